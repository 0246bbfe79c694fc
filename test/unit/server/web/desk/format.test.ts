// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import {
  ago,
  count,
  counted,
  dayAfter,
  exactly,
  pathOf,
  percent,
  safeLink,
} from '../../../../../server/web/desk/format'

const NOW = Date.parse('2026-03-10T12:00:00Z')
const before = (seconds: number): string => new Date(NOW - seconds * 1000).toISOString()

describe('ago', () => {
  it.each([
    [0, 'now'],
    [59, 'now'],
    [-90, 'now'],
    [60, '1 min. ago'],
    [3_599, '59 min. ago'],
    [7_300, '2 hr. ago'],
    [86_400, 'yesterday'],
    [86_400 * 15, '2 wk. ago'],
  ])('%d seconds → %s', (seconds, words) => {
    expect(ago(before(seconds), NOW)).toBe(words)
  })

  it('accepts an invalid time', () => {
    expect(ago('soon', NOW)).toBe('now')
    expect(exactly('soon')).toBe('soon')
  })
})

it.each([
  ['2026-11-22', 0, 'Nov 22'],
  ['2026-12-31', 1, 'Jan 1'],
  ['2028-02-01', 29, 'Mar 1'],
])('%s and %i days → %s, in any time zone', (date, days, words) => {
  expect(dayAfter(date, days)).toBe(words)
})

it('formats figures', () => {
  expect(count(13_498)).toBe('13,498')
  expect(percent(0.0916)).toBe('9.2%')
  expect(percent(0)).toBe('0%')
  expect(counted(1, 'lead')).toBe('1 lead')
  expect(counted(1200, 'lead')).toBe('1,200 leads')
})

describe('safeLink', () => {
  it.each(['https://shop.example/a?b=c', 'http://shop.example/', '/?ppt-preview=1'])('allows %s', (address) => {
    expect(safeLink(address)).toBe(address)
  })

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'blob:x', 'https://', 'vbscript:x'])(
    'refuses %s',
    (address) => {
      expect(safeLink(address)).toBeUndefined()
    },
  )
})

it('shows only the path of an address', () => {
  expect(pathOf('https://shop.example/vases/blue?utm=1#top')).toBe('/vases/blue')
  expect(pathOf('https://')).toBe('')
})
