import { describe, expect, it } from 'vitest'
import { claimsOf } from '../../../bench/claims'
import { replacingSummary, replacingTable } from '../../../bench/report/replacing'
import type { ReplacingTable, Results } from '../../../bench/results'

const stat = (median: number) => ({ median, low: median, high: median })

const row = (name: string, ours: number, theirs: number) => ({
  name,
  title: name,
  unit: '' as const,
  step: 0,
  values: { wisp: stat(ours), jquery: stat(theirs), empty: stat(0) },
  peer: { name: 'jquery', ratio: stat(ours / theirs) },
})

const tables: ReplacingTable[] = [
  {
    name: 'site',
    title: 'a page of a site',
    columns: [
      { name: 'wisp', title: 'Wisp', kind: 'ours' },
      { name: 'jquery', title: 'jQuery', kind: 'peer', note: 'with plugins' },
      { name: 'empty', title: 'nothing', kind: 'limit' },
    ],
    rows: [row('bytes-ready', 20_000, 50_000), row('requests-ready', 13, 8)],
  },
]

describe('whole pages', () => {
  it('stand beside what ours replace there, with notes, and without the page alone', () => {
    expect(replacingTable(tables[0] as ReplacingTable)).toBe(`### a page of a site

|  | Wisp | jQuery | ratio |
| :-- | --: | --: | --: |
| bytes-ready | 20,000 | 50,000 | 0.4 × |
| requests-ready | 13 | 8 | 1.63 × |

- jQuery: with plugins`)
  })
  it('are one line in short, with their requests, for each moment that was measured', () => {
    expect(replacingSummary(tables).split('\n').slice(2)).toEqual([
      '| a page of a site, ready | 20,000 (13) | 50,000 (8) | 0.4 × |',
    ])
  })
  it('are claims, by the name of the page', () => {
    const results = { page: [], gallery: [], growth: [], server: [], memory: [], replacing: tables }
    expect(claimsOf(results as unknown as Results).map(({ name }) => name)).toEqual([
      'site bytes-ready / best peer',
      'site requests-ready / best peer',
    ])
  })
})
