/**
 * The letters of date formats, as jQuery UI has them, and `S`, the ending of an English ordinal: `d dd` day,
 * `o oo` day of the year, `D DD` weekday, `m mm M MM` month, `y yy` year.
 * https://api.jqueryui.com/datepicker/#utility-formatDate
 */
import { monthNamed } from '../../checks/month-names'
import type { Language } from '../../model/text'
import { type Day, dateIn, dateOf, dayAt, monthOf, yearOf } from './day'

/** The numbers in a typed date. Months count from 0. */
export type Numbers = Partial<Record<'date' | 'dayOfYear' | 'month' | 'year', number>>

export interface Letter {
  write(day: Day): string
  /** A regular expression without groups, for the text that a visitor may type for it. */
  pattern: string
  /** The meaning of the typed text; missing if it is not needed to know the day. */
  read?(typed: string): Numbers
}

const padded = (number: number, length: number): string => `${number}`.padStart(length, '0')

/** 1st, 2nd, 3rd, 4th; 11th, 12th, 13th. */
const ordinal = (date: number): string =>
  /^1[123]$/.test(`${date}`) ? 'th' : (['th', 'st', 'nd', 'rd'][date % 10] ?? 'th')

/** A year of two digits is one of the hundred years until ten years from now, as in jQuery UI. */
const fullYear = (year: number): number => {
  const latest = new Date().getFullYear() + 10
  return latest - ((((latest - year) % 100) + 100) % 100)
}

const writer = (language: Language, options: Intl.DateTimeFormatOptions): Letter['write'] => {
  const format = new Intl.DateTimeFormat(language, {
    ...options,
    calendar: 'gregory',
    timeZone: 'UTC',
  })
  return (day) => format.format(dateOf(day))
}

/** In the page's language or in English. */
const readMonth = (typed: string, language: Language): Numbers => {
  const { month = Number.NaN } = monthNamed(typed, [language, 'en'])
  return { month: month - 1 }
}

const number = (name: keyof Numbers, pattern: string, write: Letter['write']): Letter => ({
  pattern,
  write,
  read: (typed) => ({ [name]: Number(typed) }),
})

const month = (length: number): Letter => ({
  write: (day) => padded(monthOf(day) + 1, length),
  pattern: '\\d{1,2}',
  read: (typed) => ({ month: Number(typed) - 1 }),
})

/** Hebrew weekdays have two words. */
const word = (language: Language, options: Intl.DateTimeFormatOptions): Letter => ({
  write: (day) => writer(language, options)(day),
  pattern: "[\\p{L}.׳'\\s]+?",
  ...(options.month && { read: (typed: string) => readMonth(typed, language) }),
})

const dayOfYear = (day: Day): number => day - dayAt(yearOf(day), 0, 0)

export const lettersOf = (language: Language): Record<string, Letter> => ({
  d: number('date', '\\d{1,2}', (day) => `${dateIn(day)}`),
  dd: number('date', '\\d{1,2}', (day) => padded(dateIn(day), 2)),
  o: number('dayOfYear', '\\d{1,3}', (day) => `${dayOfYear(day)}`),
  oo: number('dayOfYear', '\\d{1,3}', (day) => padded(dayOfYear(day), 3)),
  // The original left the letter itself in what it wrote, so that is read as well.
  S: { write: (day) => (/^en\b/.test(language) ? ordinal(dateIn(day)) : ''), pattern: '(?:st|nd|rd|th|s)?' },
  D: word(language, { weekday: 'short' }),
  DD: word(language, { weekday: 'long' }),
  m: month(1),
  mm: month(2),
  M: word(language, { month: 'short' }),
  MM: word(language, { month: 'long' }),
  y: {
    write: (day) => padded(yearOf(day) % 100, 2),
    pattern: '\\d{2}',
    read: (typed) => ({ year: fullYear(Number(typed)) }),
  },
  yy: number('year', '\\d{4}', (day) => padded(yearOf(day), 4)),
})

export const literal = (text: string): Letter => ({
  write: () => text,
  pattern: text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+'),
})
