// @vitest-environment happy-dom
/** The cost of each further popup of a page before it fires, counted instead of timed. */
import { expect, it, vi } from 'vitest'
import { cartOf } from '../../../chunks/services/targeting/cart'
import type { PopupDefinition } from '../../../shared/model/popup'
import { signals } from '../../../shared/page/platform/signals'
import { countStorageCalls } from '../../support/browser-storage'
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

it(`${MANY} armed popups have the listeners and timers of ${FEW}, and each has decided once`, async () => {
  const listeners = countListeners()
  const reads = countStorageCalls('getItem')
  /** Until all are armed, and beyond what came before. */
  const costOf = async (count: number) => {
    const before = { listeners: listeners(), timers: vi.getTimerCount(), reads: reads() }
    const { popups, stop } = await open(popupsOf(count))
    const states = popups().popups.peek()
    expect(states.filter(({ status }) => status.peek().step === 'armed')).toHaveLength(count)
    const cost = {
      listeners: listeners() - before.listeners,
      timers: vi.getTimerCount() - before.timers,
      reads: reads() - before.reads,
    }
    await stop()
    return cost
  }
  // Listeners that last as long as the page come with the first popup.
  await costOf(FEW)
  const few = await costOf(FEW)
  const many = await costOf(MANY)
  // A popup with the frequency `always` looks for two markers: of a conversion and of a close.
  const markers = 2
  expect(many).toEqual({ ...few, reads: few.reads + markers * (MANY - FEW) })
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
