/** A popup is drawn in a shadow root on `<html>`, which the page's styles and key handlers do not reach. */
import { all, onEach, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'

/** A press that began on the page ends there, wherever it is released: a slider must hear of that. */
const FOLLOWS_PRESS = /[er](mo|up|ca)/

/** Ways in which a listener can change the course of an event. */
const EVENT_POWERS = ['preventDefault', 'stopPropagation', 'stopImmediatePropagation', 'returnValue'] as const

/**
 * The page's listeners in the capture phase hear of an event before those of the popup, but can neither cancel nor stop it.
 */
const disarm = (event: Event): void => {
  for (const power of EVENT_POWERS)
    Object.defineProperty(event, power, {
      // From the target on, where the popup's own listeners are.
      value: () => event.eventPhase > 1 && Event.prototype[power as 'preventDefault'].call(event),
      writable: true,
      // Without a prototype: some pages give all objects a `get` or `set`, which would make this descriptor invalid.
      __proto__: null,
    } as PropertyDescriptor)
}

/**
 * Keeps what happens in `host` to itself, so that shortcuts, focus traps, copy protections and scrollers of the page do not
 * react. The page does get the events of its own elements, which a popup may show. What listens on `window` in the capture
 * phase, and is older, can still stop all.
 */
export const shield = (host: Element): Stop => {
  let onPage = false
  const types = ['focusin', 'focusout']
  // All events that have a handler property: `onclick`, `onpaste`, …
  for (const name in host) if (/^on/.test(name)) types.push(name.slice(2))
  const isOurs = (event: Event): boolean => event.target === host && !(onPage && FOLLOWS_PRESS.test(event.type))
  const arrive = (event: Event & { key?: string }): void => {
    if (/down/.test(event.type)) onPage = event.target !== host
    // Escape may be meant for something of the page.
    if (!isOurs(event) || event.key === 'Escape') return
    // A script that scrolls the page itself need not cancel anything. None of our listeners is for these.
    if (/wheel|touchm/.test(event.type)) event.stopPropagation()
    disarm(event)
  }
  const leave = (event: Event): void => {
    if (isOurs(event)) event.stopPropagation()
  }
  return all([
    onEach(window, types, arrive, { capture: true, passive: true }),
    onEach(host, types, leave, { passive: true }),
  ])
}

interface Surface {
  root: ShadowRoot
  /** Puts it on the page, or into `place`. */
  attach(place?: Element): void
  remove: Stop
}

/** @param keep what keeps events of the host from the page */
export const createSurface = (name: string, keepEvents: (host: Element) => Stop): Surface => {
  const host = doc.createElement(name)
  const root = host.attachShadow({ mode: 'open' })
  return {
    root,
    attach: (place = doc.documentElement) => place.append(host),
    remove: all([keepEvents(host), () => host.remove()]),
  }
}
