import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { delay } from '../../../../../../chunks/page-builder/page-popups/triggers/delay'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The page was ready at `ready` and, if it was prerendered, came on the screen at `active`; now it is `now`, in ms. */
const setTimes = (now: number, ready: number, active = 0): void => {
  vi.spyOn(performance, 'now').mockReturnValue(now)
  const entry = { domContentLoadedEventStart: ready, activationStart: active } as unknown as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
}

/** Stands in for loading: this trigger needs no other chunk. */
const load = async () => ({}) as never

it.each([
  ['the chunk comes at once', 1000, 1000, 0, 5000],
  ['the chunk comes 3 s later', 4000, 1000, 0, 2000],
  ['the chunk comes too late', 9000, 1000, 0, 0],
  ['the page was prerendered', 9000, 1000, 8000, 4000],
])('5 s after the page is ready, if %s', (_when, now, ready, active, wait) => {
  setTimes(now, ready, active)
  const reached: number[] = []
  delay((value) => reached.push(value), 5, load)
  vi.advanceTimersByTime(Math.max(0, wait - 1))
  if (wait) expect(reached).not.toContain(5)
  vi.advanceTimersByTime(1)
  expect(reached.at(-1)).toBe(5)
})

it('stops', () => {
  setTimes(0, 0)
  const report = vi.fn()
  delay(report, 1, load)()
  vi.runAllTimers()
  expect(report).not.toHaveBeenCalled()
})
