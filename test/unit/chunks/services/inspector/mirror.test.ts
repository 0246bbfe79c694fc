// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { mirror } from '../../../../../chunks/services/inspector/mirror'
import { signals } from '../../../../../shared/page/platform/signals'

afterEach(() => vi.restoreAllMocks())

it('follows the signals of the loader, until it is stopped', () => {
  const count = signals.signal(1)
  const [mirrored, stop] = mirror(signals, () => count.value * 10)
  expect(mirrored.peek()).toBe(10)
  count.value = 2
  expect(mirrored.peek()).toBe(20)
  stop()
  count.value = 3
  expect(mirrored.peek()).toBe(20)
})

it('throws no error at the code that changes a signal, and works afterwards', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const count = signals.signal(1)
  const [mirrored, stop] = mirror(signals, () => {
    if (count.value === 2) throw new Error('a rule is broken')
    return count.value
  })
  expect(() => {
    count.value = 2
  }).not.toThrow()
  expect([mirrored.peek(), warn.mock.calls.length]).toEqual([1, 1])
  count.value = 3
  expect(mirrored.peek()).toBe(3)
  stop()
})
