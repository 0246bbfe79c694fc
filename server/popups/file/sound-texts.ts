/** Popup file: its texts without those that are wrong, so that one of them does not hide what is wrong with the others. */
import * as v from 'valibot'
import type { Language } from '../../../shared/model/text'
import { LanguageTag } from '../../files/language'
import { isPlainObject } from '../../files/values'
import type { Problem } from '../../lib/invalid'
import { isByLanguage } from './per-language'
import type { WrittenFile } from './schema'

type Path = NonNullable<Problem['path']>
type Texts = NonNullable<WrittenFile['texts']>

interface SoundTexts {
  /** undefined if no text is wrong, or nothing of them can be relied on. */
  texts?: Texts
  /** True for a problem that a wrong text has, or that its absence makes. */
  isWrong(problem: Problem): boolean
}

const ALL_RIGHT: SoundTexts = { isWrong: () => false }

/** The language that a key names, as texts have it: `de` for `DE`. */
const languageOf = (key: Path[number]): Language => {
  const { success, output } = v.safeParse(LanguageTag, key)
  return success ? output : `${key}`
}

const without = <T>(values: Record<string, T>, keys: readonly Path[number][]): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)))

/** The languages that are right, each without the texts that are wrong; undefined without the first, on which the others build. */
const soundLanguages = (texts: Record<Language, unknown>, places: readonly Path[]): Texts | undefined => {
  const wrongLanguages = places.filter(({ length }) => length === 1).map(([key = '']) => languageOf(key))
  const [first = ''] = Object.keys(texts)
  if (!first || wrongLanguages.includes(first)) return undefined
  const languages = Object.entries(without(texts, wrongLanguages)).filter(([, each]) => isPlainObject(each))
  return Object.fromEntries(
    languages.map(([language, each]) => {
      const slots = places.filter(([key = '']) => languageOf(key) === language).flatMap(([, slot]) => slot ?? [])
      return [language, without(each as Record<string, string>, slots)]
    }),
  )
}

/** @param wrong the places in the file that have a problem */
export const soundTexts = (texts: WrittenFile['texts'], wrong: readonly Path[]): SoundTexts => {
  const places = wrong.filter(([key]) => key === 'texts').map(([, ...place]) => place)
  if (!places.length || !isPlainObject(texts) || places.some(({ length }) => !length)) return ALL_RIGHT
  const isPerLanguage = isByLanguage(texts as Record<string, unknown>)
  const sound = isPerLanguage
    ? soundLanguages(texts as Record<Language, unknown>, places)
    : (without(
        texts as Record<string, string>,
        places.map(([slot = '']) => slot),
      ) as Texts)
  if (!sound) return ALL_RIGHT
  const nameOf = ([key = '', ...rest]: Path): string =>
    JSON.stringify(isPerLanguage ? [languageOf(key), ...rest] : [key, ...rest])
  const names = new Set(places.map(nameOf))
  // With languages, a place ends with the name of the text. A text that is wrong in the first language is missing in those that inherit it.
  const slots = places.flatMap((place) => place.slice(isPerLanguage ? 1 : 0))
  return {
    texts: sound,
    isWrong: ({ path: [key, ...place] = [], missing }) =>
      key === 'texts' && (names.has(nameOf(place)) || (missing === true && slots.includes(place.at(-1) ?? ''))),
  }
}
