import { FENCED } from '../../../shared/platform/owned'
import { bare } from '../../../shared/platform/safe-dom'
import { attributeOf } from './words'

const isLink = (node: EventTarget): node is HTMLElement =>
  node instanceof Element && bare(node, 'localName') === 'a' && bare(node, 'hasAttribute')('href')

/** The link that was pressed, also one of a drawing or within a shadow root. */
export const linkAt = (event: Event): HTMLElement | undefined => {
  const link = event.composedPath().find(isLink)
  // In a text that is being edited, a press places the cursor.
  return link && !bare(link, 'isContentEditable') && !bare(link, 'closest')(FENCED) ? link : undefined
}

export const addressOf = (link: Element): URL | undefined => {
  try {
    return new URL(attributeOf(link, 'href'), bare(link, 'baseURI'))
  } catch {
    // No address at all.
  }
}
