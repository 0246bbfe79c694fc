/**
 * Hides the page from screen readers while a popup covers it. `aria-modal` alone does so in Safari and in Chrome for Mac;
 * elsewhere it is left to the screen reader, and TalkBack does not hear of it. Unlike inertness, the attribute computes no style.
 */
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { beside } from './beside'
import { liesOver } from './focus'

const isShown = (element: Element): boolean => getComputedStyle(element).display !== 'none'

export const hideAside = (host: Element): Stop => {
  /** Each with what it had before. */
  const hidden = new Map<HTMLElement, string | null>()
  const show = (): void => {
    for (const [element, before] of hidden) element.ariaHidden = before
    hidden.clear()
  }
  const hide = (): void => {
    if (hidden.size) return
    const elements = beside(host).filter((element) => element.ariaHidden !== 'true' && isShown(element))
    for (const element of elements) {
      hidden.set(element, element.ariaHidden)
      element.ariaHidden = 'true'
    }
    // Style sheets of some pages hide what has this attribute from everybody.
    if (!elements.every(isShown)) show()
  }
  hide()
  return all([
    on(
      window,
      'focusin',
      (event) => {
        const path = event.composedPath()
        if (path.includes(host)) hide()
        else if (path.some(liesOver)) show()
      },
      true,
    ),
    // A copy of the page that Turbo keeps must not stay hidden.
    on(document, 'turbo:before-cache', show),
    show,
  ])
}
