import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PatternUse, patternProblem } from '../../../../server/patterns/pattern-problem'
import { MAX_BACKTRACKS } from '../../../../server/patterns/worst-text'
import { PATTERN_TEXT_MAX } from '../../../../shared/values/pattern-text'
import { draws } from '../../../support/everyday-share'
import { countTries } from '../../../support/pattern-steps'

const anyOf = <T>(...values: T[]): fc.Arbitrary<T> => fc.constantFrom(...values)

/** Patterns over an alphabet so small that their parts often take the same characters. */
const { pattern } = fc.letrec<{ pattern: string; row: string; part: string; atom: string }>((tie) => ({
  pattern: fc.array(tie('row'), { minLength: 1, maxLength: 3 }).map((rows) => rows.join('|')),
  row: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
  part: fc.oneof(
    anyOf('^', '$'),
    fc
      .tuple(tie('atom'), anyOf('', '', '', '*', '+', '?', '*?', '{2}', '{0,2}', '{1,}', '{0,9}'))
      .map(([atom, times]) => `${atom}${times}`),
  ),
  atom: fc.oneof(
    { depthSize: 'small' },
    anyOf('a', 'b', '/', '.', '\\d', '\\W', '[ab]', '[^a]', '[a-c\\d]', '-'),
    tie('pattern').map((inside) => `(${inside})`),
    tie('pattern').map((inside) => `(?:${inside})`),
  ),
}))
const text = (maxLength: number) =>
  fc.array(anyOf('a', 'b', 'c', '/', '1', '-', '\n'), { maxLength }).map((characters) => characters.join(''))
/** Slow texts repeat something, and end in what does not fit. */
const hostileText = fc
  .tuple(text(2), text(3), text(2), text(3), text(2))
  .map(([before, first, between, second, after]) => {
    const half = (part: string): string => part.repeat(240 / (part.length || 1))
    return `${before}${half(first)}${between}${half(second)}${after}`.slice(0, PATTERN_TEXT_MAX)
  })

describe('a pattern that is taken', () => {
  it.each<PatternUse>(['field', 'targeting'])('is quick on every text (%s)', (use) => {
    fc.assert(
      fc.property(pattern, hostileText, (pattern, text) => {
        fc.pre(!patternProblem(pattern, use))
        expect(countTries(pattern, text, use === 'field', MAX_BACKTRACKS + 1)).toBeLessThanOrEqual(MAX_BACKTRACKS)
      }),
      { numRuns: draws(40, 150) },
    )
  })

  it('is one that browsers can read, and nothing throws', () => {
    const anything = fc.oneof(fc.string({ maxLength: 30, unit: 'binary' }), fc.string({ maxLength: 30 }))
    fc.assert(
      fc.property(anything, (pattern) => {
        if (!patternProblem(pattern, 'field')) new RegExp(pattern, 'v')
        if (!patternProblem(pattern, 'targeting')) new RegExp(pattern, 'u')
      }),
    )
  })
})

describe('refused as slow', () => {
  it.each([
    '(a+)+$',
    '(a*)*b',
    '((a*)*)*b',
    '^(a|a)*$',
    '(a|aa)+$',
    '(a|aa)+$|',
    '(|(?:a{0,9})+$|){0,2}|',
    '(a|a)*(?=b)',
    '(a|a)*\\bx',
    'a(b(c|c)*d)?',
    '(a|[a-z])*$',
    '^(?:\\d|[0-9])+$',
    '\\d+\\d+\\d+$',
    '^.*.*.*.*x$',
    'a*a*a*a*a*b',
    '^.*a.*b.*c.*d$',
    '^.*aa.*bb.*cc.*dd$',
    '^/[^\\/]*-[^\\/]*-[^\\/]*-[^\\/]*$',
    '^(\\w+\\s?)*$',
    '^(\\w+\\s?)+$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '^(?:.*,)+$',
    '(x\\w{1,10})+y',
    '(x\\w{1,20})+y',
    '(0|1|01)+2',
    '^(abcdefghijklmnopqrst|abcdefghijklmnopqrst)*$',
    '^(a?){30}a{30}$',
    '^a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a{30}$',
    '(a{0,30}){0,30}$',
    '((a?){20}){20}$',
    '(.*a){12}$',
    '(?=(a+)+$)b',
    '(?!(a+)+$)b',
    '^(.*)\\1+$',
    '(\\p{L}+ ?)*$',
    '^\\s*(.*?)\\s*,\\s*(.*?)\\s*$',
    '^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))$',
  ])('%s', (pattern) => {
    expect([patternProblem(pattern, 'field'), patternProblem(pattern, 'targeting')]).toEqual([
      expect.stringMatching(/very long|too much/),
      expect.stringMatching(/very long|too much/),
    ])
  })
})

describe('refused with its reason', () => {
  it.each<[pattern: string, use: PatternUse, message: string]>([
    ['(a', 'field', 'Unterminated group'],
    ['[z-a]', 'targeting', 'out of order'],
    ['a{3,2}', 'targeting', 'out of order'],
    ['*a', 'targeting', 'Nothing to repeat'],
    ['a**', 'targeting', 'Nothing to repeat'],
    ['[0-9 ()-]{7,20}', 'field', 'are written with a \\ before them'],
    ['(?<=a)b', 'targeting', 'looks behind'],
    ['(?<!a)b', 'field', 'looks behind'],
    ['(a{1000}){1000}', 'targeting', 'repeats too much'],
    ['((((){999}){999}){999}){999}', 'targeting', 'repeats too much'],
    ['a{9999999999}', 'field', 'repeats too much'],
    [`${'a'.repeat(1_001)}`, 'field', 'must be 1000 characters or less'],
  ])('%s (%s)', (pattern, use, message) => {
    expect(patternProblem(pattern, use)).toContain(message)
  })
})

