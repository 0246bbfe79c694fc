/** Tells an owner which words of a popup are English although its language is another one. */
import type { PopupDefinition } from '../../../shared/model/popup'
import { type Language, sampleLanguage } from '../../../shared/model/text'
import { own } from '../../../shared/values/own'
import { translationFor } from '../../../shared/words/translated'
import { escapeHtml } from '../../lib/markup'
import { labelsOf } from '../../words'
import { designOf, type Library } from './library'

/** No number, sign or sample of an address. */
const SENTENCE = /^(?!\S+@\S+$).*\p{L}{2}/u

const isEnglish = (language: Language): boolean => /^en\b/.test(language)

/** Names of the design's English sentences that visitors see or hear. */
const samplesSeen = ({ html, language, made }: PopupDefinition, library: Library): string[] => {
  if (!made || sampleLanguage(language) !== 'en') return []
  const { texts = {} } = designOf(library, { template: made.template, language }) ?? {}
  const labels = labelsOf(language)
  const isSeen = (text: string): boolean => {
    const written = escapeHtml(text)
    return [`>${written}<`, `placeholder="${written}"`, `aria-label="${written}"`].some((each) => html.includes(each))
  }
  return Object.keys(texts).filter((name) => {
    const text = own(texts, name) ?? ''
    return own(made.texts ?? {}, name) === undefined && !labels.has(text) && SENTENCE.test(text) && isSeen(text)
  })
}

/** '' if nothing is. */
export const languageSays = (popup: PopupDefinition, library: Library): string => {
  const { language } = popup
  if (isEnglish(language)) return ''
  const names = samplesSeen(popup, library)
  return [
    names.length &&
      `The language is ${language}, but these texts of the design are still English: ${names.join(', ')}.`,
    !translationFor(language) && `There are no words of ours in ${language}; say them by "words" (docs/languages.md).`,
  ]
    .filter(Boolean)
    .join('\n')
}
