// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { lookForPlaces, watchPlaces } from '../../../../../shared/page/platform/places'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('looks for places when something has come, until it is stopped', async () => {
  const look = vi.fn()
  const stop = watchPlaces(look)
  document.body.append(document.createElement('p'))
  await expect.poll(() => look.mock.calls.length).toBe(1)
  stop()
})

it('looks for none once it was stopped, even where the timers of the page cannot be stopped', async () => {
  vi.stubGlobal('clearTimeout', () => {})
  const look = vi.fn()
  const stop = watchPlaces(look)
  document.body.append(document.createElement('p'))
  // The change is noted, and its look waits.
  await Promise.resolve()
  stop()
  const later = vi.fn()
  setTimeout(later, 200)
  await expect.poll(() => later.mock.calls.length).toBe(1)
  expect(look).not.toHaveBeenCalled()
})

it.each([
  ['the first one', lookForPlaces],
  ['the one that comes from time to time', watchPlaces],
])('looks for none once it was stopped: not %s either', (_, watch) => {
  vi.useFakeTimers()
  vi.stubGlobal('clearTimeout', () => {})
  vi.stubGlobal('clearInterval', () => {})
  const look = vi.fn()
  watch(look)()
  vi.advanceTimersByTime(20_000)
  expect(look).not.toHaveBeenCalled()
})
