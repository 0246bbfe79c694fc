/** A popup as it is in one of its languages. */
import type { Language } from '../../shared/model/text'
import { own } from '../../shared/values/own'
import { withPhrases } from './file/phrases'
import type { StoredPopup } from './queries'

/** In its order, the first among them. */
export const languagesOf = ({
  language,
  translations = {},
}: Pick<StoredPopup, 'language' | 'translations'>): Language[] => [language, ...Object.keys(translations)]

/** The version of a template beside the first. That of the first changes with the addresses of the site. */
export const translatedVersion = ({ htmlVersion }: Pick<StoredPopup, 'htmlVersion'>, version: string): string =>
  `${htmlVersion}-${version}`

/** undefined if it does not speak it. Its first language is the popup without the others. */
export const inLanguage = (popup: StoredPopup, language: Language): StoredPopup | undefined => {
  const { translations = {}, ...first } = popup
  if (language === first.language) return first
  const storedTranslation = own(translations, language)
  if (!storedTranslation) return undefined
  const { phrases, ...translation } = storedTranslation
  return {
    ...withPhrases(first, phrases),
    // Words and design are not inherited: those of the first are in another language.
    words: undefined,
    made: undefined,
    ...translation,
    htmlVersion: translatedVersion(first, translation.htmlVersion),
    language,
    translatedTo: language,
  }
}
