/** Moves the content of the page into the popup, and back. */
import { all, type Stop } from '../../../shared/page/platform/dom'
import { INNER, OLD_CLOSE } from '../../../shared/wire/page/page-builder/markup'

/** Sets styles by hand, which every policy allows, over all rules of the page. Returns what puts the earlier ones back. */
const restyle = ({ style }: HTMLElement, rules: Record<string, string>): Stop => {
  const before = Object.keys(rules).map((name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)])
  for (const [name, value] of Object.entries(rules)) style.setProperty(name, value, 'important')
  return () => {
    for (const [name = '', value = '', priority] of before) style.setProperty(name, value, priority)
  }
}

/** The attribute is not enough: the page's style sheet may hide the element, too. */
const unhide = (element: HTMLElement): Stop => {
  const { hidden } = element
  element.hidden = false
  const restore = restyle(element, { display: 'contents' })
  return () => {
    restore()
    element.hidden = hidden
  }
}

/** The host that holds the content of an element at the moment: one that is still leaving gives it up. */
const lent = new WeakMap<Element, Stop>()

/** Moves the content into the host, as what its slot shows. */
export const lend = (element: HTMLElement, host: Element): Stop => {
  lent.get(element)?.()
  const within = (selector: string): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(selector)]
  const stop = all([
    unhide(element),
    ...within(OLD_CLOSE).map((control) => restyle(control, { display: 'none' })),
    // The frame has the place.
    ...within(INNER).map((inner) => restyle(inner, { position: 'static', transform: 'none', margin: '0' })),
    () => element.append(...host.childNodes),
  ])
  host.append(...[...element.childNodes].filter(({ nodeName }) => nodeName !== host.nodeName))
  lent.set(element, stop)
  return stop
}
