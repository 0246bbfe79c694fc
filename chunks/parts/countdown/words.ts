/** The units in words. Not from `Intl`, whose first use is a long task on a slow phone, and which would be asked every second. */
import type { Language } from '../../../shared/model/text'
import { UNITS, type Unit } from './remaining'

type Words = Record<Unit, [one: string, many: string]>

const WORDS: Record<Language, Words> = {
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

/** Under the digits; always in the plural, so that nothing moves. */
export const nameOf = (unit: Unit, language: Language): string => WORDS[language][unit][1]

/** `2 hours 5 minutes`: what is left, without the seconds until the last minute. */
export const spoken = (values: Record<Unit, number>, language: Language): string => {
  const units = (Object.keys(UNITS) as Unit[]).filter((unit) => unit !== 'seconds' && values[unit])
  return (units.length ? units : (['seconds'] as const))
    .map((unit) => `${values[unit]} ${WORDS[language][unit][values[unit] === 1 ? 0 : 1]}`)
    .join(' ')
}
