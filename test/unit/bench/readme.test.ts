import { describe, expect, it } from 'vitest'
import { comparison, numbers } from '../../../bench/report/readme'
import type { Results } from '../../../bench/results'

const stat = (median: number) => ({ median, low: median, high: median })

const results = {
  made: '2026-11-22',
  commit: 'c5a12b18',
  serverMade: '2026-11-23',
  serverCommit: '480b426a',
  columns: [
    { name: 'wisp', title: 'Wisp', kind: 'ours' },
    { name: 'sentry', title: 'Sentry feedback 11.12.0', kind: 'peer' },
  ],
  page: [
    {
      name: 'bytes-armed',
      title: 'bytes',
      unit: 'B',
      step: 0,
      values: { wisp: stat(7500), sentry: stat(5000), floor: stat(750) },
      peer: { name: 'sentry', ratio: stat(1.5) },
      limit: { name: 'floor', ratio: stat(10) },
    },
    { name: 'requests-armed', title: '', unit: '', step: 0, values: { wisp: stat(2), sentry: stat(1) } },
    {
      name: 'paint-warm',
      title: 'paint',
      unit: 'ms',
      step: 0,
      values: { wisp: stat(20), sentry: stat(40) },
      peer: { name: 'sentry', ratio: stat(0.5) },
    },
  ],
  gallery: [],
  galleries: [],
  server: [],
} as unknown as Results

describe('the README', () => {
  it('shows first the measures by which popups are chosen, and which of them are lost', () => {
    expect(numbers(results).split('\n').slice(2, 4)).toEqual([
      '| bytes (requests) before anything fires | 7,500 (2) | Sentry feedback: 5,000 (1) | **1.5 ×** |',
      '| … the second time, ms | 20 | Sentry feedback: 40 | 0.5 × |',
    ])
  })
  it('says when its times were measured, and at which commit', () => {
    expect(numbers(results)).toContain('2026-11-22 at c5a12b18')
    expect(comparison(results)).toMatch(/server on\n2026-11-23 at 480b426a/)
  })
  it('shows lost rows like won ones', () => {
    expect(comparison(results)).toContain(
      '| bytes, B | 7,500 | 5,000 (Sentry feedback 11.12.0) | 1.5 × | 750 (floor) | 10 × |',
    )
  })
})
