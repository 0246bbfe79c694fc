/** Sub-menus by keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/ */
import { isComposed } from '../../../shared/page/platform/composing'
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import type { Menu } from './menu'
import { leadsOn } from './parts'

/** The elements that arrow keys go to. Text fields and the like, which need these keys themselves, are not among them. */
const itemsOf = (list: Element): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>('a,button')].filter(
    (item) => item.closest('[data-wisp-list]') === list && item.getClientRects().length,
  )

/** The keys that lead into a list and out of it. One in the list of another lies beside its opener. */
const waysOf = (element: Element): string[] => {
  if (!element.parentElement?.closest('[data-wisp-submenu]')) return ['ArrowDown']
  const sideKeys = ['ArrowRight', 'ArrowLeft']
  return getComputedStyle(element).direction === 'rtl' ? sideKeys.reverse() : sideKeys
}

/** '' for a key that is not ours to handle, such as one of an input method. */
const freeKey = (event: KeyboardEvent): string =>
  event.defaultPrevented || event.altKey || event.ctrlKey || isComposed(event) ? '' : event.key

/** Does what the key means there, if it means something. */
const press = ({ element, isOpen, list, opener, set }: Menu, event: KeyboardEvent): void => {
  const key = freeKey(event)
  const [into, out] = waysOf(element)
  const target = event.target as HTMLElement
  const items = itemsOf(list)
  const itemIndex = items.indexOf(target)
  const to = [itemIndex + 1, itemIndex - 1, 0, -1][['ArrowDown', 'ArrowUp', 'Home', 'End'].indexOf(key)]
  if (isOpen() && (key === 'Escape' || (key === out && itemIndex >= 0))) set(false)
  // biome-ignore lint/plugin: arrow keys lead through a list, as Tab does
  else if (itemIndex >= 0 && to !== undefined) items.at(to % items.length)?.focus()
  else if (target !== opener) return
  else if (key === into) {
    set(true)
    // biome-ignore lint/plugin: as above
    itemsOf(list)[0]?.focus()
  }
  // A button is clicked by these.
  else if (opener.localName === 'a' && (key === ' ' || (key === 'Enter' && !leadsOn(opener)))) set(!isOpen())
  else return
  event.preventDefault()
}

export const followKeys = (menu: Menu): Stop => {
  const { element, list, set } = menu
  return all([
    on<KeyboardEvent>(element, 'keydown', (event) => press(menu, event)),
    // Escape closes a menu that the pointer has opened, wherever the focus is.
    on<KeyboardEvent>(document, 'keydown', (event) => {
      if (freeKey(event) !== 'Escape' || !menu.isOpen()) return
      // Otherwise the same press would close a popup, too.
      event.preventDefault()
      set(false)
    }),
    on<FocusEvent>(element, 'focusout', ({ relatedTarget }) => {
      if (relatedTarget && !element.contains(relatedTarget as Node)) set(false)
    }),
    // The site may hide the list in a way that lets the focus in.
    on(list, 'focusin', () => set(true)),
  ])
}
