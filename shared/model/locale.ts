import type { Language } from './text'

/** The language with its country, as systems that have locales write it: `en_US`, `he_IL`, `pt_BR`; the usual country where none is named. */
export const localeOf = (tag: Language): string => {
  const { language, region } = new Intl.Locale(tag).maximize()
  return `${language}_${region}`
}
