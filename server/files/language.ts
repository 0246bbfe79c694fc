/** A file's language, as a tag: https://www.rfc-editor.org/info/bcp47 */
import * as v from 'valibot'
import { direction, type Language } from '../../shared/model/text'
import { words } from './values'

const tagOf = ({ language, script, region }: Intl.Locale): Language =>
  [language, script, region].filter(Boolean).join('-')

/** With the usual script, where that is what tells pages the direction: `pa-Arab-PK` for `pa-PK`, `sd-Deva-IN` for `sd-IN`. */
const withScript = (tag: Language): Language => {
  const { language, region, script } = new Intl.Locale(tag).maximize()
  const full = tagOf(new Intl.Locale(language, { ...(script && { script }) }))
  if (direction(full) === direction(tag)) return tag
  return /-[A-Z]{2}$|-\d{3}$/.test(tag) ? `${full}-${region}` : full
}

/** Without variants and extensions, which decide on no words, and which not every browser takes. */
const shortened = (tag: string): Language => withScript(tagOf(new Intl.Locale(tag)))

const isNamed = (type: 'language' | 'region', code: string): boolean =>
  new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined

/** Codes for what is in several languages, in one without a code, or in none; and for no country. */
const NO_LANGUAGE = /^(mis|mul|zxx)$/
const NO_COUNTRY = /^zz$/i

export const isLanguage = (tag: string): boolean => {
  try {
    const { language } = new Intl.Locale(tag)
    return /^[a-z]{2,3}(-|$)/i.test(tag) && !NO_LANGUAGE.test(language) && isNamed('language', language)
  } catch {
    return false
  }
}

/** Countries are often taken for languages: `jp`, `cz`, `dk`. */
const languageOfCountry = (code: string): string | undefined =>
  /^[a-z]{2}$/i.test(code) && !NO_COUNTRY.test(code) && isNamed('region', code.toUpperCase())
    ? new Intl.Locale(`und-${code}`).maximize().language
    : undefined

/** Systems write tags in their own way, as in `de_AT` or `de_AT.UTF-8`. */
const tagOfSystem = (text: string): string | undefined => {
  const [tag = ''] = text.trim().split(/[.@]/)
  return isLanguage(tag.replaceAll('_', '-')) ? shortened(tag.replaceAll('_', '-')) : undefined
}

const suggested = (text: string): string => {
  const tag = tagOfSystem(text) ?? languageOfCountry(text)
  return tag && isLanguage(tag) ? ` (did you mean "${tag}"?)` : ''
}

export const LanguageTag = v.pipe(
  words,
  v.check(isLanguage, ({ input }) => `must be a language like de or pt-BR${suggested(input)}`),
  v.transform(shortened),
)
