import type { Language } from '../../model/text'
import { bare } from './safe-dom'

/** How the page names the language at an element, or its own; '' where it does not. */
export const tagAt = (element: Element = bare(document, 'documentElement')): string => {
  const marked = bare(element, 'closest')('[lang]') ?? element
  return bare(marked, 'getAttribute')('lang') ?? ''
}

/** The language of the page where an element stands, for `Intl`; English if it names none. Codes are those of today: `he` for `iw`. */
export const languageOf = (element: Element): Language => {
  try {
    return Intl.getCanonicalLocales(tagAt(element) || [])[0] ?? 'en'
  } catch {
    return 'en'
  }
}
