/** Popup file: values that it may have once, or once for each language of the popup. */
import * as v from 'valibot'
import type { Language } from '../../../shared/model/text'
import { LanguageTag } from '../../files/language'
import { isPlainObject } from '../../files/values'

const MAX_LANGUAGES = 60

/** A value for each of some languages. */
export const byLanguage = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.custom<Record<string, unknown>>(isPlainObject, 'must be an object'),
    v.record(LanguageTag, item),
    v.maxEntries(MAX_LANGUAGES, `must have at most ${MAX_LANGUAGES} languages`),
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
    isPlainObject(input) && isByLanguage(input as Record<string, unknown>) ? byLanguage(texts) : texts,
  )
