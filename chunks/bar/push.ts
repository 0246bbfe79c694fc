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

const slide = (by: number): void => {
  // A page that has been read into: the reader's line stays where it is.
  if (scrollY > 0) {
    scrollBy({ top: by, behavior: 'instant' })
    return
  }
  const timing = calm() || hasFixed() ? { duration: 1 } : { duration: 320, easing: 'cubic-bezier(.2,.8,.2,1)' }
  document.body.animate({ translate: [`0 ${-by}px`, '0'] }, timing)
}

/** Keeps the page pushed down by the height of `bar`, whatever that becomes. */
export const push = (bar: HTMLElement): Stop => {
  const page = document.documentElement
  const before = [page.style.getPropertyValue('padding-top'), page.style.getPropertyPriority('padding-top')] as const
  const padding = Number.parseFloat(getComputedStyle(page).paddingTop) || 0
  let pushed = 0
  const follow = (): void => {
    const by = bar.offsetHeight - pushed
    if (!by) return
    pushed += by
    page.style.setProperty('padding-top', `${padding + pushed}px`, 'important')
    slide(by)
  }
  follow()
  const observer = new ResizeObserver(follow)
  observer.observe(bar)
  return () => {
    observer.disconnect()
    page.style.setProperty('padding-top', ...before)
    slide(-pushed)
  }
}
