import type { CustomTriggersChunk } from '../../../shared/page/model/custom-triggers-chunk'
import { all, type Stop, tried } from '../../../shared/page/platform/dom'
import { findPlaces, lookForPlaces } from '../../../shared/page/platform/places'
import { bare } from '../../../shared/page/platform/safe-dom'
import { onceSeen } from '../../../shared/page/platform/seen'

/** A selector that finds all paragraphs of a long page must not slow it down. */
const MAX_WATCHED_ELEMENTS = 100

/**
 * What stands for an element without a box of its own (`display: contents`), as frameworks put around others: the first element in it
 * that is drawn. Before that, there may be styles, scripts and hidden elements.
 */
const boxOf = (element: Element): Element => {
  if (getComputedStyle(element).display !== 'contents') return element
  const boxes = [...bare(element, 'children')].map(boxOf)
  return boxes.find((box) => bare(box, 'getClientRects')().length) ?? boxes[0] ?? element
}

/** Fires once for each element that the selector finds, now or later, when the visitor has come to see half of it. */
export const element: CustomTriggersChunk['element'] = (onProgress, setting) => {
  const watched = new Map<Element, Stop>()
  const look = (): void => {
    // A selector of another server may be none.
    const elements = tried(() => findPlaces(`${setting}`).slice(0, MAX_WATCHED_ELEMENTS)) ?? []
    const places = new Set(elements.map((element) => (watched.has(element) ? element : boxOf(element))))
    for (const [element, stop] of watched)
      if (!places.has(element)) {
        stop()
        watched.delete(element)
      }
    for (const element of places)
      if (!watched.has(element))
        watched.set(
          element,
          onceSeen(element, () => {
            onProgress(1)
            onProgress(0)
          }),
        )
  }
  return all([lookForPlaces(look), () => all([...watched.values()])()])
}
