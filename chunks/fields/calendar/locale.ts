/** The calendar's texts and its week layout, by the visitor's language and country. */

import type { Language } from '../../../shared/model/text'
import { type Day, dateOf } from '../../../shared/page/dates/day'
import type { WidgetHost } from '../../../shared/page/forms/widget'
import { calendar } from '../../../shared/words/english'

/** Missing in TypeScript's types: https://tc39.es/proposal-intl-locale-info/ */
interface Weeks {
  getWeekInfo?(): { firstDay: number }
}

export const wordsOf = ({ words }: Pick<WidgetHost, 'words'>): typeof calendar => ({ ...calendar, ...words })

/** Returns a formatter of days. The calendar counts in Gregorian months and days, whatever its language is used to. */
export const dateFormatter = (language: Language, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(language, {
    ...options,
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  })
  return (day: Day): string => format.format(dateOf(day))
}

/** English texts have days before months, as in Britain. */
const countryOf = (language: Language): string =>
  (language === 'en' ? '' : new Intl.Locale(language).maximize().region) || 'GB'

/** First day of the week in the visitor's country, 0 for Sunday. */
export const firstDayOf = (language: Language, country: string): number => {
  const region = country || countryOf(language)
  const locale: Intl.Locale & Weeks = new Intl.Locale(language, { region })
  return (locale.getWeekInfo?.().firstDay ?? (/US|CA|IL/.test(region) ? 7 : 1)) % 7
}
