import { calm } from '../../core/ui/index'

/** Px, by which each box is moved down at the moment. */
const moved = new WeakMap<HTMLElement, number>()

/**
 * Moves by a transform, which does not count as a layout shift (https://github.com/WICG/layout-instability). What has
 * been moved before glides from there.
 */
export const move = (box: HTMLElement, by: number): void => {
  const before = moved.get(box)
  if (before === by) return
  moved.set(box, by)
  // Remove the property at 0: with any value, fixed boxes inside would be placed relative to this one.
  box.style.translate = by ? `0 ${by}px` : ''
  if (before !== undefined)
    box.animate(
      { translate: [`0 ${before - by}px`, '0 0'] },
      { composite: 'add', duration: calm() ? 1 : 320, easing: 'cubic-bezier(.2,.8,.2,1)' },
    )
}
