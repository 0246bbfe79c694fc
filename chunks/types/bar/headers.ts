/** Fixed and sticky headers of the page stand below the bars at the top. */
import { all, every, on, type Stop } from '../../../shared/platform/dom'
import { coveredBy, standsInWindow } from './find-headers'
import { glideFrom, zoomOf } from './glide'
import { exceptOnPaper, hold } from './hold'
import { insist } from './insist'

/**
 * Milliseconds between two looks for headers that came later, or changed. Watching every class of a page would cost
 * more.
 */
const LOOK = 500

const lower = (box: Element, room: number): Stop => {
  const zoom = zoomOf(box)
  const px = room / zoom
  const { top } = getComputedStyle(box)
  const stops = [hold(box, 'top', `${px}px`, 'add')]
  // A page's own `top` that is marked important outweighs every animation.
  if (getComputedStyle(box).top === top) stops.push(insist(box as HTMLElement, `calc(${top} + ${px}px)`))
  // What was as tall as the window must not reach out of it below.
  if (box.clientHeight * zoom >= innerHeight) stops.push(hold(box, 'maxHeight', `calc(${100 / zoom}dvh - ${px}px)`))
  return all(stops)
}

/** Calls `movePage`, and keeps the page's headers `px` lower than the page itself has them; 0 puts them back. */
type MoveWithHeaders = (px: number, atOnce: boolean, movePage: () => void) => void

export const createHeaders = (): MoveWithHeaders => {
  const lowered = new Map<Element, Stop>()
  let raiseAll: Stop = () => {}

  /** Lowers the known headers, and whatever else the bars cover, now or later. */
  const lowerAll = (px: number, atOnce: boolean): Stop => {
    const add = (box: Element): void => {
      lowered.set(
        box,
        exceptOnPaper(() => lower(box, px)),
      )
    }
    const look = (unseen: boolean): void => {
      for (const [box, raise] of lowered) {
        if (box.isConnected && standsInWindow(box)) continue
        raise()
        lowered.delete(box)
      }
      const found = coveredBy(px, lowered)
      for (const box of found) {
        const settle = glideFrom(box, unseen)
        add(box)
        settle()
      }
      // Each may cover another, now that it stands lower.
      if (found.length) look(unseen)
    }
    const again = (): void => look(true)

    for (const box of lowered.keys()) add(box)
    look(atOnce)
    return all([
      every(LOOK, again),
      on(window, 'scroll', again),
      on(window, 'resize', again),
      () => {
        for (const raise of lowered.values()) raise()
      },
    ])
  }

  return (px, atOnce, movePage) => {
    const settles = [...lowered.keys()].map((box) => glideFrom(box, atOnce))
    raiseAll()
    movePage()
    if (px) raiseAll = lowerAll(px, atOnce)
    for (const settle of settles) settle()
  }
}
