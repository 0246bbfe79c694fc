import type { Language } from '../model/text'
import { bare } from './safe-dom'

/** The language of the page where an element stands, or of the whole page. `iw` is the older code for Hebrew. */
export const languageOf = (element: Element = bare(document, 'documentElement')): Language => {
  const marked: Element | null = Element.prototype.closest.call(element, '[lang]')
  return /^(he|iw)\b/i.test((marked && Element.prototype.getAttribute.call(marked, 'lang')) ?? '') ? 'he' : 'en'
}
