/**
 * Hides the page from screen readers while a popup covers it. `aria-modal` alone does so in Safari and in Chrome for Mac;
 * elsewhere it is left to the screen reader, and TalkBack does not hear of it. Unlike inertness, the attribute computes no style.
 */
import { after, all, on, type Stop } from '../../../../shared/page/platform/dom'
import { doc } from '../../../../shared/page/platform/safe-dom'
import { beside } from './beside'

const isShown = (element: Element): boolean => getComputedStyle(element).display !== 'none'

export const hideAside = (host: Element): Stop => {
  /** Each hidden element with the `aria-hidden` that it had before. */
  const hidden = new Map<HTMLElement, string | null>()
  const show = (): void => {
    for (const [element, before] of hidden) element.ariaHidden = before
    hidden.clear()
  }
  let mayHide = true
  const hide = (): void => {
    if (hidden.size || !mayHide) return
    const elements = beside(host).filter((element) => element.ariaHidden !== 'true' && isShown(element))
    for (const element of elements) {
      hidden.set(element, element.ariaHidden)
      element.ariaHidden = 'true'
    }
    // Style sheets of some pages hide what has this attribute from everybody.
    mayHide = elements.every(isShown)
    if (!mayHide) show()
  }
  // A window of the page may have come over the popup before this.
  if (host.contains(doc.activeElement)) hide()
  return all([
    // A window that the page opens over the popup may take the focus, or leave it to nobody.
    on(window, 'focusin', (event) => (event.composedPath().includes(host) ? hide() : show()), true),
    on(host, 'focusout', () => void after(0, () => host.contains(doc.activeElement) || show())),
    // A copy of the page that Turbo keeps must not stay hidden.
    on(document, 'turbo:before-cache', show),
    show,
  ])
}
