import { describe, expect, it } from 'vitest'
import { withSummary } from '../../../bench/report/readme'
import type { Results } from '../../../bench/results'

const stat = (median: number) => ({ median, low: median, high: median })

const results = {
  columns: [
    { name: 'wisp', title: 'Wisp', kind: 'ours' },
    { name: 'sentry', title: 'Sentry feedback', kind: 'peer' },
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
  ],
  gallery: [],
  galleries: [],
  server: [],
} as unknown as Results

describe('the table in the README', () => {
  const first = withSummary('# Wisp\n\nWords.\n', results)

  it('is appended if there is none yet', () => {
    expect(first).toMatch(/^# Wisp\n\nWords\.\n\n## How it compares\n\n<!-- bench -->/)
  })
  it('replaces the previous one', () => {
    expect(withSummary(first, results)).toBe(first)
    expect(withSummary('a <!-- bench -->old<!-- /bench --> b', results)).toMatch(
      /^a <!-- bench -->.*<!-- \/bench --> b$/s,
    )
  })
  it('shows lost rows like won ones', () => {
    expect(first).toContain('| bytes, B | 7,500 | 5,000 (Sentry feedback) | 1.5 × | 750 (floor) | 10 × |')
  })
})
