/** The text of a description, which stores write in HTML. Cards show its beginning only. */
import { onOneLine } from '../../lib/text'
import { elementsOf } from '../../template/elements'

const MAX_HTML_LENGTH = 20_000
const MAX_DESCRIPTION_LENGTH = 1_000

const textIn = (html: string): string => elementsOf(html).find(({ name }) => name === 'body')?.caption ?? ''

export const plainText = (html: string): string => {
  // White space counts for the length of a caption.
  const line = onOneLine(html.slice(0, MAX_HTML_LENGTH))
  const text = /[<&]/.test(line) ? onOneLine(textIn(line)) : line
  return text.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\p{Surrogate}/gu, '')
}
