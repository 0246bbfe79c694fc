/** How things move: at once for the browser, and smoothly to the eye. */

import { doc } from '../../../shared/page/platform/safe-dom'

/**
 * To be called when `element` has just been moved by `by` px: a transform holds it back in the same frame, and from
 * then on only the transform moves, which does not count as a shift (https://github.com/WICG/layout-instability). It is
 * added to a glide that is under way. Resolves when the glide ends, also if the page cancels it.
 */
export const glide = (element: Element, by: number): Promise<unknown> =>
  element
    .animate(
      { translate: [`0 ${-by / zoomOf(element)}px`, '0 0'] },
      { composite: 'add', duration: 320, easing: 'cubic-bezier(.2,.8,.2,1)' },
    )
    .finished.catch(() => {})

/** How much larger a px of this element is than one of the bar, which stands outside of `<body>`. */
export const zoomOf = ({ currentCSSZoom = 1 }: Element): number =>
  currentCSSZoom / (doc.documentElement.currentCSSZoom ?? 1)

/** In px from the top of the window. */
export const topOf = (element: Element): number => element.getBoundingClientRect().top

/** Remembers where `element` stands. Call what it returns once the element has been moved: it glides from there. */
export const glideFrom = (element: Element): (() => Promise<unknown>) => {
  const top = topOf(element)
  return () => glide(element, topOf(element) - top)
}
