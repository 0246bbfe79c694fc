/** Names of the units. `Intl` is not used, because its first call is a long task on a slow phone. */
import type { Language } from '../../model/text'
import { UNIT_SECONDS, type Unit } from './remaining'

type UnitNames = Record<Unit, [one: string, many: string]>

const UNIT_WORDS: Record<Language, UnitNames> = {
  en: {
    days: ['day', 'days'],
    hours: ['hour', 'hours'],
    minutes: ['minute', 'minutes'],
    seconds: ['second', 'seconds'],
  },
  he: {
    days: ['יום', 'ימים'],
    hours: ['שעה', 'שעות'],
    minutes: ['דקה', 'דקות'],
    seconds: ['שנייה', 'שניות'],
  },
}

/** The label under the digits. Always plural, so that the layout does not shift. */
export const unitLabel = (unit: Unit, language: Language): string => UNIT_WORDS[language][unit][1]

/** Remaining time for screen readers: `2 hours 5 minutes`. Seconds appear in the last minute only. */
export const spokenTime = (values: Record<Unit, number>, language: Language): string => {
  const units = (Object.keys(UNIT_SECONDS) as Unit[]).filter((unit) => unit !== 'seconds' && values[unit])
  return (units.length ? units : (['seconds'] as const))
    .map((unit) => `${values[unit]} ${UNIT_WORDS[language][unit][values[unit] === 1 ? 0 : 1]}`)
    .join(' ')
}
