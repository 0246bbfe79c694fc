import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retried } from '../../../../server/db/retry'
import { isUnavailable } from '../../../../server/lib/unavailable'

const failing = (code: string, times: number) => {
  let failuresLeft = times
  return vi.fn(async () => {
    if (failuresLeft-- > 0) throw Object.assign(new Error('no'), { code })
    return 'done'
  })
}

describe('what a database gives up', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each(['40001', '40P01', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'])('is tried again: %s', async (code) => {
    const run = failing(code, 3)
    const outcome = retried(run)
    await vi.runAllTimersAsync()
    expect(await outcome).toBe('done')
    expect(run).toHaveBeenCalledTimes(4)
  })

  it('is not tried for ever: the caller is told to come back, within seconds', async () => {
    const run = failing('40001', Number.POSITIVE_INFINITY)
    const start = Date.now()
    const outcome = retried(run).catch((error) => error)
    await vi.runAllTimersAsync()
    expect(isUnavailable(await outcome)).toBe(true)
    expect(run.mock.calls.length).toBeLessThan(30)
    expect(Date.now() - start).toBeLessThan(10_000)
  })

  it('is not tried again if it would fail again', async () => {
    const run = failing('23505', 1)
    await expect(retried(run)).rejects.toMatchObject({ code: '23505' })
    expect(run).toHaveBeenCalledTimes(1)
  })

  it.each(['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_READONLY', 'SQLITE_CANTOPEN'])(
    'and what its disk refuses is to be sent again: %s',
    (code) => expect(isUnavailable(Object.assign(new Error('no'), { code }))).toBe(true),
  )
})
