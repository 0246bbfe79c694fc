import { prefersReducedMotion } from '../../core/ui/index'

/** The place of each box at the moment: where its style sheet puts it, and by how many px it is moved down from there. */
const moved = new WeakMap<HTMLElement, { top: number; by: number }>()

/**
 * Moves by a transform, which does not count as a layout shift (https://github.com/WICG/layout-instability). What has
 * been moved before glides from where it was seen last: one that also became smaller may stand elsewhere now, by its
 * style sheet alone, and a jump would count.
 */
export const move = (box: HTMLElement, top: number, by: number): void => {
  const before = moved.get(box)
  moved.set(box, { top, by })
  if (before?.by === by) return
  // Remove the property at 0: with any value, fixed boxes inside would be placed relative to this one.
  box.style.translate = by ? `0 ${by}px` : ''
  const from = before && before.top + before.by - top - by
  if (from)
    box.animate(
      { translate: [`0 ${from}px`, '0 0'] },
      { composite: 'add', duration: prefersReducedMotion() ? 1 : 320, easing: 'cubic-bezier(.2,.8,.2,1)' },
    )
}
