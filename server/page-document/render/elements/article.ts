import { common } from '../common'
import type { Render } from '../context'
import { el } from '../markup'
import { lines } from '../text'

/** Each paragraph is a direct child, because widgets count them. */
export const article: Render<'article'> = (element) =>
  el(
    'article',
    { ...common(element, 'article'), 'data-wisp-article': '' },
    element.paragraphs.map((paragraph) => el('p', {}, lines(paragraph))),
  )
