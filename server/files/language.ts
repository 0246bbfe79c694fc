/** A file's language, as a tag: https://www.rfc-editor.org/info/bcp47 */
import * as v from 'valibot'
import type { Language } from '../../shared/model/text'
import { words } from './values'

/** Without variants and extensions, which decide on no words, and which not every browser takes. */
const shortened = (tag: string): Language => {
  const { language, script, region } = new Intl.Locale(tag)
  return [language, script, region].filter(Boolean).join('-')
}

const isKnown = (code: string): boolean =>
  new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined

export const isLanguage = (tag: string): boolean => {
  try {
    return /^[a-z]{2,3}(-|$)/i.test(tag) && isKnown(new Intl.Locale(tag).language)
  } catch {
    return false
  }
}

/** Countries are often taken for languages: `jp`, `cz`, `dk`. */
const languageOfCountry = (code: string): string => {
  if (!/^[a-z]{2}$/i.test(code)) return ''
  const { language } = new Intl.Locale(`und-${code}`).maximize()
  return isLanguage(language) ? ` (did you mean "${language}"?)` : ''
}

export const LanguageTag = v.pipe(
  words,
  v.check(isLanguage, ({ input }) => `must be a language like de or pt-BR${languageOfCountry(input)}`),
  v.transform(shortened),
)
