import { describe, expect, it, vi } from 'vitest'
import { aimsOf } from '../../../bench/aims'
import { check, isWorse } from '../../../bench/check'
import { type Claim, claimsOf } from '../../../bench/claims'
import type { Results } from '../../../bench/results'

const claim = (median: number, spread = 0, step = 0): Claim => ({
  name: 'boot-script / limit',
  value: { median, low: median - spread / 2, high: median + spread / 2 },
  step,
})

describe('a claim is worse', () => {
  it.each([
    ['when it rises without any noise', claim(2), claim(2.1), true],
    ['not when it stays the same', claim(2), claim(2), false],
    ['not when it falls', claim(2), claim(1), false],
    ['not within the spread of both runs', claim(2, 0.5), claim(2.9, 0.5), false],
    ['beyond the spread of both runs', claim(2, 0.5), claim(3.1, 0.5), true],
    ['not within the resolution of the instruments', claim(2, 0, 0.5), claim(2.4), false],
  ])('%s', (_, before, now, worse) => {
    expect(isWorse(before, now)).toBe(worse)
  })
})

const stat = (median: number) => ({ median, low: median, high: median })

const results = {
  page: [
    {
      name: 'boot-script',
      title: '',
      unit: 'ms',
      step: 4,
      values: { wisp: stat(20), peer: stat(40), floor: stat(10) },
      peer: { name: 'peer', ratio: stat(0.5) },
      limit: { name: 'floor', ratio: stat(2) },
    },
    { name: 'shift', title: '', unit: '', step: 0.001, values: { wisp: stat(0) }, limit: { name: 'floor' } },
  ],
  gallery: [
    {
      name: 'gallery-frame-cold',
      title: '',
      unit: 'ms',
      step: 17,
      values: { wisp: stat(100), photoswipe: stat(170), 'by-hand': stat(50) },
      peer: { name: 'photoswipe', ratio: stat(0.6) },
      limit: { name: 'by-hand', ratio: stat(2) },
    },
  ],
  growth: [{ name: 'popups', title: '', of: '', lines: [{ name: 'wisp', title: '', points: [], exponent: stat(1) }] }],
  server: [
    {
      name: 'display',
      database: 'libsql',
      processes: 1,
      sites: 10,
      popups: 1,
      cost: { value: stat(40), floor: stat(30), ratio: stat(1.25) },
      perSecond: { value: stat(9000), floor: stat(12_000), ratio: stat(0.75) },
      p99: { value: stat(4), floor: stat(3), ratio: stat(1.3) },
    },
  ],
  desk: [],
  memory: [{ database: 'libsql', sites: 10, memory: stat(90) }],
} satisfies Partial<Results>

describe('the claims of a run', () => {
  const claims = Object.fromEntries(claimsOf(results as unknown as Results).map((entry) => [entry.name, entry]))

  it('are its ratios, values without a ratio, exponents and memory, but not the limits themselves', () => {
    expect(Object.keys(claims)).toEqual([
      'boot-script / best peer',
      'boot-script / limit',
      'shift',
      'gallery-frame-cold / best peer',
      'gallery-frame-cold / limit',
      'growth by popups: exponent',
      'server display, libsql, processes 1, sites 10, popups 1: processor time / bare route',
      'memory, libsql, 10 sites, MB',
    ])
  })
  it('know the resolution of their instruments', () => {
    expect(claims['boot-script / limit']?.step).toBe(0.4)
    expect(claims['gallery-frame-cold / best peer']?.step).toBe(0.1)
  })
})

describe('aims', () => {
  const withPaint = (ours: number) =>
    ({
      ...results,
      page: [
        {
          name: 'paint-warm',
          title: 'warm',
          unit: 'ms',
          step: 17,
          values: { wisp: stat(ours), sentry: stat(100) },
          peer: { name: 'sentry', ratio: stat(ours / 100) },
        },
        {
          name: 'requests-armed',
          title: 'requests',
          unit: '',
          step: 0,
          values: { wisp: stat(2), edge: stat(1), sentry: stat(1) },
          peer: { name: 'sentry', ratio: stat(2) },
        },
      ],
    }) as unknown as Results
  const aim = (of: Results, title: string) => aimsOf(of).find((entry) => entry.title === title)

  it('are met up to their limits, against the best of the others or by themselves', () => {
    expect(aim(withPaint(100), 'warm / best peer')).toMatchObject({ value: 1, unit: '×', isMet: true })
    expect(aim(withPaint(101), 'warm / best peer')).toMatchObject({ value: 1.01, isMet: false })
    expect(aim(withPaint(100), 'requests, in edge mode')).toMatchObject({ value: 1, limit: 1, isMet: true })
  })
  it('that were not measured are not met', () => {
    expect(aim(withPaint(100), 'memory-shown')).toMatchObject({ value: undefined, isMet: false })
  })
  it('that the committed results keep to must not be lost, by more than the measuring accuracy', () => {
    vi.spyOn(console, 'log').mockReturnValue()
    const lost = (before: number, now: number) => {
      const steady = { median: 1, low: 0, high: 9 }
      const of = (paint: number) => {
        const results = withPaint(paint)
        for (const row of results.page)
          if (row.peer?.ratio) row.peer.ratio = { ...steady, median: row.peer.ratio.median }
        return results
      }
      return check(of(before), of(now))
    }
    expect([lost(100, 116), lost(100, 118), lost(101, 150)]).toEqual([0, 1, 0])
    vi.restoreAllMocks()
  })
})
