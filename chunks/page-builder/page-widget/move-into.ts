import { doc } from '../../../shared/page/platform/safe-dom'
import { WIDGETS } from '../../../shared/wire/page/page-builder/markup'

/** The widgets that were moved, and after which paragraph each stands. */
const moved = new WeakMap<Node, number>()

/** All widgets in the order of the document, before the first of them has moved; then those that came later. */
let all: Element[] = []

/**
 * Puts a widget after a paragraph of the article. Those at the same place stand in the order of the document, in
 * whichever order they come here.
 * @param after the number of the paragraph; 0: above all of the article; as many as there are, or more: below all of it
 */
export const moveInto = (article: Element, widget: Element, after: number): void => {
  const children = [...article.children]
  const paragraphs = children.filter((child) => child.localName === 'p' && !moved.has(child))
  const last = after > 0 && after >= paragraphs.length
  const number = last ? Number.POSITIVE_INFINITY : after
  const start = last ? null : after ? (paragraphs[after - 1]?.nextSibling ?? null) : article.firstChild
  all = [...new Set([...all, ...doc.querySelectorAll(WIDGETS)])]
  const order = all.indexOf(widget)
  const beside = children.filter((child) => moved.get(child) === number)
  const next = beside.find((child) => all.indexOf(child) > order)
  moved.set(widget, number)
  article.insertBefore(widget, next ?? (beside.length ? (beside.at(-1)?.nextSibling ?? null) : start))
}
