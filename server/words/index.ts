/** The words of the server in a language, or in English where there are none. */
import type { Language, Translated } from '../../shared/model/text'
import { translationFor } from '../../shared/model/text'
import { ar } from './ar'
import { cs } from './cs'
import { da } from './da'
import { de } from './de'
import { english, type ServerWords } from './english'
import { es } from './es'
import { fr } from './fr'
import { he } from './he'
import { it } from './it'
import { ja } from './ja'
import { nl } from './nl'
import { pl } from './pl'
import { pt } from './pt'
import { sv } from './sv'

const translations: Record<Translated, ServerWords> = { ar, cs, da, de, es, fr, he, it, ja, nl, pl, pt, sv }

export const wordsOf = (language: Language): ServerWords => {
  const code = translationFor(language)
  return code ? translations[code] : english
}

/** The English texts that many designs say alike, each with that of the language; empty in a language without words. */
export const labelsOf = (language: Language): ReadonlyMap<string, string> => {
  const code = translationFor(language)
  if (!code) return new Map()
  const { labels } = translations[code]
  return new Map(Object.entries(english.labels).map(([name, text]) => [text, labels[name as keyof typeof labels]]))
}

/** The words beside a consent box; undefined in a language without words of ours. */
export const consentRowOf = (language: Language): string | undefined =>
  /^en\b/.test(language) || translationFor(language) ? wordsOf(language).consent.row : undefined
