import { type Day, dayOf, parseDay } from '../../../shared/page/dates/day'
import type { DateFormat } from '../../../shared/page/dates/format'
import type { date } from '../../../shared/words/english-pages'

type DateWords = typeof date

const today = (): Day => dayOf(new Date())

const filled = (text: string, day: Day, { format }: DateFormat): string => text.replace('{date}', () => format(day))

/** A placeholder. */
export const exampleOf = (dates: DateFormat, words: DateWords): string => filled(words.example, today(), dates)

/** The error message for a field's date; '' if the date is valid. */
export const problemOf = (
  day: Day | undefined,
  { min, max }: HTMLInputElement,
  dates: DateFormat,
  words: DateWords,
): string => {
  const [first, last] = [parseDay(min), parseDay(max)]
  if (day === undefined) return filled(words.date, today(), dates)
  if (first !== undefined && day < first) return filled(words.early, first, dates)
  if (last !== undefined && day > last) return filled(words.late, last, dates)
  return ''
}
