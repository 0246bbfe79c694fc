/** Whether a sub-menu is open. */
import type { Stop } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import type { Parts } from './parts'

export interface Menu extends Parts {
  isOpen(): boolean
  set(open: boolean): void
  /** Another one of the same menu is open. */
  hasOpenSibling(): boolean
  /** One within its list is open. */
  hasOpenInside(): boolean
  /** Whether the focus is in its list. */
  isUsed(): boolean
}

/** All that are open, and how to close each. */
const opened = new Map<Element, Stop>()

export const createMenu = (parts: Parts): Menu => {
  const { element, opener, list } = parts
  const isSibling = (other: Element): boolean => other !== element && other.parentNode === element.parentNode
  const isInside = (other: Element): boolean => other !== element && element.contains(other)
  const isUsed = (): boolean => list.contains(doc.activeElement)
  const close = (): void => set(false)
  const set = (open: boolean): void => {
    for (const [other, close] of opened) if ((open ? isSibling : isInside)(other)) close()
    // A list that is hidden would lose the focus.
    if (!open && isUsed()) opener.focus({ preventScroll: true })
    if (open) opened.set(element, close)
    else opened.delete(element)
    element.classList.toggle('is-open', open)
    opener.setAttribute('aria-expanded', `${open}`)
  }
  return {
    ...parts,
    set,
    isUsed,
    isOpen: () => opened.has(element),
    hasOpenSibling: () => [...opened.keys()].some(isSibling),
    hasOpenInside: () => [...opened.keys()].some(isInside),
  }
}
