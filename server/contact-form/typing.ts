/** How a visitor writes numbers and dates: in the language of the form's place, and in their own. */
import { decimalIn } from '../../shared/checks/decimal'
import type { Typing } from '../../shared/checks/field'
import { LOCALE } from '../../shared/wire/server/contact-form'

const LONGEST_TAG = 35
/** Reading a date looks up the words of each. */
const MOST_LANGUAGES = 8

/** One of those that are known: their words are kept in memory, and anybody may name any. */
const known = (tag: string): string[] => {
  try {
    return [new Intl.Locale(new Intl.DateTimeFormat(tag).resolvedOptions().locale).baseName]
  } catch {
    return []
  }
}

/**
 * @param entries of the request; the form says where it stands, as in `de_DE`
 * @param wanted languages of the visitor
 */
export const typingIn = (entries: readonly [string, string | File][], wanted: readonly string[]): Typing => {
  const [, locale = ''] = entries.find(([name]) => name === LOCALE) ?? []
  const place = `${locale}`.slice(0, LONGEST_TAG).replaceAll('_', '-')
  const tags = [place, ...wanted.slice(0, MOST_LANGUAGES)].filter(Boolean)
  return { decimal: decimalIn(place), languages: tags.flatMap(known) }
}
