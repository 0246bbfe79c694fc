/**
 * Makes room for a top bar. The room is there at once, and a transform the other way hides it in the same frame; from then
 * on only the transform moves, which browsers do not count as a shift (https://github.com/WICG/layout-instability).
 * Measured in Chromium: padding on `<html>` with the transform on `<body>` counts nothing; a margin, or one element
 * deeper, counts, because the box that moves then is not the box that is held back.
 */
import type { Stop } from '../../shared/dom'
import { calm } from '../ui/index'

/** While `<body>` is transformed, a fixed box hangs on it instead of the window; this is where pages keep theirs. */
const hasFixed = (): boolean =>
  [...document.querySelectorAll('body > *, body > * > *')].some((box) => getComputedStyle(box).position === 'fixed')

let moving: Animation | undefined

const slide = (by: number): void => {
  // A page that has been read into: the reader's line stays where it is.
  if (scrollY > 0) {
    scrollBy({ top: by, behavior: 'instant' })
    return
  }
  const timing = calm() || hasFixed() ? { duration: 1 } : { duration: 320, easing: 'cubic-bezier(.2,.8,.2,1)' }
  const { body } = document
  // A bar may come before the page has a body.
  if (!body) return
  // Another may have come a moment before: go on from where the page is.
  const from = (Number.parseFloat(getComputedStyle(body).translate.split(' ')[1] ?? '') || 0) - by
  moving?.cancel()
  moving = body.animate({ translate: [`0 ${from}px`, '0'] }, timing)
}

/** Every bar at the top and its height: they share an edge, so the page makes room for the tallest. */
const heights = new Map<HTMLElement, number>()
let restore: Stop = () => {}
let padding = 0
let pushed = 0

/** The first bar remembers what the page had, the last gives it back. */
const remember = (): void => {
  const { style } = document.documentElement
  const before = [style.getPropertyValue('padding-top'), style.getPropertyPriority('padding-top')] as const
  padding = Number.parseFloat(getComputedStyle(document.documentElement).paddingTop) || 0
  restore = () => style.setProperty('padding-top', ...before)
}

const follow = (): void => {
  const by = Math.max(0, ...heights.values()) - pushed
  if (!by) return
  pushed += by
  if (pushed) document.documentElement.style.setProperty('padding-top', `${padding + pushed}px`, 'important')
  else restore()
  slide(by)
}

/** Keeps the page pushed down by the height of `bar`, whatever that becomes. */
export const push = (bar: HTMLElement): Stop => {
  if (!heights.size) remember()
  const measure = (): void => {
    heights.set(bar, bar.offsetHeight)
    follow()
  }
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(bar)
  return () => {
    observer.disconnect()
    heights.delete(bar)
    follow()
  }
}
