/** Template text → an inert document. The walk in template.tsx makes it safe. */
import { parseMarkup } from '../../../shared/page/platform/parse-markup'

let last: [html: string, read: Document] | undefined

/**
 * Keeps the last document, so that a template can be parsed ahead of the task that draws it, which is long enough.
 * Nobody changes the document.
 */
export const parse = (html: string): Document => {
  if (last?.[0] !== html) last = [html, parseMarkup(html, 'wisp')]
  return last[1]
}
