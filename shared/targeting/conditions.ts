import type { Comparison, Condition } from './chunk-values'

/** Only primitive values can be compared. Objects and functions merely exist. */
const textOf = (actual: unknown): string | undefined =>
  /string|number|boolean|bigint/.test(typeof actual) ? String(actual) : undefined

/** Like Number(), but NaN for empty text instead of 0. */
const numberOf = (text: string): number => (text.trim() ? Number(text) : Number.NaN)

type Positive = Exclude<Comparison, `not_${string}`>
type Test = (actual: string, expected: string) => boolean

const COMPARISON_TESTS: Record<Exclude<Positive, 'exists'>, Test> = {
  equals: (actual, expected) => actual === expected,
  contains: (actual, expected) => actual.includes(expected),
  starts_with: (actual, expected) => actual.startsWith(expected),
  ends_with: (actual, expected) => actual.endsWith(expected),
  greater_than: (actual, expected) => numberOf(actual) > numberOf(expected),
  less_than: (actual, expected) => numberOf(actual) < numberOf(expected),
}

const isMet = (comparison: Positive, expected: string, actual: unknown): boolean => {
  if (comparison === 'exists') return actual !== undefined
  const text = textOf(actual)
  return text !== undefined && COMPARISON_TESTS[comparison](text, expected)
}

/** `not_…` is always the negation, so a missing value is `not_equals` to anything. */
export const matches = ({ comparison, value }: Condition, actual: unknown): boolean =>
  comparison.startsWith('not_')
    ? !isMet(comparison.slice(4) as Positive, value, actual)
    : isMet(comparison as Positive, value, actual)

/** True if a “don't show” condition matches, or if there are “show” conditions and none matches. */
export const violatesConditions = (conditions: Condition[] = [], read: (name: string) => unknown): boolean => {
  const matching = conditions.filter((condition) => matches(condition, read(condition.name)))
  return (
    matching.some(({ show }) => !show) || (conditions.some(({ show }) => show) && !matching.some(({ show }) => show))
  )
}
