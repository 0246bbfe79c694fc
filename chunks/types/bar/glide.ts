/**
 * What has just been moved by `by` px is held back by a transform in the same frame; from then on only the transform moves,
 * which browsers do not count as a shift (https://github.com/WICG/layout-instability). It adds to a glide that is under way.
 * `atOnce`: is there with the next frame, and counts as no shift all the same.
 */
export const glide = (element: Element, by: number, atOnce: boolean): Animation =>
  element.animate(
    { translate: [`0 ${-by}px`, '0 0'] },
    { composite: 'add', ...(atOnce ? { duration: 1 } : { duration: 320, easing: 'cubic-bezier(.2,.8,.2,1)' }) },
  )
