// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDeparture } from '../../../../chunks/site/site-links/departure'
import { guard } from '../../../../shared/page/platform/dom'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a visitor who leaves', () => {
  it('goes after 1,000 ms', () => {
    const follow = vi.fn()
    createDeparture(follow)
    vi.advanceTimersByTime(999)
    expect(follow).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(follow).toHaveBeenCalledOnce()
  })

  it('goes after 1,100 ms if the browser refused', () => {
    const follow = vi.fn().mockImplementationOnce(() => {
      throw new Error('refused')
    })
    addEventListener('wisp:error', (event) => event.preventDefault(), { once: true })
    createDeparture(follow)
    vi.advanceTimersByTime(1_099)
    expect(follow).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(follow).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(10_000)
    expect(follow).toHaveBeenCalledTimes(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is not stopped by another program that opens, but by leaving the page later', () => {
    const follow = vi.fn()
    const departure = createDeparture(follow)
    departure.stay()
    dispatchEvent(new Event('beforeunload'))
    vi.advanceTimersByTime(500)
    expect(departure.isOver).toBe(false)
    dispatchEvent(new Event('beforeunload'))
    expect(departure.isOver).toBe(true)
    vi.advanceTimersByTime(5_000)
    expect(follow).not.toHaveBeenCalled()
  })

  it('goes once at most, in any order of what may happen', () => {
    type Step = 'go' | 'stop' | 'pagehide' | 'beforeunload' | number
    const anyStep = fc.oneof(
      fc.constantFrom<Step>('go', 'stop', 'pagehide', 'beforeunload'),
      fc.integer({ min: 1, max: 1_200 }),
    )
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 8 }), (steps) => {
        const follow = vi.fn()
        const departure = createDeparture(follow)
        let time = 0
        /** What comes first decides. */
        let expected: 'follows' | 'stays' | undefined
        for (const step of steps) {
          if (typeof step === 'number') {
            time += step
            vi.advanceTimersByTime(step)
            if (time >= 1_000) expected ??= 'follows'
          } else {
            if (step === 'go') guard(departure.go)
            else if (step === 'stop') departure.stop()
            else dispatchEvent(new Event(step))
            expected ??= step === 'go' ? 'follows' : 'stays'
          }
          expect(follow).toHaveBeenCalledTimes(expected === 'follows' ? 1 : 0)
          expect(departure.isOver).toBe(expected !== undefined)
        }
        vi.advanceTimersByTime(5_000)
        expect(follow).toHaveBeenCalledTimes(expected === 'stays' ? 0 : 1)
        expect(vi.getTimerCount()).toBe(0)
      }),
    )
  })
})
