import { describe, expect, it } from 'vitest'
import { readDate, tidyDate } from '../../../../shared/checks/date'
import { everyFieldEmpty } from '../../../../shared/checks/every-field-empty'
import { normalisePhone } from '../../../../shared/checks/normalise-phone'
import { roundNumber } from '../../../../shared/checks/number'
import { withScheme } from '../../../../shared/checks/web-address'

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
  const ROWS: [decimal: string, typed: string, sent: string][] = [
    ['.', '1.234', '1.23'],
    ['.', '1,234', '1234'],
    [',', '1.234', '1234'],
    [',', '1,234', '1.23'],
    ...['.', ','].flatMap((decimal): [string, string, string][] => [
      [decimal, '12,5', '12.5'],
      [decimal, '12.50', '12.50'],
      [decimal, '1.234.567,8', '1234567.8'],
      [decimal, '1,234,567.8', '1234567.8'],
      [decimal, '12,34,567', '1234567'],
      [decimal, '1\u202f234,5', '1234.5'],
      [decimal, '1’234.5', '1234.5'],
      [decimal, '١٢٫٥', '12.5'],
      [decimal, '١٬٢٣٤٫٥', '1234.5'],
      [decimal, '۱۲٬۳۴۵', '12345'],
      [decimal, '１２．５', '12.5'],
      [decimal, '1,2,3', '1,2,3'],
    ]),
  ]
  it.each(ROWS)('with “%s”, %s: %s', (decimal, typed, sent) => expect(roundNumber(typed, { decimal })).toBe(sent))
})

describe('a date is read in many spellings, and sent in one', () => {
  const separators = ['.', '-', '/', ' ', '. ', ' / ', ' - ', '–', '\u00a0']
  const parts = [
    ['01', '02'],
    ['1', '2'],
    ['1', '02'],
    ['01', '2'],
  ]
  const spellings = [
    ...separators.flatMap((separator) =>
      parts.flatMap(([day, month]) => [[day, month, '1990'].join(separator), ['1990', month, day].join(separator)]),
    ),
    ...['01021990', '19900201', '1990年2月1日', '1990년 2월 1일', '١/٢/١٩٩٠', '\u200e01/02/1990', '1.2.1990.'],
  ]
  it.each(spellings)('%s', (typed) => {
    const sent = tidyDate(typed)
    expect(['01/02/1990', '1990-02-01']).toContain(sent)
    expect(readDate(typed)).toEqual(new Date(1990, 1, 1))
  })
})

describe('http:// before a website that lacks a scheme and contains a dot', () => {
  it.each([
    ['shop.example', 'http://shop.example'],
    ['//shop.example', 'http://shop.example'],
    ['shop.example:8080/x', 'http://shop.example:8080/x'],
    ['http.example', 'http://http.example'],
    ['https://shop.example', 'https://shop.example'],
    ['HTTP://shop.example', 'HTTP://shop.example'],
    ['mailto:a@b.co', 'mailto:a@b.co'],
    ['shop', 'shop'],
    ['', ''],
  ])('“%s”: %s', (value, address) => expect(withScheme(value)).toBe(address))
})
