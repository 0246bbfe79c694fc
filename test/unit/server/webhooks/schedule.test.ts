import { describe, expect, it } from 'vitest'
import { FAILING_MS, holdFor, waitAfter } from '../../../../server/webhooks/schedule'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('the attempts of a delivery', () => {
  it('are ten, further and further apart', () => {
    const waits = Array.from({ length: 10 }, (_, index) => waitAfter(index + 1, () => 0))
    expect(waits).toEqual([
      ...[5_000, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR],
      undefined,
    ])
  })

  it('go on for longer than the time after which a webhook is switched off', () => {
    const all = Array.from({ length: 9 }, (_, index) => waitAfter(index + 1, () => 0) ?? 0)
    expect(all.reduce((sum, wait) => sum + wait)).toBeGreaterThan(FAILING_MS)
  })

  it('are a little later each for itself', () => {
    expect(waitAfter(3, () => 0.5)).toBe(31.5 * MINUTE)
    expect(waitAfter(3, () => 1)).toBe(33 * MINUTE)
  })
})

describe('a receiver is left alone', () => {
  const now = Date.UTC(2026, 0, 1)
  it.each([
    ['for as long as it asks', 429, '120', 120_000],
    ['until the time that it names', 503, 'Thu, 01 Jan 2026 00:10:00 GMT', 10 * MINUTE],
    ['for an hour at most', 429, '999999', HOUR],
    ['for a moment if it is busy and does not say', 502, undefined, 30_000],
    ['for a moment if it says nothing that can be read', 504, 'soon', 30_000],
    ['not at all if it asks for a time that is over', 429, 'Wed, 31 Dec 2025 00:00:00 GMT', 0],
    ['not at all if it only fails', 500, undefined, 0],
  ])('%s', (_, status, retryAfter, hold) => expect(holdFor(status, retryAfter, now)).toBe(hold))
})
