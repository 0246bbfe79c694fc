import { common } from '../common'
import type { Render } from '../context'
import { el } from '../markup'
import { image } from '../picture'
import { paragraphs } from '../text'

export const quote: Render<'quote'> = (element, scope) => {
  const { text, by, picture } = element
  return el(
    'figure',
    common(element, 'quote'),
    el('blockquote', {}, paragraphs(text)),
    el('figcaption', {}, picture && image(picture, scope), el('span', {}, by)),
  )
}
