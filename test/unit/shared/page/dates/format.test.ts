import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SAMPLE_LANGUAGES } from '../../../../../shared/model/text'
import { type Day, dayAt, isoDate, parseDay } from '../../../../../shared/page/dates/day'
import { dateFormat } from '../../../../../shared/page/dates/format'

const day = (text: string): Day => parseDay(text) as Day
const USUAL = 'dS MM yy'

describe('a date in words', () => {
  it.each([
    ['2026-11-01', '1st November 2026'],
    ['2026-11-02', '2nd November 2026'],
    ['2026-11-03', '3rd November 2026'],
    ['2026-11-04', '4th November 2026'],
    ['2026-11-10', '10th November 2026'],
    ['2026-11-11', '11th November 2026'],
    ['2026-11-12', '12th November 2026'],
    ['2026-11-13', '13th November 2026'],
    ['2026-11-20', '20th November 2026'],
    ['2026-11-21', '21st November 2026'],
    ['2026-11-22', '22nd November 2026'],
    ['2026-11-23', '23rd November 2026'],
    ['2026-11-30', '30th November 2026'],
    ['2026-12-31', '31st December 2026'],
  ])('%s is written %s', (date, text) => expect(dateFormat(USUAL, 'en').format(day(date))).toBe(text))

  it('has no ordinal in Hebrew', () => expect(dateFormat(USUAL, 'he').format(day('2026-11-22'))).toBe('22 נובמבר 2026'))

  it.each([
    ['d/m/y', '3/2/07'],
    ['dd/mm/yy', '03/02/2007'],
    ['D, d M yy', 'Sat, 3 Feb 2007'],
    ['DD, MM dS', 'Saturday, February 3rd'],
    ['o', '34'],
    ['oo yy', '034 2007'],
    ["'day' d 'of' MM", 'day 3 of February'],
    ["d 'o''clock'", "3 o'clock"],
    ["d '' m", "3 ' 2"],
    ["'never closed d", 'never closed d'],
    ['[d.m] (yy)?', '[3.2] (2007)?'],
    ['', ''],
  ])('in the format %s is %s', (format, text) => expect(dateFormat(format, 'en').format(day('2007-02-03'))).toBe(text))
})

describe('a typed date', () => {
  it.each([
    [USUAL, '22nd November 2026', '2026-11-22'],
    [USUAL, '22S November 2026', '2026-11-22'],
    [USUAL, ' 22 november  2026 ', '2026-11-22'],
    [USUAL, '22 Nov 2026', '2026-11-22'],
    [USUAL, '1 Sept 2026', '2026-09-01'],
    [USUAL, '2026-11-22', '2026-11-22'],
    [USUAL, '22/11/2026', '2026-11-22'],
    ['d.m.yy', '22nd November 2026', '2026-11-22'],
    ['d.m.yy', '5.6.2026', '2026-06-05'],
    ['DD, d M yy', 'Sunday, 22 Nov 2026', '2026-11-22'],
    ['oo-yy', '034-2007', '2007-02-03'],
    ['o yy', '366 2024', '2024-12-31'],
    ["'on' d 'of' MM yy", 'on 3 of May 2027', '2027-05-03'],
  ])('in the format %s, “%s” is %s', (format, typed, date) =>
    expect(isoDate(dateFormat(format, 'en').parse(typed) as Day)).toBe(date),
  )

  it.each([
    ['22 נובמבר 2026', '2026-11-22'],
    ['22 בנובמבר 2026', '2026-11-22'],
    ['22nd November 2026', '2026-11-22'],
    ['5 יוני 2026', '2026-06-05'],
    ['5 יולי 2026', '2026-07-05'],
  ])('in Hebrew, “%s” is %s', (typed, date) => expect(isoDate(dateFormat(USUAL, 'he').parse(typed) as Day)).toBe(date))

  it.each([
    '',
    'soon',
    '31st November 2026',
    '29th February 2026',
    '0th May 2026',
    '22nd Nonember 2026',
    '22nd N 2026',
    '22nd November 26',
    '22nd November 2026 or so',
    '2026-13-01',
  ])('“%s” is not a date', (typed) => expect(dateFormat(USUAL, 'en').parse(typed)).toBeUndefined())

  it.each(['366 2023', '0 2024', '367 2024'])('%s is not a day of the year', (typed) =>
    expect(dateFormat('o yy', 'en').parse(typed)).toBeUndefined(),
  )

  it('with a year of two digits is one of the hundred years until ten years from now', () => {
    const now = new Date().getFullYear()
    for (const year of [now, now + 10, now - 89])
      expect(dateFormat('d/m/y', 'en').parse(`1/1/${`${year % 100}`.padStart(2, '0')}`)).toBe(dayAt(year, 0, 1))
  })

  it('is always read as the day for which it was written', () => {
    const formats = [USUAL, 'DD d MM yy', 'D, dd M yy', 'mm/dd/yy', 'oo yy', "d 'of' MM, yy", 'yy-mm-dd']
    fc.assert(
      fc.property(
        fc.constantFrom(...formats),
        fc.constantFrom(...SAMPLE_LANGUAGES),
        fc.integer({ min: dayAt(1900, 0, 1), max: dayAt(2199, 11, 31) }),
        (format, language, day) => {
          const { format: write, parse } = dateFormat(format, language)
          expect(parse(write(day))).toBe(day)
        },
      ),
    )
  })

  it('may be anything, in any format', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (format, typed) => {
        const read = dateFormat(format, 'en').parse(typed)
        expect(read === undefined || Number.isInteger(read)).toBe(true)
      }),
    )
  })
})
