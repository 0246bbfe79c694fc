import { GALLERY } from '../../../shared/page/gallery/chunks'
import { FENCED_SELECTOR } from '../../../shared/page/platform/owned'
import { bare } from '../../../shared/page/platform/safe-dom'
import { attributeOf } from './words'

/** Links of older drawings have their address in a namespace of its own. */
const isLink = (node: EventTarget): node is HTMLElement =>
  node instanceof Element && bare(node, 'matches')(':is(a,area)[*|href]')

/** The link that was pressed, also one of a drawing, of a picture's map or within a shadow root. */
export const linkAt = (event: Event): HTMLElement | undefined => {
  const link = event.composedPath().find(isLink)
  // In a text that is being edited, a press places the cursor.
  return link && !bare(link, 'isContentEditable') && !bare(link, 'closest')(FENCED_SELECTOR) ? link : undefined
}

const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink'

export const addressOf = (link: Element): URL | undefined => {
  try {
    const href = bare(link, 'getAttribute')('href') ?? bare(link, 'getAttributeNS')(XLINK_NAMESPACE, 'href')
    return new URL(href as string, bare(link, 'baseURI'))
  } catch {
    // No address at all.
  }
}

/** True if the press has opened it in our gallery, which says so on its links. */
export const isInGallery = (link: Element, { defaultPrevented }: Event): boolean =>
  defaultPrevented && attributeOf(link, 'aria-controls') === GALLERY
