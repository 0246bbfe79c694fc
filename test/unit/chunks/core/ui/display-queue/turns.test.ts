// @vitest-environment happy-dom

import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDisplayQueue } from '../../../../../../chunks/core/ui/display-queue/display-queue'
import { queueOf } from '../../../../../../chunks/core/ui/display-queue/order'
import * as comeback from '../../../../../../chunks/popup/comeback'
import { createLifecycle } from '../../../../../../loader/lifecycle'
import { EXCLUSIVE, POPUP_TYPES, type PopupType } from '../../../../../../shared/model/popup-type'
import type { PopupState } from '../../../../../../shared/page/model/lifecycle'
import type { Mount, PopupContext } from '../../../../../../shared/page/model/popup-context'
import { drawnSettings } from '../../../../../../shared/wire/server/lean'
import { campaignOf } from '../../../../../support/campaign'
import { draws } from '../../../../../support/everyday-share'
import { pageOf } from '../../../services/targeting/world'

/** More tasks than a popup takes to open or close. */
const TASKS = 20
const settled = async (): Promise<void> => {
  for (let task = 0; task < TASKS; task++) await new Promise((resolve) => setTimeout(resolve))
}

/** Errors that were reported as ours. */
const errors: unknown[] = []
const note = (event: Event): unknown => errors.push((event as CustomEvent).detail.error)
beforeEach(() => addEventListener('wisp:error', note))

/** All cases share one screen for exclusive popups, so each case must give it back. */
let giveBack = async (): Promise<void> => {}
afterEach(async () => {
  await giveBack()
  removeEventListener('wisp:error', note)
  expect(errors.splice(0)).toEqual([])
})

/** A page with the real queue and one popup of each type. Popups are recorded instead of drawn. */
const createPage = (allowed: (state: PopupState) => boolean = () => true) => {
  const lifecycle = createLifecycle()
  const screen: PopupContext[] = []
  const history: string[] = []
  let failing: string | undefined
  let mostExclusive = 0
  const mount: Mount = async (context) => {
    if (context.popup.id === failing) throw new Error('not drawn')
    screen.push(context)
    history.push(context.popup.type)
    const exclusive = screen.filter(({ popup }) => EXCLUSIVE.includes(popup.type))
    mostExclusive = Math.max(mostExclusive, exclusive.length)
    let open = true
    return (trigger) => {
      if (!open) return
      open = false
      screen.splice(screen.indexOf(context), 1)
      context.closed(trigger)
    }
  }
  // A preview reports nothing, so that no case waits for the report chunk.
  const page = {
    ...pageOf(),
    preview: 'popup',
    load: async <T>(chunk: string) => (chunk === 'comeback' ? comeback : {}) as T,
  }
  const stop = createDisplayQueue({ page, lifecycle, allowed, open() {} })
  const states = new Map(
    lifecycle
      .add(POPUP_TYPES.map((type) => campaignOf({ id: type, type })))
      .map((state) => [state.campaign.type, state]),
  )
  const stateOf = (type: PopupType) => states.get(type) as PopupState
  giveBack = async () => {
    for (const state of states.values()) lifecycle.leave(state)
    await settled()
    stop()
  }
  return {
    lifecycle,
    history,
    stateOf,
    fail: (id: string) => {
      failing = id
    },
    shownTypes: () => screen.map(({ popup }) => popup.type),
    /** How many exclusive popups were on the screen at the same time, at most. */
    mostExclusive: () => mostExclusive,
    waiting: () =>
      queueOf([...states.values()])
        .slice(1)
        .map(({ campaign }) => campaign.type),
    fire(...types: PopupType[]) {
      const prepared = async () => ({
        html: `${drawnSettings({})}<p>Hello</p>`,
        parts: Object.fromEntries(POPUP_TYPES.map((type) => [type, { mount }])),
      })
      for (const type of types) lifecycle.fire(stateOf(type), 'timeDelay', undefined, prepared)
      return settled()
    },
    leave(type: PopupType) {
      lifecycle.leave(stateOf(type))
      return settled()
    },
  }
}

