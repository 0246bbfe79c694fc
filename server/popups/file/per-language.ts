/** Popup file: values that it may have once, or once for each language of the popup. */
import * as v from 'valibot'
import type { Language } from '../../../shared/model/text'
import { own } from '../../../shared/values/own'
import { isLanguage, LanguageTag } from '../../files/language'
import { isPlainObject } from '../../files/values'

const MAX_LANGUAGES = 60

type Values = Record<string, unknown>

/** The places of texts that stand beside languages, as in `{"en": {…}, "heading": "…"}`. */
const strayKeys = (input: Values): string[] =>
  Object.keys(input).filter((key) => !isPlainObject(own(input, key)) && !isLanguage(key))

/** Keys of a language that an earlier key has named already, such as `DE` after `de`. */
const repeatedKeys = (keys: readonly string[]): [key: string, earlier: string][] => {
  const tags = keys.flatMap((key) => {
    const { output, success } = v.safeParse(LanguageTag, key)
    return success ? { key, tag: output } : []
  })
  return tags.flatMap(({ key, tag }) => {
    const earlier = tags.find((other) => other.tag === tag)?.key ?? key
    return earlier === key ? [] : [[key, earlier]]
  })
}

const keyProblems = (input: Values, strays: readonly string[]): [key: string, message: string][] => {
  const keys = Object.keys(input).filter((key) => !strays.includes(key))
  const places = keys.filter((key) => isPlainObject(own(input, key))).join(', ')
  return [
    ...strays.map((key): [string, string] => [
      key,
      `belongs into one of the languages that stand beside it: ${places}`,
    ]),
    ...repeatedKeys(keys).map(([key, earlier]): [string, string] => [
      key,
      `is the same language as "${earlier}"; put both into one`,
    ]),
  ]
}

/** A value for each of some languages. @param strays keys that name none, of values that belong into one of them */
const valuesByLanguage = <S extends v.GenericSchema>(item: S, input: Values, strays: readonly string[]) =>
  v.pipe(
    v.custom<Values>(isPlainObject, 'must be an object'),
    v.transform((values) => Object.fromEntries(Object.entries(values).filter(([key]) => !strays.includes(key)))),
    v.record(LanguageTag, item),
    v.maxEntries(MAX_LANGUAGES, `must have at most ${MAX_LANGUAGES} languages`),
    // By the keys as they were written: of two that name one language, the record has the last.
    v.rawCheck(({ addIssue }) => {
      for (const [key, message] of keyProblems(input, strays))
        addIssue({
          message,
          expected: 'never',
          path: [{ type: 'object', origin: 'key', input, key, value: own(input, key) }],
        })
    }),
  )

/** A value for each of some languages. */
export const byLanguage = <S extends v.GenericSchema>(item: S) =>
  v.lazy((input) => valuesByLanguage(item, isPlainObject(input) ? (input as Values) : {}, []))

/** A value that a file gives once for each of some languages. */
export class ByLanguage<T> {
  constructor(readonly values: Readonly<Record<Language, T>>) {}
}

/** A value, or one for each of some languages: `"Soon"`, or `{"en": "Soon", "de": "Bald"}`. */
export const onceOrForEach = <S extends v.GenericSchema>(
  item: S,
): v.GenericSchema<unknown, v.InferOutput<S> | ByLanguage<v.InferOutput<S>>> =>
  v.lazy((input) =>
    isPlainObject(input)
      ? v.pipe(
          byLanguage(item),
          v.transform((values) => new ByLanguage(values as Record<Language, v.InferOutput<S>>)),
        )
      : item,
  )

/** True if texts are given by language: `{"en": {…}, "de": {…}}`. */
export const isByLanguage = <T>(
  value: Record<string, T> | Record<Language, Record<string, T>>,
): value is Record<Language, Record<string, T>> => Object.values(value).some(isPlainObject)

/** Texts by their names, or these for each language. */
export const onceOrByLanguage = <T extends v.GenericSchema<unknown, Record<string, string>>>(
  texts: T,
): v.GenericSchema<unknown, Record<string, string> | Record<Language, Record<string, string>>> =>
  v.lazy((input) =>
    isPlainObject(input) && isByLanguage(input as Values)
      ? valuesByLanguage(texts, input as Values, strayKeys(input as Values))
      : texts,
  )
