import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTurn } from '../../../../../chunks/core/display-queue/turn'
import type { LiveState } from '../../../../../shared/model/display-queue'
import { EXCLUSIVE, POPUP_TYPES, type PopupType } from '../../../../../shared/model/popup'
import { stateOf } from '../../../../support/campaign'

const popup = (type: PopupType): LiveState => stateOf({ type, id: type })
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A turn whose draws are written down. */
const turnOf = (
  allowed: (state: LiveState) => boolean = () => true,
  drawn: () => Promise<boolean> = async () => true,
) => {
  const shown: string[] = []
  const queue: LiveState[] = []
  const turn = createTurn(queue, allowed, async (state) => {
    const done = await drawn()
    if (done) shown.push(state.campaign.id)
    return done
  })
  return { turn, shown, waiting: () => queue.map(({ campaign }) => campaign.id) }
}

describe('turn', () => {
  it('shows exclusive popups one at a time, in order of firing', async () => {
    const { turn, shown, waiting } = turnOf()
    const [first, second, third] = [popup('lightbox'), popup('fullpage'), popup('gamified')]
    for (const state of [first, second, third]) turn.enter(state)
    await settled()
    expect(shown).toEqual(['lightbox'])
    expect(waiting()).toEqual(['fullpage', 'gamified'])
    turn.release(first)
    await settled()
    expect(shown).toEqual(['lightbox', 'fullpage'])
    turn.release(second)
    await settled()
    expect(shown).toEqual(['lightbox', 'fullpage', 'gamified'])
    expect(waiting()).toEqual([])
  })

  it.each(POPUP_TYPES.filter((type) => !EXCLUSIVE.includes(type)))(
    'shows a %s beside an exclusive one',
    async (type) => {
      const { turn, shown, waiting } = turnOf()
      turn.enter(popup('lightbox'))
      turn.enter(popup(type))
      await settled()
      expect(shown).toEqual(['lightbox', type])
      expect(waiting()).toEqual([])
    },
  )

  it('looks at a waiting popup again when its turn comes, and passes over one that may not show any more', async () => {
    let secondMayShow = true
    const { turn, shown } = turnOf(({ campaign }) => campaign.type !== 'fullpage' || secondMayShow)
    const first = popup('lightbox')
    for (const state of [first, popup('fullpage'), popup('gamified')]) turn.enter(state)
    await settled()
    secondMayShow = false
    turn.release(first)
    await settled()
    expect(shown).toEqual(['lightbox', 'gamified'])
  })

  it.each([
    ['fails', async () => Promise.reject(new Error('chunk')), 'failed'],
    ['is cancelled', async () => false, undefined],
  ])('gives the turn back when a draw %s', async (_, drawn, kept) => {
    let draws = 0
    const { turn, shown } = turnOf(
      () => true,
      () => (draws++ ? Promise.resolve(true) : drawn()),
    )
    const first = { ...popup('lightbox'), active: true }
    turn.enter(first)
    turn.enter(popup('fullpage'))
    await settled()
    expect(shown).toEqual(['fullpage'])
    expect(first.active).toBe(false)
    expect(first.kept).toBe(kept)
  })

  it('a popup that is fired again while it waits, waits once', async () => {
    const { turn, shown, waiting } = turnOf()
    const [first, second] = [popup('lightbox'), popup('fullpage')]
    for (const state of [first, second, second]) turn.enter(state)
    await settled()
    expect(waiting()).toEqual(['fullpage'])
    turn.release(first)
    turn.release(second)
    await settled()
    expect(shown).toEqual(['lightbox', 'fullpage'])
  })

  it('a popup beside it that goes does not take the turn from the one that has it', async () => {
    const { turn, shown } = turnOf()
    const bar = popup('bar')
    for (const state of [popup('lightbox'), bar, popup('fullpage')]) turn.enter(state)
    await settled()
    turn.release(bar)
    await settled()
    expect(shown).toEqual(['lightbox', 'bar'])
  })

  it('never has two exclusive popups on screen, whatever the order of events', async () => {
    const event = fc.record({ what: fc.constantFrom('fire', 'release'), which: fc.nat(POPUP_TYPES.length - 1) })
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
        const states = POPUP_TYPES.map(popup)
        const onScreen = new Set<LiveState>()
        const twice: string[][] = []
        const turn = createTurn(
          [],
          () => true,
          async (state) => {
            onScreen.add(state)
            const exclusive = [...onScreen]
              .map(({ campaign }) => campaign.type)
              .filter((type) => EXCLUSIVE.includes(type))
            if (exclusive.length > 1) twice.push(exclusive)
            return true
          },
        )
        for (const { what, which } of events) {
          const state = states[which] as LiveState
          if (what === 'fire' && !state.active) {
            state.active = true
            turn.enter(state)
          } else if (what === 'release' && onScreen.delete(state)) turn.release(state)
          await Promise.resolve()
        }
        expect(twice).toEqual([])
      }),
    )
  })
})
