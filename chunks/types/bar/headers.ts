/** Fixed and sticky headers of the page stand below the bars at the top. */
import { all, every, on, type Stop } from '../../../shared/page/platform/dom'
import { coveredBy, standsInWindow } from './find-headers'
import { glideFrom, zoomOf } from './glide'
import { exceptOnPaper, hold } from './hold'
import { insist } from './insist'
import { px as number } from './place'
import { compare, movePageUnseen, moveUnseen } from './unseen'

/**
 * Milliseconds between two looks for headers that came later, or changed. Watching every class of a page would cost
 * more.
 */
const LOOK_INTERVAL_MS = 500

/** In px. No box that can be seen stands so far from the window. */
const FAR_PX = 1e4

/**
 * What moves a box: its own `top`; nothing, where that is marked important, which outweighs every animation; or the page,
 * where it has none. Its style says then where it stands: adding to that puts it somewhere else.
 */
const movedBy = (box: Element): 'important' | 'page' | 'top' => {
  const style = getComputedStyle(box)
  const { top } = style
  const release = hold(box, 'top', `${FAR_PX}px`, 'add')
  const moved = style.top
  release()
  if (moved === top) return 'important'
  return Math.abs(number(moved) - number(top) - FAR_PX) > 1 ? 'page' : 'top'
}

const lower = (box: Element, room: number): Stop => {
  const zoom = zoomOf(box)
  const px = room / zoom
  const style = getComputedStyle(box)
  const { marginTop, position, top } = style
  const how = movedBy(box)
  const stops: Stop[] = []
  if (how === 'top') stops.push(hold(box, 'top', `${px}px`, 'add'))
  if (how === 'important') {
    // A margin moves what is not sticky as far.
    if (position !== 'sticky') stops.push(hold(box, 'marginTop', `${px}px`, 'add'))
    if (style.marginTop === marginTop) stops.push(insist(box as HTMLElement, `calc(${top} + ${px}px)`))
  }
  // What was as tall as the window must not reach out of it below.
  if (box.clientHeight * zoom >= innerHeight) stops.push(hold(box, 'maxHeight', `calc(${100 / zoom}dvh - ${px}px)`))
  return all(stops)
}

/** Moves the page, and what is seen of that: nothing, or that it glides. */
interface PageMove {
  move(): void
  /** What hangs in the window, or in the page. */
  fixed: Element[]
  /** Resolves when the page has come to rest. Without it, all is where it belongs at once. */
  glide: (() => Promise<unknown>) | undefined
}

/** Keeps the page's headers `px` lower than the page itself has them, from `page.move` on; 0 puts them back. */
type MoveWithHeaders = (px: number, page: PageMove) => Promise<unknown>

export const createHeaders = (): MoveWithHeaders => {
  const lowered = new Map<Element, Stop>()
  let raiseAll: Stop = () => {}

  const add = (box: Element, px: number): void => {
    lowered.set(
      box,
      exceptOnPaper(() => lower(box, px)),
    )
  }
  const raiseThoseGone = (): void => {
    const removedBoxes = [...lowered.keys()].filter((box) => !box.isConnected || !standsInWindow(box))
    if (!removedBoxes.length) return
    moveUnseen(removedBoxes, () => {
      for (const box of removedBoxes) lowered.get(box)?.()
    })
    for (const box of removedBoxes) lowered.delete(box)
  }

  /** Lowers whatever else the bars cover. */
  const look = (px: number): void => {
    const { size } = lowered
    raiseThoseGone()
    const found = coveredBy(px, lowered, true)
    if (!found.length) return
    moveUnseen(found, () => {
      for (const box of found) add(box, px)
    })
    // Each may cover another, now that it stands lower. One that has only come back does not, and might go on so for ever.
    if (lowered.size > size) look(px)
  }
  const keepLooking = (px: number): Stop => {
    const again = (): void => look(px)
    again()
    return all([
      every(LOOK_INTERVAL_MS, again),
      on(window, 'scroll', again),
      on(window, 'resize', again),
      () => {
        for (const raise of lowered.values()) raise()
      },
    ])
  }

  return async (px, { move, fixed, glide }) => {
    const boxes = [...lowered.keys(), ...(px ? coveredBy(px, lowered, false) : [])]
    const mayGlide = boxes.every((box) => getComputedStyle(box).position === 'sticky')
    const settles = glide && mayGlide ? [glide, ...boxes.map(glideFrom)] : []
    movePageUnseen([...boxes, ...fixed], () => {
      raiseAll()
      move()
      if (px) for (const box of boxes) add(box, px)
    })
    const ends = settles.map((settle) => settle())
    raiseAll = px ? keepLooking(px) : () => {}
    await Promise.all(ends)
    // The transforms have gone: what moves next is compared with where all stands now.
    compare()
  }
}
