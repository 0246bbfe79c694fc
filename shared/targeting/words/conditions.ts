/** Conditions in words, with what was found. */
import type { Comparison, Condition } from '../chunk-values'
import { short } from './text'

const COMPARISON_WORDS: Record<Comparison, string> = {
  equals: 'is',
  not_equals: 'is not',
  contains: 'contains',
  not_contains: 'does not contain',
  starts_with: 'starts with',
  ends_with: 'ends with',
  greater_than: 'is greater than',
  less_than: 'is less than',
  exists: 'exists',
  not_exists: 'does not exist',
}

/** A condition on existence shows no value: owners send these reports to others. */
const asksExistence = ({ comparison }: Condition): boolean => comparison.endsWith('exists')

const conditionText = (condition: Condition): string =>
  `${condition.name} ${COMPARISON_WORDS[condition.comparison]}${asksExistence(condition) ? '' : ` “${short(condition.value, 40)}”`}`

const among = (intro: string, conditions: Condition[]): string[] =>
  conditions.length ? [`${intro} ${conditions.map(conditionText).join(' or ')}`] : []

/** Converting anything but a plain value to text would run code of the page. */
export const plainly = (value: unknown): string =>
  typeof value === 'object' || typeof value === 'function' || typeof value === 'symbol'
    ? 'there'
    : `“${short(String(value), 40)}”`

/** Cookies may hold login tokens, so show the length only. */
export const secretly = (value: unknown): string => `there, ${String(value).length} characters long`

/** Says what the condition asks for and what is there. Whether they match is the rule's own verdict. */
export const conditionsSay = (
  conditions: Condition[],
  read: (name: string) => unknown,
  describe: (value: unknown) => string,
): string => {
  const facts = conditions.map((condition) => {
    const value = read(condition.name)
    if (value === undefined) return `${condition.name} is not there`
    return `${condition.name} is ${asksExistence(condition) ? 'there' : describe(value)}`
  })
  return [
    ...among(
      'it does not show where',
      conditions.filter(({ show }) => !show),
    ),
    ...among(
      'it shows only where',
      conditions.filter(({ show }) => show),
    ),
    `here ${[...new Set(facts)].join(', ')}`,
  ].join('; ')
}
