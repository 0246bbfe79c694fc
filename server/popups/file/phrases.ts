/**
 * Popup file: what its owner says beside the texts of the design, in teasers, prizes, pictures and the like. Each may stand there
 * once, or for each language of the popup.
 */
import type { Phrase } from '../../../shared/model/popup'
import type { Language } from '../../../shared/model/text'
import { own } from '../../../shared/values/own'
import { isPlainObject } from '../../files/values'
import type { Problem } from '../../lib/invalid'
import { ByLanguage } from './per-language'

type Path = Phrase['path']
type Fields = Record<string, unknown>

/** A part of a popup file without values by language. */
export type InOneLanguage<T> =
  T extends ByLanguage<infer V>
    ? V
    : T extends (infer I)[]
      ? InOneLanguage<I>[]
      : T extends object
        ? { [K in keyof T]: InOneLanguage<T[K]> }
        : T

const entriesOf = (value: unknown): [string | number, unknown][] => {
  if (Array.isArray(value)) return [...value.entries()]
  return isPlainObject(value) ? Object.entries(value as Fields) : []
}

/** All values by language that stand somewhere in this part of a file. */
const choicesIn = (value: unknown, path: Path = []): [Path, ByLanguage<unknown>][] =>
  value instanceof ByLanguage
    ? [[path, value]]
    : entriesOf(value).flatMap(([key, each]) => choicesIn(each, [...path, key]))

/** The part as it is in one language, which takes over what the first says and it does not. */
export const inOneLanguage = <T>(part: T, language: Language, first: Language): InOneLanguage<T> => {
  const spoken = (value: unknown): unknown => {
    if (value instanceof ByLanguage) return own(value.values, language) ?? own(value.values, first)
    if (Array.isArray(value)) return value.map(spoken)
    if (!isPlainObject(value)) return value
    return Object.fromEntries(entriesOf(value).map(([key, each]) => [key, spoken(each)]))
  }
  return spoken(part) as InOneLanguage<T>
}

/** The phrases that the part itself has in this language. */
export const phrasesIn = (part: unknown, language: Language): Phrase[] =>
  choicesIn(part).flatMap(([path, { values }]) => {
    const value = own(values as Record<Language, Phrase['value']>, language)
    return value === undefined ? [] : [{ path, value }]
  })

const withValue = (target: unknown, [key, ...rest]: Path, value: unknown): unknown => {
  if (key === undefined) return value
  const present = own(target as Fields, `${key}`)
  if (present === undefined) return target
  const result = withValue(present, rest, value)
  return Array.isArray(target)
    ? target.map((each, place) => (place === key ? result : each))
    : { ...(target as Fields), [key]: result }
}

/** A copy of the object with these values in the places where it has others. */
export const withPhrases = <T extends object>(target: T, phrases: readonly { path: Path; value: unknown }[] = []): T =>
  phrases.reduce((result: unknown, { path, value }) => withValue(result, path, value), target) as T

/** The value in this place; undefined if there is none. */
export const valueAt = (target: unknown, path: Path): unknown =>
  path.reduce((value: unknown, key) => own(Object(value) as Fields, `${key}`), target)

/** The place of a problem of one language, in a part that may have values by language. */
export const placeIn = (part: unknown, path: Path, language: Language, first: Language): Path => {
  for (const length of path.keys()) {
    const value = valueAt(part, path.slice(0, length + 1))
    if (!(value instanceof ByLanguage)) continue
    const speaker = own(value.values, language) === undefined ? first : language
    return [...path.slice(0, length + 1), speaker, ...path.slice(length + 1)]
  }
  return path
}

/** Languages that the popup does not speak, and places without its first one. */
export const phraseProblems = (part: unknown, languages: readonly [Language, ...Language[]]): Problem[] => {
  const [first] = languages
  return choicesIn(part).flatMap(([path, { values }]): Problem[] => [
    ...(own(values, first) === undefined
      ? [{ path, message: `must have one for ${first} too, the first language of the popup` }]
      : []),
    ...Object.keys(values)
      .filter((language) => !languages.includes(language))
      .map((language) => ({
        path: [...path, language],
        message: `the popup speaks only ${languages.join(', ')}`,
        key: true as const,
      })),
  ])
}
