import type { Language } from '../../../shared/model/text'
import { type Day, dayOf, parseDay } from '../../../shared/page/dates/day'
import type { DateFormat } from '../../../shared/page/dates/format'

const DATE_WORDS: Record<Language, Record<'example' | 'date' | 'early' | 'late', string>> = {
  en: {
    example: 'for example',
    date: 'Please enter a date, for example',
    early: 'The first possible date is',
    late: 'The last possible date is',
  },
  he: {
    example: 'לדוגמה',
    date: 'יש להזין תאריך, לדוגמה',
    early: 'התאריך המוקדם ביותר הוא',
    late: 'התאריך המאוחר ביותר הוא',
  },
}

const today = (): Day => dayOf(new Date())

/** A placeholder. */
export const exampleOf = ({ format }: DateFormat, language: Language): string =>
  `${DATE_WORDS[language].example} ${format(today())}`

/** The error message for a field's date; '' if the date is valid. */
export const problemOf = (
  day: Day | undefined,
  { min, max }: HTMLInputElement,
  { format }: DateFormat,
  language: Language,
): string => {
  const words = DATE_WORDS[language]
  const [first, last] = [parseDay(min), parseDay(max)]
  if (day === undefined) return `${words.date} ${format(today())}`
  if (first !== undefined && day < first) return `${words.early} ${format(first)}`
  if (last !== undefined && day > last) return `${words.late} ${format(last)}`
  return ''
}
