import type { Comparison, Condition } from '../../../../shared/model/targeting'

/** Only plain values compare; an object or a function is there, and that is all that is said of it. */
const textOf = (found: unknown): string | undefined =>
  /string|number|boolean|bigint/.test(typeof found) ? String(found) : undefined

/** Number('') is 0. */
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

const holds = (comparison: Positive, wanted: string, found: unknown): boolean => {
  if (comparison === 'exists') return found !== undefined
  const text = textOf(found)
  return text !== undefined && TESTS[comparison](text, wanted)
}

/** `not_` is the opposite in every case: what is not there equals nothing. */
export const matches = ({ comparison, value }: Condition, found: unknown): boolean =>
  comparison.startsWith('not_')
    ? !holds(comparison.slice(4) as Positive, value, found)
    : holds(comparison as Positive, value, found)

/** A matching dont_show objects; else, if there are show conditions, one must match (decisions.md). */
export const object = (conditions: Condition[] = [], read: (name: string) => unknown): boolean => {
  const matching = conditions.filter((condition) => matches(condition, read(condition.name)))
  return (
    matching.some(({ show }) => !show) || (conditions.some(({ show }) => show) && !matching.some(({ show }) => show))
  )
}
