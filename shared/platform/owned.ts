/**
 * Which part of a page is its owner's. Filters of what visitors write let classes, ids and `data-` attributes pass, so an
 * element may be anybody's; a script element is the owner's, as no filter lets one pass (docs/page.md).
 */
import { guard } from './dom'
import { bare } from './safe-dom'

/** What stands in an element with this attribute is shut out: nothing of ours works there. */
export const FENCED = '[data-wisp-ignore] *'

/** What the tag says: the first element that this selector finds is the owner's. Others may imitate it further down. */
const isInRoot = (element: Element, root: string): boolean =>
  !!guard(() => bare(document, 'querySelector')(root)?.contains(element))

/**
 * Whether an element is in the part that the tag names as the owner's; undefined if it names none. What leaves the page,
 * frames another, covers this one or puts markup into it without a press asks for this.
 */
export const owned = (element: Element): boolean | undefined => {
  if (bare(element, 'matches')(FENCED)) return false
  const root = bare(document, 'querySelector')<HTMLElement>('script[data-root][src*=wisp]')?.dataset.root
  return root ? isInRoot(element, root) : undefined
}
