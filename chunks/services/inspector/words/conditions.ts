/** Conditions on variables of the page and on cookies. */

import type { Comparison, Condition } from '../../../../shared/model/targeting'
import { readCookie } from '../../../../shared/platform/storage'
import { readVariable } from '../../../../shared/platform/variable'
import { decodeLive } from '../../../../shared/wire/live-targeting'
import type { RuleWords } from './rule'
import { short } from './text'

const COMPARISON: Record<Comparison, string> = {
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

const asked = (condition: Condition): string =>
  `${condition.name} ${COMPARISON[condition.comparison]}${asksExistence(condition) ? '' : ` “${short(condition.value, 40)}”`}`

const among = (intro: string, conditions: Condition[]): string[] =>
  conditions.length ? [`${intro} ${conditions.map(asked).join(' or ')}`] : []

/** Converting anything but a plain value to text would run code of the page. */
const plainly = (value: unknown): string =>
  typeof value === 'object' || typeof value === 'function' || typeof value === 'symbol'
    ? 'there'
    : `“${short(String(value), 40)}”`

/** Cookies may hold login tokens, so show the length only. */
const secretly = (value: unknown): string => `there, ${String(value).length} characters long`

/** Says what the condition asks for and what is there. Whether they match is the rule's own verdict. */
const says = (
  conditions: Condition[],
  read: (name: string) => unknown,
  describe: (value: unknown) => string,
): string => {
  const found = conditions.map((condition) => {
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
    `here ${[...new Set(found)].join(', ')}`,
  ].join('; ')
}

const words = (
  title: string,
  of: 'variables' | 'cookies',
  read: (name: string) => unknown,
  describe: (value: unknown) => string,
): RuleWords => ({
  title,
  says: (_popup, { targeting }) => (targeting[of]?.length ? says(targeting[of], read, describe) : undefined),
})

/** Said by the site itself of the visitor, so owners may see it. */
export const audience: RuleWords = {
  title: 'What the site says of the visitor',
  says({ wire }, { storage }) {
    const conditions = decodeLive(wire).audience
    const read = (name: string): unknown => storage.get(`trait.${name}`) ?? undefined
    return conditions?.length ? says(conditions, read, plainly) : undefined
  },
}

export const variables = words('Variables of the page', 'variables', readVariable, plainly)
export const cookies = words('Cookies', 'cookies', readCookie, secretly)
