/** Opens and closes a sub-menu. */
import type { Parts } from './parts'

export interface Menu extends Parts {
  isOpen(): boolean
  /** True if the focus is in its list. */
  isUsed(): boolean
  set(open: boolean): void
}

/** All open menus, each with its `set`. */
const openMenus = new Map<Element, Menu['set']>()

export const createMenu = (parts: Parts): Menu => {
  const { element, opener, list } = parts
  const isOpen = (): boolean => openMenus.has(element)
  const isUsed = (): boolean => list.matches(':focus-within')
  const setOpen = (open: boolean): void => {
    if (open !== isOpen()) {
      openMenus.delete(element)
      // When a menu opens, its neighbours close; when it closes, the menus in its list do.
      for (const [other, setOther] of openMenus)
        if (open ? other.parentNode === element.parentNode : element.contains(other)) setOther(false)
      if (open) openMenus.set(element, setOpen)
      // A list that is hidden would lose the focus.
      else if (isUsed()) opener.focus({ preventScroll: true })
    }
    element.classList.toggle('is-open', open)
    opener.ariaExpanded = `${open}`
  }
  return { ...parts, isOpen, isUsed, set: setOpen }
}
