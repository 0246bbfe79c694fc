import { afterEach, expect, it, vi } from 'vitest'
import { formatMoney, minorUnitsOf, toMinor } from '../../../../../shared/page/platform/money'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['USD', 100],
  ['JPY', 1],
  ['jpy', 1],
  ['KRW', 1],
  ['CLP', 1],
  ['KWD', 1000],
  ['IQD', 1000],
  // Chrome knows no digits of these, Firefox two.
  ['HUF', 100],
  ['IDR', 100],
  ['COP', 100],
  ['', 100],
  ['US', 100],
])('a unit of %o has %i minor units, in every browser', (currency, units) => {
  expect(minorUnitsOf(currency)).toBe(units)
})

it('is counted without asking for Intl', () => {
  const numberFormat = vi.spyOn(Intl, 'NumberFormat')
  expect([toMinor('19.90', 'EUR'), toMinor(1990, 'JPY'), toMinor('1.999', 'KWD')]).toEqual([1990, 1990, 1999])
  expect(numberFormat).not.toHaveBeenCalled()
})

it.each([
  ['USD', 1990, '$19.90'],
  ['JPY', 1990, '¥1,990'],
  ['KWD', 1990, 'KWD 1.990'],
  ['HUF', 199_000, 'HUF 1,990'],
  ['', 1990, '19.90'],
  ['no currency', 1990, '19.90'],
])('in %o, %i is written %o', (currency, minor, text) => {
  expect(formatMoney(minor, currency, 'en').replace(/\s/g, ' ')).toBe(text)
})
