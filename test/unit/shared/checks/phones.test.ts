import { describe, expect, it } from 'vitest'
import { problemIn, tidied } from '../../../../shared/checks/field'
import type { FieldRules } from '../../../../shared/checks/field-checks'
import { digitsOf } from '../../../../shared/checks/phone'
import { writtenNumbers } from '../../../support/numbers'

const NOW = { now: 0 }
const phone = (check = 'phone-basic'): FieldRules => ({ name: 'phone', type: 'tel', required: true, asked: [check] })

it('phone basic accepts the numbers of every country in nine spellings, and sends their digits', () => {
  const numbers = writtenNumbers()
  expect(numbers.length).toBeGreaterThan(235)
  const wrong = numbers.flatMap(({ home, abroad }) =>
    [...home, ...abroad].filter((typed) => {
      // A few countries have numbers of five or six digits at home, which the specification refuses.
      if (digitsOf(tidied(phone(), typed)).length < 7) return false
      return problemIn(phone(), typed, NOW) || digitsOf(tidied(phone(), typed)) !== digitsOf(typed.normalize('NFKC'))
    }),
  )
  expect(wrong).toEqual([])
})

describe('phone basic', () => {
  it.each([
    ['tel:+44 20 7946 0018', '+44 20 7946 0018'],
    ['(+44) 20 7946 0018', '+44 20 7946 0018'],
    ['++44 20 7946 0018', '+44 20 7946 0018'],
    ['+1 (212) 555‑2671, ext. 12', '+1 (212) 555-2671 ext. 12'],
    ['212 555 2671 x12', '212 555 2671 ext. 12'],
    ['03ー1234ー5678', '03-1234-5678'],
    ['٠٥٤ ١٢٣ ٤٥٦٧', '054 123 4567'],
    ['Telefon: 030 1234567', '030 1234567'],
    ['тел. +7 (495) 123-45-67', '+7 (495) 123-45-67'],
    ['טל׳: 054-1234567', '054-1234567'],
    ['电话：010-12345678转123', '010-12345678 ext. 123'],
    ['0532 123 45 67 dahili 12', '0532 123 45 67 ext. 12'],
    ['callto:+12125552671', '+12125552671'],
    ['212-555-2671 extension #12', '212-555-2671 ext. 12'],
    ['212 555 2671 (x12)', '212 555 2671 ext. 12'],
    ['8 495 123 45 67 (доб. 12)', '8 495 123 45 67 ext. 12'],
    ['02-1234-5678 내선 12', '02-1234-5678 ext. 12'],
    ['030 1234567 App. 12', '030 1234567 ext. 12'],
    ['٠٢ ١٢٣٤٥٦٧ تحويلة ١٢', '02 1234567 ext. 12'],
    ...['Tél :', 'M:', 'ph:', 'Tlf:', 'τηλ.:', 'ĐT:', 'No HP:', '휴대폰:', '手机号：', 'Tel. nr.:', 'Mobile no:'].map(
      (label): [string, string] => [`${label} 030 1234567`, '030 1234567'],
    ),
  ])('typed as %s is sent as %s', (typed, expected) => {
    expect(problemIn(phone(), typed, NOW)).toBeUndefined()
    expect(tidied(phone(), typed)).toBe(expected)
  })

  it.each(['1-800-FLOWERS', '054 123 4567 (home)', '054 123 4567 or 054 765 4321', '☎ 054 123 4567', '054:123:4567'])(
    'asks about %s, or refuses it for the number of its digits',
    (typed) => expect(problemIn(phone(), typed, NOW)?.doubt).toBe(digitsOf(typed).length <= 15),
  )

  it.each(['call me', 'abc', '-', '()', '123456', '1'.repeat(16)])('refuses %s', (typed) =>
    expect(problemIn(phone(), typed, NOW)?.doubt).toBe(false),
  )
})

describe('phone advanced, of Israel', () => {
  const SEPARATORS = ['', '-', ' ', '.', '/', '·', '–', '\u00a0']
  it.each(SEPARATORS)('accepts “%s” between digits, at home and from abroad', (separator) => {
    const home = ['054', '123', '4567'].join(separator)
    for (const typed of [
      home,
      `+972${separator}${home.slice(1)}`,
      `00972${separator}${home.slice(1)}`,
      `+972 (0)${home.slice(1)}`,
    ])
      expect(problemIn(phone('phone-advanced'), typed, NOW)).toBeUndefined()
  })

  it.each([
    '(972) 54 1234567',
    '+(972)-54-1234567',
    '011972541234567',
    '054,1234567',
    "054'1234567",
    'נייד: 054-1234567',
    'טל 03-1234567',
  ])('accepts %s', (typed) => expect(problemIn(phone('phone-advanced'), typed, NOW)).toBeUndefined())

  it('asks about two dashes in a row and about words, and refuses what is no prefix', () => {
    expect(problemIn(phone('phone-advanced'), '054-1234567 (אבא)', NOW)).toEqual({ key: 'phoneIsraeli', doubt: true })
    expect(problemIn(phone('phone-advanced'), '054--1234567', NOW)).toEqual({ key: 'phoneIsraeli', doubt: true })
    expect(problemIn(phone('phone-advanced'), '056-1234567', NOW)).toEqual({ key: 'phoneIsraeli', doubt: false })
  })
})
