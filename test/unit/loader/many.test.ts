// @vitest-environment happy-dom
/** What each further popup of a page costs before it fires, counted instead of timed. */
import { expect, it, vi } from 'vitest'
import { cartOf } from '../../../chunks/services/targeting/cart'
import type { PopupDefinition } from '../../../shared/model/popup'
import { signals } from '../../../shared/page/platform/signals'
import { countListeners } from '../../support/listeners'
import { freshPages, leave, open } from './page'

freshPages()

/** The cart listens from the first time that it is asked for, as it is where popups are many. */
cartOf(signals)

const FEW = 2
const MANY = 100
const popupsOf = (count: number): Partial<PopupDefinition>[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `popup${`${index}`.padStart(8, '0')}`,
    triggers: { exitIntent: true, scrollPercent: 50 },
    stopWhenConverted: true,
  }))

it(`${MANY} armed popups have the listeners and timers of ${FEW}`, async () => {
  const listeners = countListeners()
  const timers = vi.spyOn(globalThis, 'setTimeout')
  /** Until all are armed, and beyond what came before. */
  const costOf = async (count: number) => {
    const before = { listeners: listeners(), timers: timers.mock.calls.length }
    const { popups, stop } = await open(popupsOf(count))
    const states = popups().popups.peek()
    expect(states.filter(({ status }) => status.peek().step === 'armed')).toHaveLength(count)
    const cost = {
      listeners: listeners() - before.listeners,
      timers: timers.mock.calls.length - before.timers,
    }
    await stop()
    return cost
  }
  // What lasts as long as the page comes with the first.
  await costOf(FEW)
  const few = await costOf(FEW)
  const many = await costOf(MANY)
  expect(many).toEqual(few)
})

it('a popup that fires leaves the others armed, and the pointer fires them all', async () => {
  const { popups, settled } = await open(popupsOf(3))
  leave()
  await settled()
  const fired = popups()
    .popups.peek()
    .map(({ status }) => status.peek().trigger)
  expect(fired).toEqual(['exitIntent', 'exitIntent', 'exitIntent'])
})
