import type { Language } from './text'

/** The region that Unicode gives languages of no country. */
const WORLD = '001'

/**
 * The language with its country, as systems that have locales write it: `en_US`, `he_IL`, `pt_BR`. A tag without a country gets the usual
 * one of the language, if it has one (Esperanto has none).
 */
export const localeOf = (tag: Language): string => {
  const { language, region } = new Intl.Locale(tag).maximize()
  return region && region !== WORLD ? `${language}_${region}` : language
}
