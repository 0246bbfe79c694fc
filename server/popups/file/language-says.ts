/** Tells an owner which words of a popup are English although its language is another one, and which texts a language misses. */
import type { Phrase, PopupDefinition, Translation } from '../../../shared/model/popup'
import { type Language, sampleLanguage, translationFor } from '../../../shared/model/text'
import { own } from '../../../shared/values/own'
import { createReadings, type Readings } from '../../template/readings'
import { labelsOf } from '../../words'
import { inheritedTexts } from './languages'
import { designOf, type Library } from './library'
import { finishedText } from './text-links'

/** No number, sign or sample of an address. */
const SENTENCE = /^(?!\S+@\S+$).*\p{L}{2}/u

const isEnglish = (language: Language): boolean => /^en\b/.test(language)

/** A popup in one of its languages, with its own texts of that language. */
type PopupInLanguage = Pick<PopupDefinition, 'html' | 'language' | 'made'>

/** Names of texts that visitors see or hear, and that the owner has not written in this language. */
const notWritten = ({ html, made }: PopupInLanguage, texts: Record<string, string>, readings: Readings): string[] => {
  const seen = new Set(readings.of(html).record.texts.map(({ text }) => text))
  return Object.keys(texts).filter((name) => {
    const text = own(texts, name) ?? ''
    return own(made?.texts ?? {}, name) === undefined && SENTENCE.test(text) && seen.has(finishedText(text))
  })
}

/** Names of the design's English sentences. */
const samplesSeen = (popup: PopupInLanguage, library: Library, readings: Readings): string[] => {
  const { language, made } = popup
  if (!made || isEnglish(language) || sampleLanguage(language) !== 'en') return []
  const { texts = {} } = designOf(library, { template: made.template, language }) ?? {}
  const labels = labelsOf(language)
  return notWritten(popup, texts, readings).filter((name) => !labels.has(own(texts, name) ?? ''))
}

const noWords = (language: Language): string | false =>
  !isEnglish(language) &&
  !translationFor(language) &&
  `There are no words of ours in ${language}; say them by "words" (docs/languages.md).`

/** The places in which the popup says something beside its texts. */
const phrasesOf = ({ design, made, prizes = [] }: PopupDefinition): Phrase[] => {
  const { consent, images = {} } = made ?? {}
  const all: [Phrase['path'], string | true | undefined][] = [
    [['design', 'teaser', 'text'], design.teaser?.text],
    [['design', 'closeNote'], design.closeNote],
    ...prizes.map(({ label }, place): [Phrase['path'], string] => [['prizes', place, 'label'], label]),
    ...Object.entries(images).map(([name, { alt }]): [Phrase['path'], string] => [['images', name, 'alt'], alt]),
    [['consent'], consent],
  ]
  return all.flatMap(([path, value]) => (value === undefined ? [] : [{ path, value }]))
}

/** The places in which a language says nothing itself, where words of the first stand. */
const missingPhrases = (phrases: readonly Phrase[], { made, phrases: own = [] }: Translation): string[] => {
  const present = new Set(own.map(({ path }) => path.join('.')))
  return phrases
    .filter(
      ({ path: [key], value }) =>
        SENTENCE.test(`${value}`) && value !== true && (made || !/images|consent/.test(`${key}`)),
    )
    .map(({ path }) => path.join('.'))
    .filter((place) => !present.has(place))
}

/** A language beside the first: what it has of the first, and of the design. */
const translationSays = (
  language: Language,
  translation: Translation,
  first: PopupDefinition,
  library: Library,
  readings: Readings,
): (string | false)[] => {
  const { made } = translation
  const popup = { ...translation, language }
  const missingTexts = made
    ? notWritten(popup, inheritedTexts(library, made.template, language, first.made?.texts), readings)
    : []
  const names = samplesSeen(popup, library, readings).filter((name) => !missingTexts.includes(name))
  const gaps = [...missingTexts, ...missingPhrases(phrasesOf(first), translation)]
  return [
    gaps.length > 0 &&
      `In ${language} these texts are missing, and are those of ${first.language}: ${gaps.join(', ')}.`,
    names.length > 0 && `In ${language} these texts of the design are still English: ${names.join(', ')}.`,
    noWords(language),
  ]
}

/** One line for each gap; '' if there is none. */
export const languageSays = (
  popup: PopupDefinition,
  library: Library,
  readings: Readings = createReadings(),
): string => {
  const { language, translations = {} } = popup
  const names = samplesSeen(popup, library, readings)
  return [
    names.length > 0 &&
      `The language is ${language}, but these texts of the design are still English: ${names.join(', ')}.`,
    noWords(language),
    ...Object.entries(translations).flatMap(([each, translation]) =>
      translationSays(each, translation, popup, library, readings),
    ),
  ]
    .filter(Boolean)
    .join('\n')
}
