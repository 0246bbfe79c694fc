import { describe, expect, it } from 'vitest'
import { problemIn, tidied } from '../../../../shared/checks/field'
import type { FieldRules } from '../../../../shared/checks/field-checks'
import { tidy } from '../../../../shared/checks/tidy'
import { tidyLine, tidyText } from '../../../../shared/checks/tidy-words'
import { digitSystems, FORMATS, IGNORABLES, inAllDigits, withSign } from '../../../support/inputs'

const NOW = { now: Date.parse('2030-01-01') }
const field = (name: string, type = 'text', more: Partial<FieldRules> = {}): FieldRules => ({
  name,
  type,
  required: true,
  asked: [],
  ...more,
})

/** A field of each kind, with a value that is right. */
const KINDS: [kind: string, rules: FieldRules, value: string][] = [
  ['phone', field('phone', 'tel'), '+12125552671'],
  ['Israeli phone', field('phone', 'tel', { asked: ['phone-advanced'] }), '0541234567'],
  ['address', field('email', 'email'), 'ann@example.com'],
  ['number', field('guests', 'number'), '12.5'],
  ['date', field('arrival', 'date'), '24/12/2031'],
  ['birthday', field('birthday'), '01/02/1990'],
  ['web address', field('page', 'url'), 'https://shop.example/a'],
  ['postal code', field('zipPostalCode'), 'SW1A 2AA'],
  ['name', field('name'), 'Ann Lee'],
  ['line', field('company'), 'Ann and Sons'],
  ['message', field('message', 'textarea'), 'Ann and Sons'],
]

/** Words have some that others do not. */
const WORDS = ['name', 'line', 'message']

describe.each(KINDS)('a %s', (kind, rules, value) => {
  const isSent = (typed: string): boolean => !problemIn(rules, typed, NOW) && tidied(rules, typed) === value

  it('may have any invisible character before, inside and after it, and is sent without', () => {
    const wrong = (WORDS.includes(kind) ? IGNORABLES : FORMATS)
      .filter((sign) => !withSign(value, sign).every(isSent))
      .map((sign) => (sign.codePointAt(0) as number).toString(16))
    // Whoever writes a message in two directions may want its marks.
    const allowedMarks =
      rules.type === 'textarea' ? '61c 200e 200f 202a 202b 202c 202d 202e 2066 2067 2068 2069'.split(' ') : []
    expect(wrong).toEqual(allowedMarks)
  })
})

describe('digits', () => {
  it('are known in at least 75 systems', () => expect(digitSystems().length).toBeGreaterThanOrEqual(75))

  it.each(KINDS.filter(([kind, , value]) => /\d/.test(value) && kind !== 'web address'))(
    'of all scripts are read in a %s',
    (_, rules, value) => {
      const typed = inAllDigits(value)
      expect(typed.map((text) => tidied(rules, text)).filter((text) => text !== value)).toEqual([])
      expect(typed.filter((text) => problemIn(rules, text, NOW))).toEqual([])
    },
  )
})

describe('a code', () => {
  it.each([
    ['＋５０１ ６２２ １２３４', '+501 622 1234'],
    ['ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ann@example.com'],
    ['ann@example。com', 'ann@example.com'],
    ['020\u00a07946\u20090018', '020 7946 0018'],
    ['020‐7946–0018−1', '020-7946-0018-1'],
    ['\u2067123\u2069', '123'],
    ['', ''],
  ])('typed as “%s” is %s', (typed, meant) => expect(tidy(typed)).toBe(meant))
})

describe('names and messages', () => {
  it.each(['می‌خواهم', 'क्‍ष', 'ශ්‍රී', '葛󠄀城', '👨‍👩‍👧', '❤️', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'ᠠ᠋ᠨ', '👍🏽'])(
    'keep what the script of “%s” needs',
    (text) => {
      expect(tidyLine(text)).toBe(text)
      expect(tidyText(text)).toBe(text)
    },
  )

  it.each([
    ['A\u00adnn', 'Ann'],
    ['An\u200dn', 'Ann'],
    ['\ufeffAnn\u00a0Lee\u3164', 'Ann Lee'],
    ['Ann\ufe0f', 'Ann'],
    ['\u200eשרה', 'שרה'],
  ])('of “%s” is sent “%s”', (typed, meant) => expect(tidyLine(typed)).toBe(meant))

  it('keep their lines, and marks of direction in a message', () => {
    expect(tidyText(' a\n\n\u200fb\u00a0c\u200b ')).toBe('a\n\n\u200fb c')
  })
})

it.each([
  ['https://fa.wikipedia.example/wiki/می‌خواهم–۱', 'https://fa.wikipedia.example/wiki/می‌خواهم–۱'],
  ['\u200bｓｈｏｐ．example/a–b', 'shop.example/a–b'],
  ['„shop.example“', 'shop.example'],
  ['<https://shop.example/a_(b)>', 'https://shop.example/a_(b)'],
  ['shop.example,', 'shop.example'],
  ['https//shop.example/a,b.', 'https://shop.example/a,b.'],
])('the path of a web address stays as it is: %s', (typed, expected) =>
  expect(tidied(field('page', 'url'), typed)).toBe(expected),
)
