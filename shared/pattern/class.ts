/** Classes of signs: `\d`, `[a-z\d_]`, `[^/]`. */
import type { Test } from './node'
import type { Reader } from './reader'

const CHARACTER_SETS: Record<string, RegExp> = { d: /\d/, D: /\D/, w: /\w/, W: /\W/, s: /\s/, S: /\S/ }
const PUNCTUATION = /^[\^$\\.*+?()[\]{}|/]$/

const exactly =
  (literal: string): Test =>
  (sign) =>
    sign === literal

const code = (sign: string): number => sign.codePointAt(0) ?? 0

/** What follows a backslash: a set, or the sign that it stands for. */
export const readEscape = (from: Reader, inClass = false): Test | string => {
  const sign = from.take()
  // Own names: one sign, which is no inherited name.
  const set = CHARACTER_SETS[sign]
  if (set) return (tested) => set.test(tested)
  if (PUNCTUATION.test(sign) || (inClass && sign === '-')) return sign
  return from.fail('escape')
}

const readOne = (from: Reader): Test | string => {
  if (!from.peek()) from.fail('open')
  const sign = from.take()
  return sign === '\\' ? readEscape(from, true) : sign
}

/** The signs from `first` to `last`. */
const between = (first: Test | string, last: Test | string, from: Reader): Test => {
  if (typeof first !== 'string' || typeof last !== 'string' || code(first) > code(last)) return from.fail('range')
  return (sign) => code(first) <= code(sign) && code(sign) <= code(last)
}

/** After the `[`. */
export const readClass = (from: Reader): Test => {
  const negated = from.skip('^')
  const parts: Test[] = []
  while (!from.skip(']')) {
    const first = readOne(from)
    if (!from.skip('-')) parts.push(typeof first === 'string' ? exactly(first) : first)
    else if (from.peek() !== ']') parts.push(between(first, readOne(from), from))
    else parts.push(typeof first === 'string' ? exactly(first) : first, exactly('-'))
  }
  if (!parts.length) from.fail('class')
  return (sign) => parts.some((part) => part(sign)) !== negated
}

export const literal = exactly
