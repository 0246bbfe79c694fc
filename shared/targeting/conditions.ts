import type { Comparison, Condition } from './chunk-values'

/** Only primitive values can be compared. Objects and functions merely exist. */
const textOf = (found: unknown): string | undefined =>
  /string|number|boolean|bigint/.test(typeof found) ? String(found) : undefined

/** Like Number(), but NaN for empty text instead of 0. */
const numberOf = (text: string): number => (text.trim() ? Number(text) : Number.NaN)

type Positive = Exclude<Comparison, `not_${string}`>
type Test = (found: string, expected: string) => boolean

const COMPARISON_TESTS: Record<Exclude<Positive, 'exists'>, Test> = {
  equals: (found, expected) => found === expected,
  contains: (found, expected) => found.includes(expected),
  starts_with: (found, expected) => found.startsWith(expected),
  ends_with: (found, expected) => found.endsWith(expected),
  greater_than: (found, expected) => numberOf(found) > numberOf(expected),
  less_than: (found, expected) => numberOf(found) < numberOf(expected),
}

const isMet = (comparison: Positive, expected: string, found: unknown): boolean => {
  if (comparison === 'exists') return found !== undefined
  const text = textOf(found)
  return text !== undefined && COMPARISON_TESTS[comparison](text, expected)
}

/** `not_…` is always the negation, so a missing value is `not_equals` to anything. */
export const matches = ({ comparison, value }: Condition, found: unknown): boolean =>
  comparison.startsWith('not_')
    ? !isMet(comparison.slice(4) as Positive, value, found)
    : isMet(comparison as Positive, value, found)

/** True if a “don't show” condition matches, or if there are “show” conditions and none matches. */
export const violatesConditions = (conditions: Condition[] = [], read: (name: string) => unknown): boolean => {
  const matching = conditions.filter((condition) => matches(condition, read(condition.name)))
  return (
    matching.some(({ show }) => !show) || (conditions.some(({ show }) => show) && !matching.some(({ show }) => show))
  )
}
