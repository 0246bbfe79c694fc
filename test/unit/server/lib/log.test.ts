import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bufferLog } from '../../../../server/lib/log'

describe('the log', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('writes many lines at once, a moment after the first', () => {
    const write = vi.fn()
    const { log } = bufferLog(write)
    for (const line of ['a', 'b', 'c']) log(line)
    expect(write).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    expect(write.mock.calls).toEqual([['a\nb\nc']])
    log('d')
    vi.advanceTimersByTime(100)
    expect(write.mock.lastCall).toEqual(['d'])
  })

  it('writes an error at once, after what came before it', () => {
    const write = vi.fn()
    const { log } = bufferLog(write)
    log('a')
    log('Error', true)
    expect(write.mock.calls).toEqual([['a\nError']])
    vi.advanceTimersByTime(1_000)
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('does not grow: enough lines are written without waiting', () => {
    const write = vi.fn()
    const { log, flush } = bufferLog(write)
    for (let count = 0; count < 1_000; count++) log('x'.repeat(100))
    expect(write.mock.calls.length).toBeGreaterThan(5)
    flush()
    const all = write.mock.calls.map(([lines]) => lines).join('\n')
    expect(all.split('\n')).toHaveLength(1_000)
  })

  it('writes nothing if there is nothing', () => {
    const write = vi.fn()
    bufferLog(write).flush()
    expect(write).not.toHaveBeenCalled()
  })
})
