import { expect, it, vi } from 'vitest'
import { cleanClock } from '../../support/clean-clock'

it('the next file finds the real clock, on which nothing of this one waits', async () => {
  const rung = vi.fn()
  setTimeout(rung)
  vi.useFakeTimers()
  setTimeout(rung)
  cleanClock()
  expect(vi.isFakeTimers()).toBe(false)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(rung).not.toHaveBeenCalled()
})

it('a file that leaves a timer of the fake clock behind fails, and the next one has the real clock', () => {
  const real = setTimeout
  vi.useFakeTimers()
  const fake = setTimeout
  vi.useRealTimers()
  globalThis.setTimeout = fake
  expect(setTimeout).not.toBe(real)
  expect(cleanClock).toThrow('setTimeout')
  expect(setTimeout).toBe(real)
})
