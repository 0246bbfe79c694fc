/** What a popup is drawn in: a shadow root on `<html>`, which the page's styles and key handlers do not reach. */
import { all, guard, on, type Stop } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'

/**
 * Events inside a popup that the page does not get, so that its shortcuts, focus traps and form scripts do not react. It
 * does get those of its own elements, which a popup may show.
 */
const PRIVATE = ['keydown', 'keyup', 'keypress', 'beforeinput', 'input', 'focusin', 'focusout']

/** How often a popup is put back. A page that removes it more often does so on purpose. */
const MOST_RETURNS = 5

interface Surface {
  root: ShadowRoot
  /** Puts it on the page, or into `place`. */
  attach(place?: Element): void
  remove: Stop
}

export const createSurface = (name = 'wisp-popup'): Surface => {
  const host = doc.createElement(name)
  const root = host.attachShadow({ mode: 'open' })
  const stops = PRIVATE.map((type) => on(host, type, (event) => event.target === host && event.stopPropagation()))
  return {
    root,
    attach: (place = doc.documentElement) => place.append(host),
    remove: all([...stops, () => host.remove()]),
  }
}

/**
 * Pages replace their body and sometimes all of `<html>`: puts the host back and calls `again`, or `lost` after too
 * many times.
 */
export const keepAttached = (host: Element, again: () => void, lost: () => void): Stop => {
  let returns = 0
  const look = (): void => {
    if (host.isConnected) return
    if (++returns > MOST_RETURNS) lost()
    else {
      doc.documentElement.append(host)
      watch()
      again()
    }
  }
  const observer = new MutationObserver(() => guard(look))
  const watch = (): void => {
    for (const node of [document, doc.documentElement]) observer.observe(node, { childList: true })
  }
  watch()
  return () => observer.disconnect()
}
