/** Tries a pattern on a text one way after the other, as browsers do, and counts the characters that it compares. */
import { type AST, RegExpParser } from '@eslint-community/regexpp'

type Next = (position: number) => boolean
class Enough extends Error {}

const createMatcher = (text: string[], maxTries: number) => {
  const expressions = new Map<string, RegExp>()
  const expressionOf = (raw: string): RegExp => {
    const expression = expressions.get(raw) ?? new RegExp(`^(?:${raw})$`, 'u')
    expressions.set(raw, expression)
    return expression
  }
  let tries = 0
  const compare = (raw: string, position: number): boolean => {
    if (++tries > maxTries) throw new Enough()
    const character = text[position]
    return character !== undefined && expressionOf(raw).test(character)
  }
  const anyOf = (alternatives: AST.Alternative[], position: number, next: Next): boolean =>
    alternatives.some((alternative) => row(alternative.elements, position, next))
  const row = ([first, ...rest]: AST.Element[], position: number, next: Next): boolean =>
    first ? element(first, position, (after) => row(rest, after, next)) : next(position)
  const repeat = (part: AST.Quantifier, times: number, position: number, next: Next): boolean => {
    const again = () =>
      times < part.max &&
      element(
        part.element,
        position,
        (after) => (after > position || times < part.min) && repeat(part, times + 1, after, next),
      )
    return again() || (times >= part.min && next(position))
  }
  const element = (part: AST.Element, position: number, next: Next): boolean => {
    if (part.type === 'Quantifier') return repeat(part, 0, position, next)
    if (part.type === 'Group' || part.type === 'CapturingGroup') return anyOf(part.alternatives, position, next)
    if (part.type === 'Assertion' && part.kind === 'lookahead')
      return anyOf(part.alternatives, position, () => true) !== part.negate && next(position)
    if (part.type === 'Assertion') return position === (part.kind === 'start' ? 0 : text.length) && next(position)
    return compare(part.raw, position) && next(position + 1)
  }
  return { anyOf, tries: () => tries }
}

/** @param isWhole whether it has to fit from its start to its end */
export const countTries = (pattern: string, text: string, isWhole: boolean, maxTries: number): number => {
  const { alternatives } = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true })
  const characters = [...text]
  const { anyOf, tries } = createMatcher(characters, maxTries)
  const isEnd: Next = (position) => !isWhole || position === characters.length
  try {
    for (let start = 0; start <= (isWhole ? 0 : characters.length); start++)
      if (anyOf(alternatives, start, isEnd)) break
  } catch (error) {
    // Deeper than this can go: as many as have been counted.
    if (!(error instanceof Enough || error instanceof RangeError)) throw error
  }
  return tries()
}
