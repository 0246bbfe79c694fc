/** The calendar's texts and its week layout, by the visitor's language and country. */

import type { Language } from '../../../shared/model/text'
import { type Day, dateOf } from '../../../shared/page/dates/day'

/** Missing in TypeScript's types: https://tc39.es/proposal-intl-locale-info/ */
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

/** Returns a formatter of days. */
export const dateFormatter = (language: Language, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  return (day: Day): string => format.format(dateOf(day))
}

/** First day of the week in the visitor's country, 0 for Sunday. */
export const firstDayOf = (language: Language, country: string): number => {
  const region = country || (language === 'he' ? 'IL' : 'GB')
  const locale: Intl.Locale & Weeks = new Intl.Locale(language, { region })
  return (locale.getWeekInfo?.().firstDay ?? (/US|CA|IL/.test(region) ? 7 : 1)) % 7
}
