import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRate } from '../../../../../server/http/rate'
import { createShared } from '../../../../../server/http/rates/shared-rates'

const LIMIT = 160

describe('shared rate limits', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const open = () => {
    const sums = new Map<string, number>()
    const spend = vi.fn(async (key: string, points: number) => {
      sums.set(key, (sums.get(key) ?? 0) + points)
      return { consumedPoints: sums.get(key) ?? 0, msBeforeNext: 30_000 }
    })
    const place = { spend: () => spend, close: async () => {} }
    const server = () =>
      createShared(
        place,
        (text) => `signed ${text}`.padEnd(22, '.'),
        () => {},
      )
    const takers = [server(), server(), server()].map(({ share }) => share('lead', LIMIT, createRate(LIMIT)))
    return { takers, spend, sums }
  }

  it('ask nobody while a call is answered, and once for many calls', async () => {
    const { takers, spend } = open()
    for (let count = 0; count < 100; count++) takers[0]?.('busy')
    expect(spend).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(250)
    expect(spend.mock.calls.map(([, points]) => points)).toEqual([100])
  })

  it('do not ask for callers who use little', async () => {
    const { takers, spend } = open()
    for (let caller = 0; caller < 1_000; caller++) for (let count = 0; count < 9; count++) takers[0]?.(`${caller}`)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(spend).not.toHaveBeenCalled()
  })

  it('let a caller who uses all servers have the limit and a sixteenth of it for each other server', async () => {
    const { takers } = open()
    let count = 0
    for (let round = 0; round < 300; round++) {
      for (const take of takers) if (!take('everywhere')) count++
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(count).toBeGreaterThanOrEqual(LIMIT)
    // Calls that were on their way when the sum was known.
    const late = 3 * 4
    expect(count).toBeLessThanOrEqual(LIMIT + (2 * LIMIT) / 16 + late)
  })

  it('tell no address to the place', async () => {
    const { takers, spend } = open()
    for (let count = 0; count < 100; count++) takers[0]?.('203.0.113.77')
    await vi.advanceTimersByTimeAsync(250)
    expect(spend.mock.calls.flat().join()).not.toContain('203.0.113.77')
  })

  it('are added up one after the other, also while one of them is used without a pause', async () => {
    const names: string[] = []
    const place = {
      spend: (name: string) => async () => {
        names.push(name)
        await new Promise((resolve) => setTimeout(resolve, 20))
        return { consumedPoints: 0, msBeforeNext: 0 }
      },
      close: async () => {},
    }
    const { share } = createShared(place, (text) => text.padEnd(22, '.'), vi.fn())
    const [busy, other] = ['busy', 'other'].map((name) => share(name, 16, () => 0))
    for (let count = 0; count < 100; count++) {
      for (let caller = 0; caller < 10; caller++) busy?.(`${caller}`)
      other?.('one')
      await vi.advanceTimersByTimeAsync(20)
    }
    expect(names).toContain('other')
  })

  it('forget what a place that does not answer could not be told', async () => {
    const pendingKeys = new Set<string>()
    let answers = false
    const place = {
      spend: () => async (key: string) => {
        if (!answers) throw new Error('gone')
        pendingKeys.add(key)
        return { consumedPoints: 0, msBeforeNext: 0 }
      },
      close: async () => {},
    }
    const { share } = createShared(place, (text) => text.slice(11).padEnd(22, '.'), vi.fn())
    const take = share('lead', 16, () => 0)
    for (let minute = 0; minute < 5; minute++) {
      for (let caller = 0; caller < 200; caller++) take(`${minute} ${caller}`)
      await vi.advanceTimersByTimeAsync(61_000)
    }
    take('last')
    answers = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect(pendingKeys.size).toBeLessThanOrEqual(1)
  })
})
