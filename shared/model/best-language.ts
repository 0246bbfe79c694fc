/** Finds the language in which a text is shown, among those that there are. */
import type { Language } from './text'

interface Tag {
  language: string
  script: string | undefined
  region: string | undefined
}

/** With the script and the region that are usual for it; undefined for what names no language, as pages may have. */
const tagOf = (text: string): Tag | undefined => {
  try {
    const locale = new Intl.Locale(text.trim().replaceAll('_', '-'))
    // A page whose language is unknown is marked `und`; that is no wish for English, which `maximize` would make of it.
    if (/^und\b/.test(locale.baseName)) return undefined
    const { language, script, region } = locale.maximize()
    // Norwegian is written in two ways, and both are called by the one name, too.
    return { language: language.replace(/^n[bn]$/, 'no'), script, region }
  } catch {
    return undefined
  }
}

/** True for Spanish of Latin America (`es-419`) and the like, for all whose country is not the usual one of the language. */
const isOfRegionAround = ({ language, region }: Tag, preferred: Tag): boolean =>
  /^\d/.test(`${region}`) && preferred.region !== tagOf(language)?.region

/** The script tells more than the region: people of Taiwan read Hant rather than Hans. 0: another language. */
const closeness = (preferred: Tag, language: Language): number => {
  const tag = tagOf(language)
  if (tag?.language !== preferred.language) return 0
  const isPlain = !language.includes('-')
  const place = tag.region === preferred.region ? 4 : isOfRegionAround(tag, preferred) ? 3 : 0
  return 1 + (tag.script === preferred.script ? 8 : 0) + place + (isPlain ? 2 : 0)
}

/**
 * The one that fits the first preferred language which any of them fits: `de` and `de-AT` fit each other, the closest is taken.
 * undefined if none fits any.
 */
export const bestLanguage = (languages: readonly Language[], preferred: readonly string[]): Language | undefined => {
  for (const text of preferred) {
    const tag = tagOf(text)
    let best: Language | undefined
    let closest = 0
    for (const each of languages) {
      const close = tag ? closeness(tag, each) : 0
      if (close > closest) [best, closest] = [each, close]
    }
    if (best !== undefined) return best
  }
  return undefined
}
