/** The visitor's way to write numbers and dates: in the language of the form's page, and in the browser's languages. */
import { decimalIn } from '../../shared/checks/decimal'
import type { Typing } from '../../shared/checks/field-checks'
import { LOCALE } from '../../shared/wire/server/contact-form'

const MAX_LANGUAGE_TAG_LENGTH = 35
/** A date is read in each of them, which takes time. */
const MAX_LANGUAGES = 8

/**
 * The supported locale that Intl takes for a tag. The words of each stay in memory, so visitors must not be able to name
 * endless ones.
 */
const supportedLocale = (tag: string): string[] => {
  try {
    return [new Intl.Locale(new Intl.DateTimeFormat(tag).resolvedOptions().locale).baseName]
  } catch {
    return []
  }
}

/**
 * @param entries of the request; one is the locale of the page that the form is on, such as `de_DE`
 * @param wanted languages of the visitor
 */
export const typingIn = (entries: readonly [string, string | File][], languages: readonly string[]): Typing => {
  const [, locale = ''] = entries.find(([name]) => name === LOCALE) ?? []
  const place = `${locale}`.slice(0, MAX_LANGUAGE_TAG_LENGTH).replaceAll('_', '-')
  const tags = [place, ...languages.slice(0, MAX_LANGUAGES)].filter(Boolean)
  return { decimal: decimalIn(place), languages: tags.flatMap(supportedLocale) }
}
