import type { Language } from '../../model/text'
import { bare } from './safe-dom'

/** The language of the page where an element stands, or of the whole page. `iw` is the older code for Hebrew. */
export const languageOf = (element: Element = bare(document, 'documentElement')): Language => {
  const marked = bare(element, 'closest')('[lang]') ?? element
  return /^(he|iw)\b/i.test(bare(marked, 'getAttribute')('lang') ?? '') ? 'he' : 'en'
}
