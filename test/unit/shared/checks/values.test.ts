import { describe, expect, it } from 'vitest'
import { date, readDate, tidyDate } from '../../../../shared/checks/date'
import { decimalIn } from '../../../../shared/checks/decimal'
import { normalisePhone } from '../../../../shared/checks/normalise-phone'
import { roundNumber } from '../../../../shared/checks/number'
import { everyFieldEmpty } from '../../../../shared/checks/required'
import { withScheme } from '../../../../shared/checks/web-address'
import { DATES, NUMBERS } from '../../../support/inputs'

describe('submit is blocked when every form field is empty', () => {
  it.each([
    [[], 'required'],
    [['', ' ', 'false'], 'required'],
    [['', 'Ann'], undefined],
    [['true', ''], undefined],
  ])('%j: %s', (values, problem) => expect(everyFieldEmpty(values)).toBe(problem))
})

describe('a phone number: spaces and parentheses removed, leading 0 dropped, dial code prefixed with +', () => {
  it.each([
    ['054 123 4567', '972', '+972541234567'],
    ['(03) 123-4567', '+972', '+97231234567'],
    ['(212) 555 0123', '1', '+12125550123'],
    ['+44 20 7946 0958', '972', '+442079460958'],
    ['+44 (0)20 7946 0958', '44', '+442079460958'],
    ['054 123', '', '054123'],
    ['', '1', ''],
  ])('“%s” with %s: %s', (value, dialCode, normal) => expect(normalisePhone(value, dialCode)).toBe(normal))
})

describe('a number is rounded to 2 decimals', () => {
  it.each([
    ['4', '4'],
    ['4.5', '4.5'],
    ['4.50', '4.50'],
    ['4.567', '4.57'],
    ['1.005', '1.01'],
    ['2.999', '3'],
    ['12,5', '12.5'],
    ['1,234', '1234'],
    ['0,125', '0.13'],
    ['1,234.567', '1234.57'],
    ['1.234,567', '1234.57'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ["1'234.5", '1234.5'],
    ['1 234,5', '1234.5'],
    ['.5', '0.5'],
    ['4.', '4'],
    ['12345678901234567890', '12345678901234567890'],
    ['', ''],
    ['four', 'four'],
  ])('“%s”: %s', (value, rounded) => expect(roundNumber(value)).toBe(rounded))
})

describe('a number is read as its language writes it', () => {
  it.each(NUMBERS)('with “%s”, %s: %s', (decimal, typed, expected) =>
    expect(roundNumber(typed, { decimal })).toBe(expected),
  )
})

it.each([
  ['', '.'],
  ['en', '.'],
  ['he', '.'],
  ['hi', '.'],
  ['ja', '.'],
  ['de', ','],
  ['fr', ','],
  ['ru', ','],
  ['pt-BR', ','],
  // The decimal sign of these scripts is accepted in all languages.
  ['ar-EG', '.'],
  ['fa', '.'],
  ['no language', undefined],
])('decimals in “%s” stand after “%s”', (language, sign) => expect(decimalIn(language)).toBe(sign))

describe('a date is read in many spellings, and sent in one', () => {
  it.each(DATES)('%s', (typed) => {
    const date = tidyDate(typed)
    expect(['01/02/1990', '1990-02-01']).toContain(date)
    expect(readDate(typed)).toEqual(new Date(1990, 1, 1))
  })
})

it.each(['1/2/2533', '12/11/1369', '5/7/1410', '1/2/9190'])(
  'a date whose year is unlikely, such as one of another calendar, is asked about: %s',
  (typed) => expect(date(typed, { now: 0 })).toEqual({ doubt: 'yearUnlikely' }),
)

describe('a date may name its month', () => {
  /** The languages whose own way to write a date is tried; Basque, Mongolian and Thai write more than a date. */
  const LANGUAGES =
    'en de fr es it pt nl pl cs sk hu ro bg ru uk sr hr sl lt lv et fi sv da nb is ga tr el he ar fa ur hi bn ta te vi id ms ja ko zh sw ca gl ka hy az kk uz sq mk bs af fil am km ne'.split(
      ' ',
    )
  const STYLES: Intl.DateTimeFormatOptions[] = [
    { dateStyle: 'full' },
    { dateStyle: 'long' },
    { dateStyle: 'medium' },
    { day: '2-digit', month: 'short', year: 'numeric' },
  ]
  const MONTHS = Array.from({ length: 12 }, (_, month) => month)

  it('in each of many languages, in the language of the page', () => {
    const wrong = LANGUAGES.flatMap((language) =>
      STYLES.flatMap((style) => {
        const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { ...style, timeZone: 'UTC' })
        const spellings = MONTHS.map((month): [string, number] => [format.format(Date.UTC(1990, month, 17)), month])
        return spellings.filter(([typed, month]) => `${readDate(typed, [language])}` !== `${new Date(1990, month, 17)}`)
      }),
    )
    expect(wrong).toEqual([])
  })

  it.each([
    ...['3 March 1990', 'March 3, 1990', '3rd of March 1990', '3-Mar-1990', '03MAR1990', 'Sat, 3 Mar 1990'],
    ...[
      '3. März 1990',
      '3.Mrz.1990',
      '3 MARZEC 1990',
      '1990. III. 3.',
      '3 mars 1990',
      '3 במרץ 1990',
      '1990年3月3日(土)',
    ],
    ...['३ मार्च १९९०', '3.03.1990 r.', '3.3.1990 р.', '3. 3. 1990. god.', '3. března 1990 roku'],
    ...['ngày 3 tháng 3 năm 1990', '٣ مارس ١٩٩٠', '3\u00a0März\u200b 1990'],
  ])('%s', (typed) => expect(tidyDate(typed, { languages: ['de', 'pl', 'fr', 'ar', 'hi', 'cs'] })).toBe('03/03/1990'))

  it('that the language of the page knows first: listopad is October in Croatian, and November in Polish', () => {
    expect(tidyDate('3 listopad 1990', { languages: ['hr', 'pl'] })).toBe('03/10/1990')
    expect(tidyDate('3 listopad 1990', { languages: ['pl', 'hr'] })).toBe('03/11/1990')
  })

  it.each(['3 March 1990 or so', '3 March or April 1990', '30 February 1990', '3 jui 1990', '3 Nonember 1990'])(
    'not %s',
    (typed) => expect(readDate(typed, ['en', 'fr', '', 'no such language'])).toBeUndefined(),
  )

  it.each(['1 फरवरी 1990', '1 फ़रवरी 1990'])('with or without the points of a letter: %s', (typed) =>
    expect(tidyDate(typed, { languages: ['hi'] })).toBe('01/02/1990'),
  )

  it('and is asked for a year of two digits', () => expect(date('3 March 90', { now: 0 })).toBe('year'))
})

describe('http:// before a website that lacks a scheme and contains a dot', () => {
  it.each([
    ['shop.example', 'http://shop.example'],
    ['//shop.example', 'http://shop.example'],
    ['shop.example:8080/x', 'http://shop.example:8080/x'],
    ['http.example', 'http://http.example'],
    ['https://shop.example', 'https://shop.example'],
    ['HTTP://shop.example', 'HTTP://shop.example'],
    ...[
      'http:/shop.example',
      'http//shop.example',
      'http:shop.example',
      'http:\\\\shop.example',
      'http:// shop.example',
    ].map((typed): [string, string] => [typed, 'http://shop.example']),
    ['mailto:a@b.co', 'mailto:a@b.co'],
    ['shop', 'shop'],
    ['', ''],
  ])('“%s”: %s', (value, address) => expect(withScheme(value)).toBe(address))
})
