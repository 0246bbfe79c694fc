/** Whether a sub-menu is open. */
import type { Stop } from '../../../shared/platform/dom'
import type { Parts } from './parts'

export interface Menu extends Parts {
  isOpen(): boolean
  /** Whether the focus is in its list. */
  isUsed(): boolean
  set(open: boolean): void
}

/** All that are open, and how to close each. */
const opened = new Map<Element, Stop>()

export const createMenu = (parts: Parts): Menu => {
  const { element, opener, list } = parts
  const isOpen = (): boolean => opened.has(element)
  const isUsed = (): boolean => list.matches(':focus-within')
  const set = (open: boolean): void => {
    if (open !== isOpen()) {
      // Its neighbours close when it opens, and those in its list when it closes.
      for (const [other, close] of opened)
        if (other !== element && (open ? other.parentNode === element.parentNode : element.contains(other))) close()
      // A list that is hidden would lose the focus.
      if (isUsed() && !open) opener.focus({ preventScroll: true })
      if (open) opened.set(element, () => set(false))
      else opened.delete(element)
    }
    element.classList.toggle('is-open', open)
    opener.ariaExpanded = `${open}`
  }
  return { ...parts, isOpen, isUsed, set }
}
