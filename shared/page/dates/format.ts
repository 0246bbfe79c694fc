/** Writes dates in words and reads what visitors type, by a format such as `dS MM yy`. */
import type { Language } from '../../model/text'
import { own } from '../../values/own'
import { type Day, dateIn, dayAt, monthOf, parseDay, yearOf } from './day'
import { type Letter, lettersOf, literal, type Numbers } from './letters'

/** 22nd November 2026 (specification, section 9). */
export const USUAL_FORMAT = 'dS MM yy'

export interface DateFormat {
  format(day: Day): string
  /** Reads a typed date: in this format, in the usual one, or in numbers such as 2026-11-22. */
  parse(text: string): Day | undefined
}

/** Quoted text, a letter of the format, or any other character. Two quotes are one. */
const FORMAT_TOKEN = /''|'(?:[^']|'')*'?|dd?|oo?|DD?|mm?|MM?|yy?|S|[\s\S]/g

const quoted = (token: string): string =>
  token === "''" ? "'" : token.replace(/^'([\s\S]*?)'?$/, '$1').replaceAll("''", "'")

/** undefined if there is no such day, for instance the 31st of November. */
const dayFrom = ({
  date = 1,
  dayOfYear,
  month = Number.NaN,
  year = new Date().getFullYear(),
}: Numbers): Day | undefined => {
  const day = dayOfYear ? dayAt(year, 0, dayOfYear) : dayAt(year, month, date)
  const exists = dayOfYear ? yearOf(day) === year : dateIn(day) === date && monthOf(day) === month
  return exists ? day : undefined
}

const reader = (letters: Letter[]): ((text: string) => Day | undefined) => {
  const groups = letters.map(({ pattern, read }) => (read ? `(${pattern})` : pattern))
  const whole = new RegExp(`^\\s*${groups.join('')}\\s*$`, 'iu')
  const readers = letters.flatMap(({ read }) => read ?? [])
  return (text) => {
    const typed = whole.exec(text)?.slice(1)
    return typed && dayFrom(Object.assign({}, ...typed.map((part, index) => readers[index]?.(part))))
  }
}

/** @param languages whose words for months are read beside those of `language` */
export const dateFormat = (format: string, language: Language, languages: readonly string[] = []): DateFormat => {
  const lettersByToken = lettersOf(language)
  const read = (text: string): Letter[] =>
    (text.match(FORMAT_TOKEN) ?? []).map((token) => own(lettersByToken, token) ?? literal(quoted(token)))
  const letters = read(format)
  const readers = [letters, read(USUAL_FORMAT)].map(reader)
  return {
    format: (day) =>
      letters
        .map(({ write }) => write(day))
        .join('')
        .trim(),
    parse(text) {
      for (const parse of [...readers, (typed: string) => parseDay(typed, languages)]) {
        const day = parse(text)
        if (day !== undefined) return day
      }
    },
  }
}
