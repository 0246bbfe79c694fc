/** The first and last day that a field accepts: its `min` and `max`. Birthdays end today. */
import { addMonths, type Day, dayOf, parseDay } from '../../../shared/page/dates/day'

export interface Limits {
  min: Day
  max: Day
}

/** Default range in months if the field sets no limits. 120 years back allow for any birthday. */
const MONTHS_BACK = 12 * 120
const MONTHS_AHEAD = 12 * 20

const isBirthday = (input: HTMLInputElement): boolean => Boolean(input.closest('[data-wisp-field=birthday]'))

export const limitsOf = (input: HTMLInputElement): Limits => {
  const today = dayOf(new Date())
  const last = isBirthday(input) ? today : addMonths(today, MONTHS_AHEAD)
  return { min: parseDay(input.min) ?? addMonths(today, -MONTHS_BACK), max: parseDay(input.max) ?? last }
}

export const isWithin = (day: Day, { min, max }: Limits): boolean => day >= min && day <= max
export const clamp = (day: Day, { min, max }: Limits): Day => Math.max(min, Math.min(day, max))
