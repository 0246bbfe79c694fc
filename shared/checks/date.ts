import type { Check } from './check'
import { tidyDigits } from './tidy'

/** Signs between day, month and year, with spaces around them; also those of Chinese, Japanese and Korean dates. */
const BETWEEN = /\s*[./,\-年月년월]\s*|\s+/gu
const AFTER = /[\s./,\-日일]+$/u

const exists = (year: number, month: number, day: number): Date | undefined => {
  const date = new Date(year, month - 1, day)
  // Date turns the 31st of a shorter month into a day of the next, and years below 100 into 19xx.
  return date.getDate() === day && date.getFullYear() === year ? date : undefined
}

/** Of eight digits in a row, the year is where it can be one. */
const isYear = (digits: string): boolean => /^(19|20|21)/.test(digits)

const partsOf = (typed: string): [year: string, month: string, day: string] | undefined => {
  const text = tidyDigits(typed).replace(AFTER, '').replace(BETWEEN, '/')
  const [, y, m, d] = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(text) ?? []
  if (y && m && d) return [y, m, d]
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  if (day && month && year) return [year, month, day]
  if (!/^\d{8}$/.test(text)) return
  return isYear(text.slice(4))
    ? [text.slice(4), text.slice(2, 4), text.slice(0, 2)]
    : [text.slice(0, 4), text.slice(4, 6), text.slice(6)]
}

/**
 * Reads a date as local midnight: day, month and year, or the year first, with any separators or none; undefined if
 * there is no such day.
 */
export const readDate = (typed: string): Date | undefined => {
  const parts = partsOf(typed)
  return parts && exists(...(parts.map(Number) as [number, number, number]))
}

/** Two digits may be a year of this century or the last. */
const isShort = (typed: string): boolean =>
  /^(\d{1,2}\/\d{1,2}\/\d{2}|\d{6})$/.test(tidyDigits(typed).replace(AFTER, '').replace(BETWEEN, '/'))

const padded = (number: number, length = 2): string => `${number}`.padStart(length, '0')

/** A date as it is sent: dd/mm/yyyy, or yyyy-mm-dd as it was. Other text is returned unchanged. */
export const tidyDate = (typed: string): string => {
  const text = tidyDigits(typed)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : slashed(text)
}

/** dd/mm/yyyy; other text is returned unchanged. */
export const slashed = (text: string): string => {
  const date = readDate(text)
  if (!date) return text
  return [padded(date.getDate()), padded(date.getMonth() + 1), padded(date.getFullYear(), 4)].join('/')
}

const dayOf = (text: string | undefined): number => Number((text && readDate(text)) || Number.NaN)

export const date: Check = (value, { min, max }) => {
  if (!value) return
  const read = readDate(value)
  if (!read) return isShort(value) ? 'year' : 'date'
  // Without a limit this compares with NaN, which is always false.
  if (Number(read) < dayOf(min)) return 'tooEarly'
  if (Number(read) > dayOf(max)) return 'tooLate'
}
