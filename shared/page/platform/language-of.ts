import type { Language } from '../../model/text'
import { bare } from './safe-dom'

/** The language of the page where an element stands, or of the whole page; English if it names none. Codes are those of today: `he` for `iw`. */
export const languageOf = (element: Element = bare(document, 'documentElement')): Language => {
  const marked = bare(element, 'closest')('[lang]') ?? element
  try {
    return Intl.getCanonicalLocales(bare(marked, 'getAttribute')('lang') ?? [])[0] ?? 'en'
  } catch {
    // Empty, or no tag.
    return 'en'
  }
}