describe('taken as what owners write', () => {
  const VAT_IDS =
    '(ATU\\d{8}|BE[01]\\d{9}|BG\\d{9,10}|CY\\d{8}[A-Z]|CZ\\d{8,10}|DE\\d{9}|DK\\d{8}|EE\\d{9}|(EL|GR)\\d{9}|ES[A-Z0-9]\\d{7}[A-Z0-9]|FI\\d{8}|FR[A-Z0-9]{2}\\d{9}|GB(\\d{9}|\\d{12}|(GD|HA)\\d{3})|HR\\d{11}|HU\\d{8}|IE\\d[A-Z0-9+*]\\d{5}[A-Z]{1,2}|IT\\d{11}|LT(\\d{9}|\\d{12})|LU\\d{8}|LV\\d{11}|MT\\d{8}|NL\\d{9}B\\d{2}|PL\\d{10}|PT\\d{9}|RO\\d{2,10}|SE\\d{12}|SI\\d{8}|SK\\d{10})'
  it.each([
    ...[
      '[0-9]+',
      '\\d{5}(-\\d{4})?',
      '[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}',
      '\\d{4} ?[A-Za-z]{2}',
      '\\d{3}-\\d{4}',
    ],
    '[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d',
    ...[VAT_IDS, '[A-Z]{2}\\d{2}( ?[A-Z0-9]{4}){3,7} ?[A-Z0-9]{0,3}', '[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?'],
    ...[
      '[\\d+\\(\\) \\-]{7,20}',
      '(\\+\\d{1,3}[\\- ]?)?\\(?\\d{3}\\)?[\\- ]?\\d{3}[\\- ]?\\d{4}',
      '(\\+?\\d[\\d \\-]*)',
    ],
    ...['(?:\\+33|0)[1-9](?:[ .\\-]?\\d{2}){4}', '0\\d{1,2}-?\\d{7}', '\\+49[ ]?\\d{2,5}[ \\/\\-]?\\d{3,10}'],
    '(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{8,}',
    ...["[a-zA-Z\\u00C0-\\u017F]+([ \\-'][a-zA-Z\\u00C0-\\u017F]+)*", '\\p{L}+( \\p{L}+)*', '[\\u0590-\\u05FF ]+'],
    ...['[^\\s@]+@[^\\s@]+\\.[^\\s@]+', '[a-z0-9._%+\\-]+@[a-z0-9.\\-]+\\.[a-z]{2,}', '.+@.+\\..+', '.*@company\\.com'],
    ...[
      '\\w+([.\\-]\\w+)*@\\w+([.\\-]\\w+)*\\.\\w+',
      '[\\w\\-\\.]+@([\\w\\-]+\\.)+[\\w\\-]{2,4}',
      '(?!.*@gmail\\.com).*',
    ],
    ...[
      'https?://.+',
      'https://([a-z0-9\\-]+\\.)+[a-z]{2,}(/.*)?',
      '(https?:\\/\\/)?(www\\.)?instagram\\.com\\/\\w+\\/?',
    ],
    ...[
      '(0[1-9]|[12]\\d|3[01])/(0[1-9]|1[0-2])/\\d{4}',
      '([01]\\d|2[0-3]):[0-5]\\d',
      '(\\d{2})([.\\/])\\d{2}\\2\\d{4}',
    ],
    ...[
      '\\S+ \\S+',
      '.*\\S.*',
      '\\s*\\d+\\s*',
      '\\d{1,3}(,\\d{3})*(\\.\\d+)?',
      '(\\d+,)*\\d+',
      '[^<>]{1,500}',
      '.{2,}',
    ],
    ...['(?:\\d{4} ?){4}', '\\d{3}-\\d{2}-\\d{4}', '[A-Z]{3}-?\\d{3,6}', '#?[0-9a-fA-F]{6}', '\\bgreen\\b.*'],
  ])('in a field: %s', (pattern) => {
    expect(patternProblem(pattern, 'field')).toBeUndefined()
  })

  it.each([
    ...['^/mug-\\d+$', '^/mugs/$', '/(en|de|fr)/', '^/p/[^/]+/reviews$', '/products/.*-sale', '^/shop/.*/sale/.*$'],
    ...[
      '^https?://shop\\.example/c',
      '^/(?!checkout)',
      '/blog/\\d{4}/\\d{2}/',
      '\\bsale\\b',
      '/(?:a|b|c)+/',
      'sale|outlet',
    ],
    ...[
      '/[a-z-]+-[0-9]+\\.html$',
      '^/([a-z]{2}/)?collections/[\\w-]+$',
      '.*mug.*',
      '\\.(html?|php)$',
      '^(/[^/]+){2,3}$',
    ],
  ])('in targeting: %s', (pattern) => {
    expect(patternProblem(pattern, 'targeting')).toBeUndefined()
  })
})
