/** Languages. Their words are in shared/words/ and server/words/. */

/**
 * A BCP 47 tag of a language, with or without a script and a region: `de`, `pt-BR`, `zh-Hant-TW`. A popup, a form or a page may be in any;
 * where there are no words of ours in it, ours are English.
 */
export type Language = string

/** Languages beside English that have all words. Portuguese is that of Brazil. */
export const TRANSLATED = ['ar', 'cs', 'da', 'de', 'es', 'fr', 'he', 'it', 'ja', 'nl', 'pl', 'pt', 'sv'] as const
export type Translated = (typeof TRANSLATED)[number]

/** Languages of the texts in the library's designs, which are samples. */
export const SAMPLE_LANGUAGES = ['en', 'he'] as const
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number]

/** The language of the samples that a popup begins with: Hebrew for Hebrew, English for any other. */
export const sampleLanguage = (language: Language): SampleLanguage => (/^he\b/.test(language) ? 'he' : 'en')

/**
 * Arabic, Sorani, Dhivehi, Persian, Hebrew, Pashto, Sindhi, Uyghur, Urdu and Yiddish are written from right to left, unless the tag names
 * Latin, Cyrillic or Devanagari letters; and so are others whose tags name Arabic or Hebrew letters. Files of owners name it where it is not plain
 * from the language (server/files/language.ts).
 */
export const direction = (language: Language): 'ltr' | 'rtl' =>
  /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b(?!-[CDL][a-z])|-(Arab|Hebr)/.test(language) ? 'rtl' : 'ltr'

/** The language beside English whose words are used for a tag: German for `de-AT`, that of Brazil for `pt`; undefined where it is English. */
export const translationFor = (language: Language): Translated | undefined =>
  TRANSLATED.find((code) => language.split('-')[0] === code)
