import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTurn, type PopupState } from '../../../loader/turn'
import { EXCLUSIVE, POPUP_TYPES, type PopupType } from '../../../shared/popup'
import { campaignOf } from '../../support/campaign'

const stateOf = (type: PopupType, id = type as string): PopupState => ({
  campaign: campaignOf({ type, id }),
  active: false,
  trigger: '',
  asked: false,
  cancelled: false,
  disarm() {},
})
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A turn whose draws are written down. */
const turnOf = (
  allowed: (state: PopupState) => boolean = () => true,
  drawn: () => Promise<boolean> = async () => true,
) => {
  const shown: string[] = []
  const turn = createTurn(allowed, async (state) => {
    const done = await drawn()
    if (done) shown.push(state.campaign.id)
    return done
  })
  return { turn, shown }
}

describe('turn', () => {
  it('shows exclusive popups one at a time, in order of firing', async () => {
    const { turn, shown } = turnOf()
    const [first, second, third] = [stateOf('lightbox'), stateOf('fullpage'), stateOf('gamified')]
    for (const state of [first, second, third]) turn.fire(state, 'timeDelay')
    await settled()
    expect(shown).toEqual(['lightbox'])
    turn.release(first)
    await settled()
    expect(shown).toEqual(['lightbox', 'fullpage'])
    turn.release(second)
    await settled()
    expect(shown).toEqual(['lightbox', 'fullpage', 'gamified'])
  })

  it('shows other types beside an exclusive one', async () => {
    const { turn, shown } = turnOf()
    turn.fire(stateOf('lightbox'), 'timeDelay')
    turn.fire(stateOf('bar'), 'timeDelay')
    await settled()
    expect(shown).toEqual(['lightbox', 'bar'])
  })

  it('looks at a waiting popup again when its turn comes, and passes over one that may not show any more', async () => {
    let secondMayShow = true
    const { turn, shown } = turnOf(({ campaign }) => campaign.type !== 'fullpage' || secondMayShow)
    const first = stateOf('lightbox')
    turn.fire(first, 'a')
    turn.fire(stateOf('fullpage'), 'b')
    turn.fire(stateOf('gamified'), 'c')
    await settled()
    secondMayShow = false
    turn.release(first)
    await settled()
    expect(shown).toEqual(['lightbox', 'gamified'])
  })

  it.each([
    ['fails', async () => Promise.reject(new Error('chunk'))],
    ['is cancelled', async () => false],
  ])('gives the turn back when a draw %s', async (_, drawn) => {
    let draws = 0
    const { turn, shown } = turnOf(
      () => true,
      () => (draws++ ? Promise.resolve(true) : drawn()),
    )
    const first = stateOf('lightbox')
    turn.fire(first, 'a')
    turn.fire(stateOf('fullpage'), 'b')
    await settled()
    expect(shown).toEqual(['fullpage'])
    expect(first.active).toBe(false)
  })

  it('opens one popup for two clicks while it is on its way', async () => {
    let draws = 0
    const { turn } = turnOf(
      () => true,
      async () => ++draws > 0,
    )
    const state = stateOf('lightbox')
    turn.fire(state, 'click', true)
    turn.fire(state, 'click', true)
    await settled()
    expect(draws).toBe(1)
  })

  it('never has two exclusive popups on screen, whatever the order of events', async () => {
    const event = fc.record({ what: fc.constantFrom('fire', 'release'), which: fc.nat(POPUP_TYPES.length - 1) })
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
        const states = POPUP_TYPES.map((type) => stateOf(type))
        const onScreen = new Set<PopupState>()
        const turn = createTurn(
          () => true,
          async (state) => {
            onScreen.add(state)
            expect([...onScreen].filter(({ campaign }) => EXCLUSIVE.includes(campaign.type)).length).toBeLessThan(2)
            return true
          },
        )
        for (const { what, which } of events) {
          const state = states[which] as PopupState
          if (what === 'fire') turn.fire(state, 'x')
          else if (onScreen.delete(state)) turn.release(state)
          await Promise.resolve()
        }
      }),
    )
  })
})
