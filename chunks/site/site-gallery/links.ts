/** Which links open in the gallery. Links are not forms, so no field with a property's name can stand in for that property. */
import { GALLERY } from '../../../shared/page/gallery/chunks'
import { bare } from '../../../shared/page/platform/safe-dom'
import { FRAME, MARKED, NEVER } from '../../../shared/wire/page/site/gallery'
import { MARK } from '../../../shared/wire/page/site/gallery-options'
import { withGiven } from './rules'

export type Link = HTMLAnchorElement | HTMLAreaElement

/** Matches an address, as the browser has resolved it, whose path ends in one of these. */
const endsIn = (extensions: string): RegExp => new RegExp(`^http[^?#]+\\.(${extensions})([?#]|$)`, 'i')
export const IMAGE = endsIn('jpe?g|png|webp|gif|avif|bmp')
const DOCUMENT = endsIn('svg|pdf|mp4|webm|ogv')

/** Links of drawings, whose names are in small letters, have addresses of another kind. */
const isLink = (element: Element): element is Link => /^A(REA)?$/.test(element.tagName)

export const opens = (link: Element): link is Link => {
  const href = isLink(link) && link.href
  // In a text that is being edited, a press places the cursor.
  if (!href || link.isContentEditable || link.matches(NEVER)) return false
  const marked = link.closest(`[${MARK}]`)
  if (marked && marked === link.closest(`[${MARK}=off]`)) return false
  return (
    // First, as a page may have hundreds of them.
    IMAGE.test(href) ||
    marked === link ||
    link.matches(withGiven(MARKED)) ||
    (!!link.closest(withGiven(`[${MARK}]`)) && (DOCUMENT.test(href) || link.matches(FRAME)))
  )
}

export const setAttribute = (link: Element, name: string, value: string | false): void =>
  value ? link.setAttribute(name, value) : link.removeAttribute(name)

/**
 * Tells screen readers whether a link opens in the gallery: its address and its marks may have changed.
 * @returns whether it does
 */
export const describe = (link: Element): link is Link => {
  const works = opens(link)
  if (works !== (bare(link, 'getAttribute')('aria-controls') === GALLERY)) {
    setAttribute(link, 'aria-controls', works && GALLERY)
    setAttribute(link, 'aria-haspopup', works && 'dialog')
  }
  return works
}

export const closestTo = ({ target }: Event, selector: string): Element | null =>
  target instanceof Element ? bare(target, 'closest')(selector) : null

/** The link that something happens to, if it opens in the gallery. */
export const linkAt = (event: Event): Link | undefined => {
  const link = closestTo(event, 'a,area')
  if (link && describe(link)) return link
}
