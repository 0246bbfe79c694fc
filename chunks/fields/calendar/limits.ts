/** From which day to which a field may be filled in: its `min` and `max`; nobody is born later than today. */
import { addMonths, type Day, dayOf, readDay } from './day'

export interface Limits {
  min: Day
  max: Day
}

/** Months that a calendar reaches where the field does not say: whom it asks for a birthday may be very old. */
const BACK = 12 * 120
const AHEAD = 12 * 20

const isBirthday = (input: HTMLInputElement): boolean => Boolean(input.closest('[data-wisp-field=birthday]'))

export const limitsOf = (input: HTMLInputElement): Limits => {
  const today = dayOf(new Date())
  const last = isBirthday(input) ? today : addMonths(today, AHEAD)
  return { min: readDay(input.min) ?? addMonths(today, -BACK), max: readDay(input.max) ?? last }
}

export const isWithin = (day: Day, { min, max }: Limits): boolean => day >= min && day <= max
export const clamp = (day: Day, { min, max }: Limits): Day => Math.max(min, Math.min(day, max))
