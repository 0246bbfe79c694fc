import { doc } from '../platform/safe-dom'
import { GALLERY } from './chunks'

/** Inside `:is()`, browsers ignore a pseudo-class that they do not know. */
export const IN_TOP_LAYER = ':is(:modal,:popover-open,:fullscreen)'

/** Elements that say that they are modal. Radix sets no `aria-modal`, and locks the body. */
export const SAYS_MODAL = '[aria-modal=true],[data-scroll-locked] [role$=dialog]'

/** Elements that may lie over the page. Our gallery is on the page a frame before it is in the top layer. */
export const OVER_PAGE = `${IN_TOP_LAYER},${SAYS_MODAL},#${GALLERY}`

/**
 * True if something of the page may lie over it, also in open shadow roots. The busy chunk looks closer. By number: a
 * list of all elements that is copied or iterated takes ten times as long on a large page.
 */
export const mayBeCovered = (root: ParentNode = doc): unknown => {
  if (root.querySelector(OVER_PAGE)) return true
  const elements = root.querySelectorAll('*')
  for (let at = elements.length; at--; ) {
    const { localName, shadowRoot } = elements[at] as Element
    if (shadowRoot && !/^wisp-(popup|teaser)$/.test(localName) && mayBeCovered(shadowRoot)) return true
  }
}