describe('turns', () => {
  it('exclusive popups show one at a time, in the order in which they fired', async () => {
    const { fire, leave, shownTypes, waiting } = createPage()
    await fire('lightbox', 'fullpage', 'gamified')
    expect([shownTypes(), waiting()]).toEqual([['lightbox'], ['fullpage', 'gamified']])
    await leave('lightbox')
    expect([shownTypes(), waiting()]).toEqual([['fullpage'], ['gamified']])
    await leave('fullpage')
    expect([shownTypes(), waiting()]).toEqual([['gamified'], []])
  })

  it.each(POPUP_TYPES.filter((type) => !EXCLUSIVE.includes(type)))(
    'a %s shows beside an exclusive one',
    async (type) => {
      const { fire, shownTypes, waiting } = createPage()
      await fire('lightbox', type)
      expect([shownTypes(), waiting()]).toEqual([['lightbox', type], []])
    },
  )

  it('a popup that may no longer show when its turn comes is skipped', async () => {
    let allowed = true
    const { fire, history, leave, stateOf } = createPage(({ campaign }) => campaign.type !== 'fullpage' || allowed)
    await fire('lightbox', 'fullpage', 'gamified')
    allowed = false
    await leave('lightbox')
    expect(history).toEqual(['lightbox', 'gamified'])
    expect(stateOf('fullpage').status.value).toMatchObject({ step: 'idle', suppressed: undefined })
  })

  it.each([
    ['fails', 'failed', ({ fail }: ReturnType<typeof createPage>) => fail('lightbox')],
    [
      'a listener cancels',
      'cancelled',
      () => addEventListener('wisp:before-show', (event) => event.preventDefault(), { once: true }),
    ],
  ])('a popup that %s says so, and gives its turn to the next', async (_, suppressed, prepare) => {
    const page = createPage()
    prepare(page)
    await page.fire('lightbox', 'fullpage')
    expect(page.shownTypes()).toEqual(['fullpage'])
    expect(page.stateOf('lightbox').status.value).toMatchObject({ step: 'idle', suppressed })
  })

  it('a popup that fires again while it waits, waits once', async () => {
    const { fire, history, leave, waiting } = createPage()
    await fire('lightbox', 'fullpage', 'fullpage')
    expect(waiting()).toEqual(['fullpage'])
    await leave('lightbox')
    await leave('fullpage')
    expect(history).toEqual(['lightbox', 'fullpage'])
  })

  it('a popup that shows beside the queue takes no turn from others when it closes', async () => {
    const { fire, leave, shownTypes } = createPage()
    await fire('lightbox', 'bar', 'fullpage')
    await leave('bar')
    expect(shownTypes()).toEqual(['lightbox'])
  })

  it('a popup that is closed while it waits does not show; fired again, it shows after the others', async () => {
    const { fire, history, leave } = createPage()
    await fire('lightbox', 'fullpage', 'gamified')
    await leave('fullpage')
    await fire('fullpage')
    for (const type of ['lightbox', 'gamified'] as const) await leave(type)
    expect(history).toEqual(['lightbox', 'gamified', 'fullpage'])
  })

  it('there are never two exclusive popups on the screen, whatever the order of events', async () => {
    const event = fc.record({
      action: fc.constantFrom('fire', 'leave', 'wait'),
      type: fc.constantFrom(...POPUP_TYPES),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 30 }), async (events) => {
        const { fire, leave, mostExclusive } = createPage()
        for (const { action, type } of events) {
          const promise = action === 'fire' ? fire(type) : action === 'leave' ? leave(type) : settled()
          if (action === 'wait') await promise
        }
        await settled()
        expect(mostExclusive()).toBeLessThan(2)
        await giveBack()
      }),
      { numRuns: draws(15, 50) },
    )
  })
})
