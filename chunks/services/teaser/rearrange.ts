import { prefersReducedMotion } from '../../core/ui/effects'

/** Milliseconds. */
const MOVE_MS = 200

/**
 * Moves the teasers in `root` smoothly when one comes or goes. Each one is placed at once and moved back by a
 * transform, which does not count as a layout shift (https://github.com/WICG/layout-instability) as long as the moved
 * box paints nothing itself (measured in Chromium).
 */
export const rearrange = (root: ParentNode, change: () => void): void => {
  const before = [...root.querySelectorAll('.place, .slot')].map((box) => [box, box.getBoundingClientRect()] as const)
  change()
  // Outer boxes first: their transforms move the boxes inside them as well.
  for (const [box, { x, y }] of before) {
    const now = box.getBoundingClientRect()
    if (!box.isConnected || (now.x === x && now.y === y)) continue
    box.animate(
      { translate: [`${x - now.x}px ${y - now.y}px`, '0 0'] },
      { duration: prefersReducedMotion() ? 1 : MOVE_MS, composite: 'add', easing: 'ease-out' },
    )
  }
}
