/** Days as numbers, independent of time zones and daylight saving time. */
import { readDate } from '../../checks/date'

/** Days since 1 January 1970. */
export type Day = number

const DAY_MS = 86_400_000

/** Months count from 0. As in `Date.UTC`, overflow is allowed: date 0 is the last day of the month before. */
export const dayAt = (year: number, month: number, date: number): Day => Date.UTC(year, month, date) / DAY_MS
export const dayOf = (date: Date): Day => dayAt(date.getFullYear(), date.getMonth(), date.getDate())

/** Midnight of the day in UTC: format it with `timeZone: 'UTC'`. */
export const dateOf = (day: Day): Date => new Date(day * DAY_MS)
export const yearOf = (day: Day): number => dateOf(day).getUTCFullYear()
export const monthOf = (day: Day): number => dateOf(day).getUTCMonth()
export const dateIn = (day: Day): number => dateOf(day).getUTCDate()

/** The same date in another month, or the last day of that month if it is shorter. */
export const addMonths = (day: Day, months: number): Day => {
  const [year, month] = [yearOf(day), monthOf(day) + months]
  return Math.min(dayAt(year, month, 1) + dateIn(day) - 1, dayAt(year, month + 1, 0))
}

/** @param firstDay first day of the week, 0 for Sunday */
export const startOfWeek = (day: Day, firstDay: number): Day => day - ((dateOf(day).getUTCDay() - firstDay + 7) % 7)

const WEEKS_SHOWN = 6

/** The weeks of a month, filled up with days of its neighbours. Always six rows, so that the height does not change. */
export const weeksOf = (day: Day, firstDay: number): Day[][] => {
  const start = startOfWeek(day - dateIn(day) + 1, firstDay)
  return [...Array(WEEKS_SHOWN).keys()].map((week) => [...Array(7).keys()].map((weekday) => start + week * 7 + weekday))
}

/** Reads a typed date. Its month may be a word of one of the languages. */
export const parseDay = (text: string, languages?: readonly string[]): Day | undefined => {
  const date = readDate(text, languages)
  return date && dayOf(date)
}

const padded = (day: Day) => ({
  y: `${yearOf(day)}`.padStart(4, '0'),
  m: `${monthOf(day) + 1}`.padStart(2, '0'),
  d: `${dateIn(day)}`.padStart(2, '0'),
})

/** dd/mm/yyyy (specification, section 2). */
export const formatDay = (day: Day): string => {
  const { y, m, d } = padded(day)
  return `${d}/${m}/${y}`
}

/** yyyy-mm-dd, the value format of a native date field. */
export const isoDate = (day: Day): string => {
  const { y, m, d } = padded(day)
  return `${y}-${m}-${d}`
}
