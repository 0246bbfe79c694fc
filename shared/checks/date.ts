import { type Check, type CheckOptions, doubt } from './check'
import { monthNamed } from './month-names'
import { tidyDigits } from './tidy'

/** Signs between day, month and year, with spaces around them; also those of Chinese, Japanese, Korean and Vietnamese. */
const DATE_SEPARATORS = /[\s,]*(?:[./,\-·•・年月년월]|tháng|thg|năm)\s*|\s+/giu
const DATE_PREFIX = /^ngày\s*/iu
/** Weekdays of these scripts, which stand behind the day without a space. */
const WEEKDAY_WORDS =
  /\s*(?:\([日月火水木金土一二三四五六월화수목금토일]\)|\(?(?:[日月火水木金土]曜日?|(?:星期|周|週)[一二三四五六日天]|[월화수목금토일]요일)\)?)$/u
const DATE_SUFFIX = /[\s./,\-日일]+$/u

const exists = (year: number, month: number, day: number): Date | undefined => {
  const date = new Date(year, month - 1, day)
  // Date turns the 31st of a shorter month into a day of the next, and years below 100 into 19xx.
  return date.getDate() === day && date.getFullYear() === year ? date : undefined
}

/** Whether four digits can be a year: this decides where the year is in eight digits without separators. */
const isYear = (digits: string): boolean => /^(19|20|21)/.test(digits)

/** Languages whose months are read in any case: those that our own words have. */
const FALLBACK_LANGUAGES = ['en', 'he']

/** Characters of a date with its weekday. */
const MAX_DATE_LENGTH = 80

/** Day, month and year with slashes, in digits if the month is a word. */
const inDigits = (typed: string, languages: readonly string[]): string => {
  const text = tidyDigits(typed)
    .normalize()
    .replace(WEEKDAY_WORDS, '')
    .replace(DATE_SUFFIX, '')
    .replace(DATE_PREFIX, '')
  const slashed = text.replace(DATE_SEPARATORS, '/')
  const numbers = text.match(/\d+/g) ?? []
  if (!/\p{L}/u.test(slashed) || text.length > MAX_DATE_LENGTH || numbers.length < 2 || numbers.length > 3)
    return slashed
  const { month, others } = monthNamed(text, [...languages, ...FALLBACK_LANGUAGES])
  if (others) return slashed
  const [first, last] = numbers
  if (numbers.length === 2) return month ? `${first}/${month}/${last}` : slashed
  // The words beside these numbers are weekdays and the like.
  return numbers.join('/')
}

type Parts = [year: string, month: string, day: string]

const partsOf = (typed: string, languages: readonly string[]): Parts | undefined => {
  const text = inDigits(typed, languages)
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
 * there is no such day. The month may be a word of one of the languages.
 */
export const readDate = (typed: string, languages: readonly string[] = []): Date | undefined => {
  const parts = partsOf(typed, languages)
  return parts && exists(...(parts.map(Number) as [number, number, number]))
}

/** Two digits may be a year of this century or the last. */
const isShort = (typed: string, languages: readonly string[] = []): boolean =>
  /^(\d{1,2}\/\d{1,2}\/\d{2}|\d{6})$/.test(inDigits(typed, languages))

const padded = (number: number, length = 2): string => `${number}`.padStart(length, '0')

/** A date as it is sent: dd/mm/yyyy, or yyyy-mm-dd as it was. Other text is returned unchanged. */
export const tidyDate = (typed: string, { languages }: Pick<CheckOptions, 'languages'> = {}): string => {
  const text = tidyDigits(typed)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : slashed(text, languages)
}

/** dd/mm/yyyy; other text is returned unchanged. */
export const slashed = (text: string, languages?: readonly string[]): string => {
  const date = readDate(text, languages)
  if (!date) return text
  return [padded(date.getDate()), padded(date.getMonth() + 1), padded(date.getFullYear(), 4)].join('/')
}

/** Other years are those of another calendar, or have a wrong digit. */
const isLikely = (year: number): boolean => year >= 1800 && year < 2200

const dayOf = (text: string | undefined): number => Number((text && readDate(text)) || Number.NaN)

export const date: Check = (value, { languages, min, max }) => {
  if (!value) return
  const read = readDate(value)
  if (!read) return isShort(value, languages) ? 'year' : 'date'
  // Without a limit this compares with NaN, which is always false.
  if (Number(read) < dayOf(min)) return 'tooEarly'
  if (Number(read) > dayOf(max)) return 'tooLate'
  if (!isLikely(read.getFullYear())) return doubt('yearUnlikely')
}
