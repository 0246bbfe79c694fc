import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patternProblem } from '../../../../server/popups/file/pattern-problem'
import { compile, LONGEST_PATTERN, MOST_STEPS } from '../../../../shared/pattern/compile'
import { globPattern } from '../../../../shared/pattern/glob'
import { isFound } from '../../../../shared/pattern/run'

const found = (pattern: string, text: string): boolean => isFound(compile(pattern), text)
const one = <T>(...values: T[]): fc.Arbitrary<T> => fc.constantFrom(...values)

/** Patterns of the subset, over an alphabet so small that they often match. */
const { pattern } = fc.letrec<{ pattern: string; row: string; part: string; atom: string }>((tie) => ({
  pattern: fc.array(tie('row'), { minLength: 1, maxLength: 3 }).map((rows) => rows.join('|')),
  row: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
  part: fc.oneof(
    one('^', '$'),
    fc
      .tuple(tie('atom'), one('', '', '', '*', '+', '?', '{2}', '{0,2}', '{1,}', '{0}'))
      .map(([atom, times]) => `${atom}${times}`),
  ),
  atom: fc.oneof(
    { depthSize: 'small' },
    one('a', 'b', '/', '.', '\\d', '\\W', '\\s', '\\.', '😀', '[ab]', '[^a]', '[a-c\\d]', '[^\\w-]', '[.)]', '-'),
    tie('pattern').map((inside) => `(${inside})`),
    tie('pattern').map((inside) => `(?:${inside})`),
  ),
}))
const text = fc
  .array(one('a', 'b', 'c', '/', '1', ' ', '.', '-', ')', '😀', '\n', 'é'), { maxLength: 12 })
  .map((signs) => signs.join(''))

describe('a pattern', () => {
  it('is found exactly where RegExp finds it', () => {
    fc.assert(
      fc.property(pattern, text, (pattern, text) => {
        fc.pre(!patternProblem(pattern))
        expect(found(pattern, text)).toBe(new RegExp(pattern, 'u').test(text))
      }),
      { numRuns: 3_000 },
    )
  })

  it.each([
    ['(a+)+$', 'a'],
    ['(a*)*b', 'a'],
    ['(a|aa)+$', 'a'],
    ['(.*a){12}', 'a'],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'],
    ['((a?){20}){20}$', 'a'],
  ])('%s visits no step twice at one sign, however long the text is', (pattern, sign) => {
    const steps = compile(pattern)
    for (const length of [10, 100, 1_000]) {
      let visits = 0
      isFound(steps, `${sign.repeat(length)}!`, () => visits++)
      expect(visits).toBeLessThanOrEqual(steps.length * (length + 2))
    }
  })

  it.each([
    ['a'.repeat(LONGEST_PATTERN + 1), `must be ${LONGEST_PATTERN} characters or less`],
    [`(a{${MOST_STEPS}}){${MOST_STEPS}}`, 'repeats too much'],
    ['((((){999}){999}){999}){999}', 'repeats too much'],
    ['a{9999999999}', 'repeats too much'],
    ['(?=a)', 'no looking ahead or behind'],
    ['(?<=a)b', 'no looking ahead or behind'],
    ['(?<name>a)', 'no names'],
    ['(a', 'never closed'],
    ['[a', 'never closed'],
    ['[', 'never closed'],
    ['a)', 'closing bracket'],
    ['a]', 'closing bracket'],
    ['(a)\\1', 'no \\p (near character 6)'],
    ['\\bword', 'no \\b'],
    ['\\p{L}', 'no \\p'],
    ['a\\', 'escapes a character'],
    ['[]', 'empty class'],
    ['[z-a]', 'range'],
    ['[\\d-z]', 'range'],
    ['*a', 'repeats nothing'],
    ['^*', 'repeats nothing'],
    ['a+?', 'repeats a repetition'],
    ['a**', 'repeats a repetition'],
    ['a{', 'no count'],
    ['a{3,2}', 'no count'],
  ])('%s is refused with its reason', (pattern, says) => {
    expect(patternProblem(pattern)).toContain(says)
  })

  it('anything else than the subset is refused, and nothing throws', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 30 }), (pattern, text) => {
        if (patternProblem(pattern)) return
        expect(found(pattern, text)).toBe(new RegExp(pattern, 'u').test(text))
      }),
    )
  })
})

describe('a glob', () => {
  it.each([
    ['/blog/*', '/blog/one', true],
    ['/blog/*', '/blog/one/two', false],
    ['/blog/*', '/blog', false],
    ['/blog/**', '/blog/one/two', true],
    ['/blog/**', '/blog', true],
    ['/blog/**', '/blogs', false],
    ['**/sale', '/shop/mugs/sale', true],
    ['/a.*', '/a.html', true],
    ['/a.*', '/ab', false],
    ['/(x)+[y]{2}|$^\\?', '/(x)+[y]{2}|$^\\?', true],
    ['/mug-*-red', '/mug-large-red', true],
  ])('%s and %s', (glob, text, expected) => {
    expect(found(globPattern(glob), text)).toBe(expected)
  })
})
