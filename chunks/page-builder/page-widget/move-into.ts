/** The widgets that were moved, and after which paragraph each stands. */
const moved = new WeakMap<Node, number>()

/**
 * Puts a widget after a paragraph of the article. Those at the same place stand in the order in which they come, which
 * is that of the document.
 * @param after the number of the paragraph; 0: above all of the article; as many as there are, or more: below all of it
 */
export const moveInto = (article: Element, widget: Element, after: number): void => {
  const paragraphs = [...article.children].filter((child) => child.localName === 'p' && !moved.has(child))
  const last = after >= paragraphs.length && after > 0
  const number = last ? Number.POSITIVE_INFINITY : after
  let next = last ? null : after ? (paragraphs[after - 1]?.nextSibling ?? null) : article.firstChild
  while (next && moved.get(next) === number) next = next.nextSibling
  moved.set(widget, number)
  article.insertBefore(widget, next)
}
