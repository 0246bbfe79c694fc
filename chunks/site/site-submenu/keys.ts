/** Sub-menus by keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/ */
import { all, on, type Stop } from '../../../shared/platform/dom'
import { own } from '../../../shared/platform/own'
import { doc } from '../../../shared/platform/safe-dom'
import type { Menu } from './menu'

/** What arrow keys go to in the list. Text fields and the like, which need these keys themselves, are not among it. */
const itemsOf = (list: Element): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>('a[href],a[role=button],button:enabled')].filter(
    (item) => item.getClientRects().length,
  )

/** The keys that lead into and out of a list at the side of the opener. */
const sidewaysAt = (element: Element): string[] => {
  const keys = ['ArrowRight', 'ArrowLeft']
  return getComputedStyle(element).direction === 'rtl' ? keys.reverse() : keys
}

/** @returns whether the key means something there */
const pressOnOpener = ({ element, isOpen, list, opener, set }: Menu, key: string, nested: boolean): boolean => {
  const enters = key === (nested ? sidewaysAt(element)[0] : 'ArrowDown')
  if (enters || (key === 'ArrowUp' && !nested)) {
    set(true)
    itemsOf(list)
      .at(enters ? 0 : -1)
      ?.focus()
    return true
  }
  // A button is clicked by these, and a link by Enter.
  const clicks = key === ' ' || (key === 'Enter' && !opener.hasAttribute('href'))
  if (opener.localName !== 'a' || !clicks) return false
  set(!isOpen())
  return true
}

const pressInList = ({ element, list, set }: Menu, key: string, target: Element, nested: boolean): boolean => {
  const items = itemsOf(list)
  const at = items.indexOf(target as HTMLElement)
  if (at < 0) return false
  const to = own({ ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }, key)
  if (to !== undefined) items.at(to % items.length)?.focus()
  else if (nested && key === sidewaysAt(element)[1]) set(false)
  else return false
  return true
}

const press = (menu: Menu, event: KeyboardEvent): void => {
  const { altKey, ctrlKey, defaultPrevented, key, metaKey, target } = event
  if (defaultPrevented || altKey || ctrlKey || metaKey) return
  const { element, opener } = menu
  const nested = Boolean(element.parentElement?.closest('[data-wisp-submenu]'))
  const handled =
    target === opener ? pressOnOpener(menu, key, nested) : pressInList(menu, key, target as Element, nested)
  if (handled) event.preventDefault()
}

export const followKeys = (menu: Menu): Stop => {
  const { element, hasOpenInside, isOpen, list, set } = menu
  return all([
    on<KeyboardEvent>(element, 'keydown', (event) => press(menu, event)),
    on<KeyboardEvent>(document, 'keydown', (event) => {
      if (event.key !== 'Escape' || !isOpen() || event.defaultPrevented) return
      const focused = element.contains(doc.activeElement)
      if (focused && hasOpenInside()) return
      // Nothing else closes by the same press, unless the pointer alone had opened this.
      if (focused) event.preventDefault()
      set(false)
    }),
    on<FocusEvent>(element, 'focusout', ({ relatedTarget }) => {
      if (isOpen() && relatedTarget && !element.contains(relatedTarget as Node)) set(false)
    }),
    // The site may hide the list in a way that lets the focus in.
    on(list, 'focusin', () => {
      if (!isOpen()) set(true)
    }),
  ])
}
