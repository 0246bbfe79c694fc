import type { Language } from '../../model/text'
import { tried } from './dom'
import { bare } from './safe-dom'

/** The tag by which the page names the language at an element, by default that of the page; '' where it names none. */
export const tagAt = (element: Element = bare(document, 'documentElement')): string => {
  const marked = bare(element, 'closest')('[lang]') ?? element
  return bare(marked, 'getAttribute')('lang') ?? ''
}

/**
 * A language for `Intl`, which throws at what is none: another server may name one in a way of its own. English if there is
 * none. Codes are those of today, such as `he` for `iw`.
 */
export const validLanguage = (tag: string): Language => tried(() => Intl.getCanonicalLocales(tag)[0]) ?? 'en'

/** The language at an element, for `Intl`; English if the page names none. */
export const languageOf = (element: Element): Language => validLanguage(tagAt(element))
