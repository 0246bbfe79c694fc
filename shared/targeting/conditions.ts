import type { Comparison, Condition } from '../model/targeting'

/** Only primitive values can be compared. Objects and functions merely exist. */
const textOf = (found: unknown): string | undefined =>
  /string|number|boolean|bigint/.test(typeof found) ? String(found) : undefined

/** Like Number(), but NaN for empty text instead of 0. */
const numberOf = (text: string): number => (text.trim() ? Number(text) : Number.NaN)

type Positive = Exclude<Comparison, `not_${string}`>
type Test = (found: string, wanted: string) => boolean

const TESTS: Record<Exclude<Positive, 'exists'>, Test> = {
  equals: (found, wanted) => found === wanted,
  contains: (found, wanted) => found.includes(wanted),
  starts_with: (found, wanted) => found.startsWith(wanted),
  ends_with: (found, wanted) => found.endsWith(wanted),
  greater_than: (found, wanted) => numberOf(found) > numberOf(wanted),
  less_than: (found, wanted) => numberOf(found) < numberOf(wanted),
}

const isMet = (comparison: Positive, wanted: string, found: unknown): boolean => {
  if (comparison === 'exists') return found !== undefined
  const text = textOf(found)
  return text !== undefined && TESTS[comparison](text, wanted)
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
