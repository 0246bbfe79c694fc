/** Characters that a pattern tells apart: one of each kind is enough to try it with. */
import type { AST } from '@eslint-community/regexpp'
import { visitRegExpAST } from '@eslint-community/regexpp'
import type { Step } from './automaton'

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
/** One of each kind that patterns know by a name: scripts, digits, marks, spaces, beyond 16 bits. */
const OTHERS = [...'\n\u00a0éßЙאع中あ한٣Ａ\u0301😀']
const HIGHEST = 0x10_ff_ff

/** Samples for properties such as `\p{L}`, which stand for many characters that the pattern does not name. */
const spread = (): string[] => Array.from({ length: 2_000 }, (_, index) => String.fromCharCode(0x80 + index * 27))

const charactersOf = (pattern: AST.Pattern): Set<string> => {
  const codes: number[] = []
  visitRegExpAST(pattern, { onCharacterEnter: ({ value }) => void codes.push(value) })
  const near = codes.flatMap((code) => [code - 1, code, code + 1]).filter((code) => code >= 0 && code <= HIGHEST)
  const all = [...ASCII, ...OTHERS, ...near.map((code) => String.fromCodePoint(code))]
  return new Set(/\\p/i.test(pattern.raw) ? [...all, ...spread()] : all)
}

/** The steps that take each kind of character. */
export const kindsOf = (pattern: AST.Pattern, steps: Step[], flags: string): Set<number>[] => {
  const takers = new Map<string, number[]>()
  for (const [position, step] of steps.entries())
    if ('character' in step) takers.set(step.character, [...(takers.get(step.character) ?? []), position])
  const tests = [...takers].map(([written, positions]) => ({ takes: new RegExp(`^(?:${written})$`, flags), positions }))
  const kinds = new Map<string, Set<number>>()
  for (const character of charactersOf(pattern)) {
    const positions = tests.flatMap((test) => (test.takes.test(character) ? test.positions : []))
    if (positions.length) kinds.set(positions.join(), new Set(positions))
  }
  return [...kinds.values()]
}
