// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runUntil } from '../../../../chunks/page-builder/page-countdown/run-until'
import { splitFrom, UNIT_NAMES } from '../../../../shared/page/countdown/largest'
import { UNIT_SECONDS } from '../../../../shared/page/countdown/remaining'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(0)
})
afterEach(() => {
  vi.useRealTimers()
})

const run = (end: number) => {
  const ticks: number[] = []
  return { ticks, clock: runUntil(end, (seconds) => ticks.push(seconds)) }
}

describe('a countdown’s clock', () => {
  it('rounds up, tells each second once, and ends', () => {
    const { ticks } = run(2_500)
    expect(ticks).toEqual([3])
    vi.advanceTimersByTime(499)
    expect(ticks).toEqual([3])
    vi.advanceTimersByTime(1)
    expect(ticks).toEqual([3, 2])
    vi.advanceTimersByTime(60_000)
    expect(ticks).toEqual([3, 2, 1, 0])
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([0, -1, -86_400_000])('ends at once for an end at %s', (end) => expect(run(end).ticks).toEqual([0]))

  it('reads the clock when a hidden tab is seen again', () => {
    const { ticks } = run(100_000)
    vi.setSystemTime(58_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(ticks).toEqual([100, 42])
  })

  it('is moved forward only', () => {
    const { clock, ticks } = run(100_000)
    clock.endBy(200_000)
    clock.endBy(30_000)
    expect(ticks).toEqual([100, 30])
  })

  it('is silent once it has stopped', () => {
    const { clock, ticks } = run(5_000)
    clock.stop()
    vi.advanceTimersByTime(9_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(ticks).toEqual([5])
  })
})

it('the units that are shown add up to what is left, whichever is the largest', () => {
  fc.assert(
    fc.property(fc.nat(400 * UNIT_SECONDS.days), fc.constantFrom(...UNIT_NAMES), (seconds, largest) => {
      const values = splitFrom(seconds, largest)
      expect(UNIT_NAMES.reduce((sum, unit) => sum + values[unit] * UNIT_SECONDS[unit], 0)).toBe(seconds)
      const smaller = UNIT_NAMES.slice(UNIT_NAMES.indexOf(largest) + 1)
      const limits = { days: Number.POSITIVE_INFINITY, hours: 23, minutes: 59, seconds: 59 }
      for (const unit of smaller) expect(values[unit]).toBeLessThanOrEqual(limits[unit])
    }),
  )
})
