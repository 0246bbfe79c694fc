/** What a calendar is called and how it is laid out where the visitor is. */
import type { Language } from '../../../shared/model/text'
import { type Day, dateOf } from './day'

/** Newer than TypeScript's own types: https://tc39.es/proposal-intl-locale-info/ */
interface Weeks {
  getWeekInfo?(): { firstDay: number }
}

export const WORDS: Record<
  Language,
  Record<'choose' | 'change' | 'previous' | 'next' | 'month' | 'year' | 'hint', string>
> = {
  en: {
    choose: 'Choose a date',
    change: 'Change the date',
    previous: 'Previous month',
    next: 'Next month',
    month: 'Month',
    year: 'Year',
    hint: 'dd/mm/yyyy',
  },
  he: {
    choose: 'בחירת תאריך',
    change: 'שינוי התאריך',
    previous: 'החודש הקודם',
    next: 'החודש הבא',
    month: 'חודש',
    year: 'שנה',
    hint: 'יום/חודש/שנה',
  },
}

/** A day in words, by the parts that are asked for. */
export const say = (language: Language, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  return (day: Day): string => format.format(dateOf(day))
}

/** The day that weeks begin with where the visitor is, 0 for Sunday. */
export const firstDayOf = (language: Language, country: string): number => {
  const region = country || (language === 'he' ? 'IL' : 'GB')
  const locale: Intl.Locale & Weeks = new Intl.Locale(language, { region })
  return (locale.getWeekInfo?.().firstDay ?? (/US|CA|IL/.test(region) ? 7 : 1)) % 7
}
