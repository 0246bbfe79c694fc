// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { watch } from '../../../../../chunks/popup/edges/index'

it('the code that keeps popups apart is there once, and ends when it is stopped', () => {
  const added = vi.spyOn(window, 'addEventListener')
  const removed = vi.spyOn(window, 'removeEventListener')
  const disconnected = vi.spyOn(MutationObserver.prototype, 'disconnect')
  const stop = watch()
  expect(watch()).toBe(stop)
  expect(added).toHaveBeenCalledTimes(1)
  stop()
  expect([removed.mock.calls.length, disconnected.mock.calls.length]).toEqual([1, 1])
  const next = watch()
  expect(next).not.toBe(stop)
  // The stop belongs to earlier popups, so the watch stays the same.
  stop()
  expect(watch()).toBe(next)
  next()
})
