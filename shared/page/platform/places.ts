/** Finds the places where an embedded popup may stand, and the elements that custom triggers wait for. */
import { changed } from './changed'
import { after, all, every, type Stop } from './dom'
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
 * Timers that a page hands out may fire although they were stopped: what a look draws or watches then would stay for ever, so no look
 * follows the stop.
 */
const untilStopped = (look: () => void, start: (look: () => void) => Stop): Stop => {
  let isStopped = false
  const stop = start(() => {
    if (!isStopped) look()
  })
  return () => {
    isStopped = true
    stop()
  }
}

/** Calls `look` when places may have come or gone. It starts no look by itself. */
export const watchPlaces = (look: () => void): Stop =>
  untilStopped(look, (look) => all([changed(look), every(LOOK_MS, look)]))

/** The same, with a first look as soon as what runs now has ended. */
export const lookForPlaces = (look: () => void): Stop =>
  untilStopped(look, (look) => all([after(0, look), watchPlaces(look)]))
