import type { Language } from '../../model/text'
import { bare } from './safe-dom'

/** The tag by which the page names the language at an element, by default that of the page; '' where it names none. */
export const tagAt = (element: Element = bare(document, 'documentElement')): string => {
  const marked = bare(element, 'closest')('[lang]') ?? element
  return bare(marked, 'getAttribute')('lang') ?? ''
}

/** The language at an element, for `Intl`; English if the page names none. Codes are those of today, such as `he` for `iw`. */
export const languageOf = (element: Element): Language => {
  try {
    return Intl.getCanonicalLocales(tagAt(element) || [])[0] ?? 'en'
  } catch {
    return 'en'
  }
}
