import { type Language, TRANSLATED, type Translated } from '../model/text'

/** The language beside English whose words are used for a tag: German for `de-AT`, that of Brazil for `pt`; undefined where it is English. */
export const translationFor = (language: Language): Translated | undefined =>
  TRANSLATED.find((code) => language.split('-')[0] === code)
