/** Days as numbers, so that no clock and no summer time has a say in them. */
import { readDate } from '../../../shared/checks/date'

/** Days since 1 January 1970. */
export type Day = number

const MS = 86_400_000

/** Months count from 0, and may be too many or too few; the 0th of one is the last of the month before. */
export const dayAt = (year: number, month: number, date: number): Day => Date.UTC(year, month, date) / MS
export const dayOf = (date: Date): Day => dayAt(date.getFullYear(), date.getMonth(), date.getDate())

/** Its midnight in UTC: to be read and written with `timeZone: 'UTC'`. */
export const dateOf = (day: Day): Date => new Date(day * MS)
export const yearOf = (day: Day): number => dateOf(day).getUTCFullYear()
export const monthOf = (day: Day): number => dateOf(day).getUTCMonth()
export const dateIn = (day: Day): number => dateOf(day).getUTCDate()

/** The same date of another month, or that month's last. */
export const addMonths = (day: Day, months: number): Day => {
  const [year, month] = [yearOf(day), monthOf(day) + months]
  return Math.min(dayAt(year, month, 1) + dateIn(day) - 1, dayAt(year, month + 1, 0))
}

/** @param first day that weeks begin with, 0 for Sunday */
export const startOfWeek = (day: Day, first: number): Day => day - ((dateOf(day).getUTCDay() - first + 7) % 7)

const WEEKS = 6

/** The days of a month, with what fills its first and its last weeks: six rows always, so that nothing jumps. */
export const weeksOf = (day: Day, first: number): Day[][] => {
  const start = startOfWeek(day - dateIn(day) + 1, first)
  return Array.from({ length: WEEKS }, (_, week) => Array.from({ length: 7 }, (_, at) => start + week * 7 + at))
}

/** The day that was typed: with slashes, dots, dashes or spaces between, or with nothing (01021990), as phones' digit keys allow. */
export const readDay = (text: string): Day | undefined => {
  const slashed = text
    .trim()
    .replace(/^(\d\d)(\d\d)(\d{4})$|^(\d{1,2})[/.\-\s]+(\d{1,2})[/.\-\s]+(\d{4})$/, '$1$4/$2$5/$3$6')
  const date = readDate(slashed)
  return date && dayOf(date)
}

const padded = (day: Day) => ({
  y: `${yearOf(day)}`.padStart(4, '0'),
  m: `${monthOf(day) + 1}`.padStart(2, '0'),
  d: `${dateIn(day)}`.padStart(2, '0'),
})

/** dd/mm/yyyy (specification, section 2). */
export const writeDay = (day: Day): string => {
  const { y, m, d } = padded(day)
  return `${d}/${m}/${y}`
}

/** As a native date field holds it. */
export const isoOf = (day: Day): string => {
  const { y, m, d } = padded(day)
  return `${y}-${m}-${d}`
}
