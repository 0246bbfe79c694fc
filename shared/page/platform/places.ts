/** Finds the places where an embedded popup may stand, and the elements that custom triggers wait for. */
import { changed } from './changed'
import { all, every, type Stop } from './dom'
import { FENCE_SELECTOR, FENCED_SELECTOR, owned } from './owned'
import { rootsIn } from './roots'

/**
 * Milliseconds. A place that the page has emptied is filled again after this (specification, section 9), and one that has come
 * into a shadow root is found: changes in there are not heard, and observing every root would cost more.
 */
const LOOK_MS = 5_000

export const placeSelector = (popup: string): string => `[data-id="${CSS.escape(popup)}"]`

/** A part that is shut out stays so in shadow roots. The owner of the outermost root's element owns all in it. */
const isAllowed = (place: Element): boolean => {
  const { host } = place.getRootNode() as ShadowRoot
  return host
    ? !place.matches(FENCED_SELECTOR) && !host.matches(FENCE_SELECTOR) && isAllowed(host)
    : owned(place) !== false
}

/** Finds places, also in open shadow roots. */
export const findPlaces = (selector: string): Element[] =>
  rootsIn(document)
    .flatMap((root) => [...root.querySelectorAll(selector)])
    .filter(isAllowed)

/**
 * Calls `look` when places may have come or gone. It starts no look by itself: timers that a page hands out may fire although they
 * were stopped, and what a look draws then would stay for ever.
 */
export const watchPlaces = (look: () => void): Stop => all([changed(look), every(LOOK_MS, look)])
