/** What is wrong with a pattern, as a fragment of a sentence. Only imports need these. */
import { compile, LONGEST_PATTERN } from '../../../shared/pattern/compile'
import { PatternError, type Problem } from '../../../shared/pattern/node'

const PROBLEM_MESSAGES: Record<Problem, string> = {
  long: `must be ${LONGEST_PATTERN} characters or less`,
  large: 'repeats too much: written out, it is too long',
  group: 'has a group of a kind that there is not: only (…) and (?:…); no looking ahead or behind, no names',
  open: 'has a bracket that is never closed',
  escape:
    'escapes a character that cannot be: there are \\d \\D \\w \\W \\s \\S and escaped punctuation; no references to groups, no \\b, no \\p',
  class: 'has an empty class []',
  range: 'has a range in a class that is none, like z-a',
  nothing: 'repeats nothing: a *, +, ? or { follows no character; write \\* for the character itself',
  twice: 'repeats a repetition, like a+? or a**; leave out the second one',
  count: 'has a { that is no count like {2}, {2,} or {2,5}; write \\{ for the character itself',
  sign: 'has a closing bracket without its opening one; write \\) or \\] or \\} for the character itself',
}

/** undefined for a pattern that can be used. */
export const patternProblem = (pattern: string): string | undefined => {
  try {
    compile(pattern)
  } catch (error) {
    if (!(error instanceof PatternError)) throw error
    const { problem, at } = error
    return problem === 'long' || problem === 'large'
      ? PROBLEM_MESSAGES[problem]
      : `${PROBLEM_MESSAGES[problem]} (near character ${at + 1})`
  }
}
