import { calm } from '../../core/ui/effects'

/** Milliseconds. */
const MOVE = 200

/**
 * Tabs in `root` make room for those that come, or close the gap of one that goes. They are where they belong at once, and held
 * back by a transform, which counts as no layout shift (https://github.com/WICG/layout-instability). Measured in Chromium: on
 * boxes that paint nothing themselves.
 */
export const rearrange = (root: ParentNode, change: () => void): void => {
  const before = [...root.querySelectorAll('.place, .slot')].map((box) => [box, box.getBoundingClientRect()] as const)
  change()
  // Outer boxes first: what they hold back holds back what is in them.
  for (const [box, { x, y }] of before) {
    const now = box.getBoundingClientRect()
    if (!box.isConnected || (now.x === x && now.y === y)) continue
    box.animate(
      { translate: [`${x - now.x}px ${y - now.y}px`, '0 0'] },
      { duration: calm() ? 1 : MOVE, composite: 'add', easing: 'ease-out' },
    )
  }
}
