/**
 * Says what is wrong with an owner's regular expression, as the end of a sentence.
 *
 * The search is our own because no library answers this question, how long a text of limited length may take in browsers. recheck does not
 * read the flag `v`, and refuses every pattern whose time grows faster than the text, such as `.+@.+\..+`, which many owners write.
 * safe-regex2 counts nested repetitions: it accepts `(a|a)*`, and refuses `(\d{1,3}-?){3}`. re2 is another engine, which pages do not have.
 */
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import { LRUCache } from 'lru-cache'
import { stepsOf, TooLarge } from './automaton'
import { kindsOf } from './characters'
import { MAX_BACKTRACKS, worstBacktracks } from './worst-text'

/** The use of a pattern: in a field, the whole text has to fit; in targeting, it may be found anywhere in it. */
export type PatternUse = 'field' | 'targeting'

const MAX_PATTERN_LENGTH = 1_000
/** As browsers read them: https://html.spec.whatwg.org/multipage/input.html#compiled-pattern-regular-expression */
const FLAGS: Record<PatternUse, string> = { field: 'v', targeting: 'u' }

const TOO_SLOW =
  'can take very long on a text that does not fit: parts of it repeat and can take the same characters, like (a+)+, (a|a)* or .*.*.*'

/** Node's reason, which repeats the pattern before it. */
const reasonOf = (error: unknown): string => `${(error as Error).message}`.replace(/^[\s\S]*\/[a-z]*: /, '')

/** @returns the pattern as a tree, or what is wrong with it */
const parse = (pattern: string, flags: string): AST.Pattern | string => {
  try {
    new RegExp(pattern, flags)
    const parser = new RegExpParser({ ecmaVersion: 2024 })
    return parser.parsePattern(pattern, 0, pattern.length, { unicode: flags === 'u', unicodeSets: flags === 'v' })
  } catch (error) {
    const isOlder = flags === 'v' && typeof parse(pattern, 'u') !== 'string'
    const hint = isOlder ? '; inside [ ], the characters ( ) [ ] { } / - | are written with a \\ before them' : ''
    return `is no regular expression that browsers can read (${reasonOf(error)})${hint}`
  }
}

const contains = (pattern: AST.Pattern, isMeant: (part: AST.Assertion | AST.Backreference) => boolean): boolean => {
  let isThere = false
  const look = (part: AST.Assertion | AST.Backreference): void => {
    isThere ||= isMeant(part)
  }
  visitRegExpAST(pattern, { onAssertionEnter: look, onBackreferenceEnter: look })
  return isThere
}

const judge = (pattern: string, use: PatternUse): string | undefined => {
  if (use === 'field' && pattern.length > MAX_PATTERN_LENGTH) return `must be ${MAX_PATTERN_LENGTH} characters or less`
  const tree = parse(pattern, FLAGS[use])
  if (typeof tree === 'string') return tree
  if (contains(tree, (part) => part.type === 'Assertion' && part.kind === 'lookbehind'))
    return 'looks behind, with (?<= or (?<!, which browsers before 2023 cannot read'
  try {
    const steps = stepsOf(tree, use === 'targeting' && !contains(tree, ({ type }) => type === 'Backreference'))
    const backtracks = worstBacktracks(steps, kindsOf(tree, steps, FLAGS[use]), use === 'targeting')
    return backtracks > MAX_BACKTRACKS ? TOO_SLOW : undefined
  } catch (error) {
    if (error instanceof TooLarge) return 'repeats too much: written out, it is too long'
    throw error
  }
}

/** Display calls ask about stored patterns again and again. */
const judgements = new LRUCache<string, { problem: string | undefined }>({ max: 1_000 })

/** undefined for a pattern that no text of `PATTERN_TEXT_MAX` characters makes slow. */
export const patternProblem = (pattern: string, use: PatternUse): string | undefined => {
  const key = `${use} ${pattern}`
  const judgement = judgements.get(key) ?? { problem: judge(pattern, use) }
  judgements.set(key, judgement)
  return judgement.problem
}
