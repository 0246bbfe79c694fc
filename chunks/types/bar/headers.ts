/** Fixed and sticky headers of the page stand below the bars at the top. */
import { all, every, on, type Stop } from '../../../shared/page/platform/dom'
import { coveredBy, standsInWindow } from './find-headers'
import { glideFrom, topOf, zoomOf } from './glide'
import { exceptOnPaper, hold } from './hold'
import { insist } from './insist'
import { px as number } from './place'
import { shorten } from './shorten'
import { compare, movePageUnseen, moveUnseen } from './unseen'

/**
 * Milliseconds between two looks for headers that came later, or changed. Watching every class of a page would cost
 * more.
 */
const LOOK_INTERVAL_MS = 500

/** Farther than any box that can be seen. */
const FAR_AWAY = '10000px'

/** Reads something while `FAR_AWAY` is added to this property. */
const readWhileFar = <T>(box: Element, property: string, read: () => T): T => {
  const release = hold(box, property, FAR_AWAY, 'add')
  const value = read()
  release()
  return value
}

const lower = (box: Element, room: number): Stop => {
  const zoom = zoomOf(box)
  const px = room / zoom
  const style = getComputedStyle(box)
  const { marginTop, position, top } = style
  const moved = readWhileFar(box, 'top', () => style.top)
  // Without a `top` of its own, the computed one is its place in the page: adding to that would move it twice.
  const hasNone = moved === FAR_AWAY && number(top) !== 0
  // A margin below moves it up if it has a `bottom`. If it has none, it moves with the page.
  const hangs = hasNone && readWhileFar(box, 'marginBottom', () => topOf(box)) < topOf(box)
  const hangsBelow = hangs && box.clientHeight > innerHeight / 2
  const stops = hasNone && hangs === hangsBelow ? [] : [hold(box, 'top', `${px}px`, 'add')]
  // A page's own `top` that is marked important outweighs every animation. A margin moves what is not sticky as far.
  if (moved === top) {
    if (position !== 'sticky') stops.push(hold(box, 'marginTop', `${px}px`, 'add'))
    if (style.marginTop === marginTop) stops.push(insist(box as HTMLElement, `calc(${top} + ${px}px)`))
  }
  // A box that ended inside the window, or was as tall as it, must not reach out of it below. A sticky box may stand higher now.
  const { height } = box.getBoundingClientRect()
  const start = position === 'sticky' ? number(style.top) * zoom : topOf(box)
  const excess = hangsBelow ? room : start + height - innerHeight
  if (excess > 0 && (excess < room + 1 || height >= innerHeight)) stops.push(shorten(box, excess))
  return all(stops)
}

/** Moves the page, and what is seen of that: nothing, or that it glides. */
interface PageMove {
  move(): void
  /** The elements that hang in the window, or in the page. */
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
    const headers = coveredBy(px, lowered, true)
    if (!headers.length) return
    moveUnseen(headers, () => {
      for (const box of headers) add(box, px)
    })
    // A lowered header may cover another one. One that has only come back does not count: two might take turns for ever.
    if (lowered.size > size) look(px)
  }
  const keepLooking = (px: number): Stop => {
    const again = (): void => look(px)
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
    // Where nothing is kept in the window, nothing is covered before the page changes or scrolls.
    if (px && boxes.length + fixed.length) look(px)
    raiseAll = px ? keepLooking(px) : () => {}
    await Promise.all(ends)
    // The transforms have gone: what moves next is compared with where all stands now.
    compare()
  }
}
