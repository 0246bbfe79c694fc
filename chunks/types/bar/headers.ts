/**
 * Fixed and sticky headers of the page stand below the bars at the top. They are lowered by an animation that stands still: unlike
 * a style it adds to whatever the page itself sets, starts no transition, and goes without a trace.
 */
import { all, every, on, type Stop } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import { glide } from './glide'

/** Px from the top at which even a thin line is met. */
export const TOP = 1

/** Where to look, as shares of the window's width. */
const ACROSS = [0.02, 0.25, 0.5, 0.75, 0.98]

/** Milliseconds. Headers come later, or change; to watch every class of a page would cost more than to look. */
const LOOK = 500

/** Everything of the page at these heights, in px from the top of the window. */
export const boxesAt = (heights: number[]): Element[] =>
  heights.flatMap((y) => ACROSS.flatMap((x) => doc.elementsFromPoint(innerWidth * x, y)))

const scrollsItself = (box: Element): boolean =>
  box !== doc.body && box !== doc.documentElement && /auto|scroll|hidden/.test(getComputedStyle(box).overflowY)

/** Fixed inside what is transformed, it goes where that goes. Firefox says `<body>` of those that stand in the window. */
const hangsInPage = ({ offsetParent }: HTMLElement): boolean => Boolean(offsetParent) && offsetParent !== doc.body

const standsInWindow = (box: Element): boolean => {
  const { position, top } = getComputedStyle(box)
  if (position !== 'sticky' || top === 'auto') return position === 'fixed' && !hangsInPage(box as HTMLElement)
  for (let outer = box.parentElement; outer; outer = outer.parentElement) if (scrollsItself(outer)) return false
  return true
}

export const hold = (box: Element, styles: PropertyIndexedKeyframes, composite: CompositeOperation): Stop => {
  const animation = box.animate(styles, { duration: 1, composite })
  animation.pause()
  return () => animation.cancel()
}

/** For a page whose own `top` is marked important, which outweighs every animation. */
const insist = ({ style }: HTMLElement, top: string): Stop => {
  const before = [style.getPropertyValue('top'), style.getPropertyPriority('top')] as const
  style.setProperty('top', `calc(${top} + ${room}px)`, 'important')
  return () => style.setProperty('top', ...before)
}

const lowered = new Map<Element, Stop>()
let room = 0
let stop: Stop = () => {}

const lower = (box: Element): void => {
  const { top } = getComputedStyle(box)
  const stops = [hold(box, { top: [`${room}px`, `${room}px`] }, 'add')]
  if (getComputedStyle(box).top === top) stops.push(insist(box as HTMLElement, top))
  // What was as tall as the window must not reach out of it below.
  const rest = `calc(100dvh - ${room}px)`
  if (box.clientHeight >= innerHeight) stops.push(hold(box, { maxHeight: [rest, rest] }, 'replace'))
  lowered.set(box, all(stops))
}

const topOf = (box: Element): number => box.getBoundingClientRect().top

/** What is under the bars, and what is under what has been lowered. */
const covered = (): Element[] => {
  const edges = [...lowered.keys()].map((box) => box.getBoundingClientRect().bottom - 1)
  return boxesAt([TOP, room / 2, room - 1, ...edges.filter((y) => y < innerHeight / 2)]).filter(
    (box) => !lowered.has(box) && standsInWindow(box),
  )
}

const look = (atOnce: boolean): void => {
  for (const [box, raise] of lowered) {
    if (box.isConnected && standsInWindow(box)) continue
    raise()
    lowered.delete(box)
  }
  // Each may cover another, now that it stands lower.
  for (let boxes = new Set(covered()); boxes.size; boxes = new Set(covered())) {
    for (const box of boxes) {
      const before = topOf(box)
      lower(box)
      glide(box, topOf(box) - before, atOnce)
    }
  }
}

/** On paper there is no bar. */
const raiseAll = (): void => {
  for (const raise of lowered.values()) raise()
}
const lowerAll = (): void => {
  for (const box of lowered.keys()) lower(box)
}

/** Keeps them below so many px while `move` moves the page, and from then on; 0 leaves them as they were. */
export const keepBelow = (px: number, atOnce: boolean, move: () => void): void => {
  const before = new Map([...lowered.keys()].map((box) => [box, topOf(box)]))
  stop()
  raiseAll()
  move()
  room = px
  if (px) {
    lowerAll()
    look(atOnce)
    const again = (): void => look(true)
    stop = all([
      every(LOOK, again),
      on(window, 'scroll', again),
      on(window, 'resize', again),
      on(window, 'beforeprint', raiseAll),
      on(window, 'afterprint', lowerAll),
    ])
  } else lowered.clear()
  for (const [box, top] of before) glide(box, topOf(box) - top, atOnce)
}
