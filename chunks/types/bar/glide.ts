/** How things move: at once for the browser, which counts no layout shift, and smoothly to the eye. */

/**
 * To be called when `element` has just been moved by `by` px: a transform holds it back in the same frame, and from
 * then on only the transform moves, which does not count as a shift (https://github.com/WICG/layout-instability). It is
 * added to a glide that is under way. `atOnce`: without a visible motion. Resolves when the glide ends, also if the
 * page cancels it.
 */
export const glide = (element: Element, by: number, atOnce: boolean): Promise<unknown> =>
  element
    .animate(
      { translate: [`0 ${-by}px`, '0 0'] },
      { composite: 'add', duration: atOnce ? 1 : 320, easing: 'cubic-bezier(.2,.8,.2,1)' },
    )
    .finished.catch(() => {})

const topOf = (element: Element): number => element.getBoundingClientRect().top

/** Remembers where `element` stands. Call what it returns once the element has been moved: it glides from there. */
export const glideFrom = (element: Element, atOnce: boolean): (() => Promise<unknown>) => {
  const top = topOf(element)
  return () => glide(element, topOf(element) - top, atOnce)
}
