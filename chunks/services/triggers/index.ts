/** The trigger that waits for scrolling, and what those of other chunks need for it. */
import type { TriggersChunk } from '../../../shared/page/model/triggers-chunk'
import { scrolled } from '../../../shared/page/platform/scrolled'
import { scroller } from '../../../shared/page/platform/scroller'

export { onScroll, scroller } from '../../../shared/page/platform/scroller'
export { scrolled }

/** A page that cannot scroll reports nothing. */
export const scrollPercent: TriggersChunk['scrollPercent'] = (onProgress) =>
  scrolled(() => {
    const { range, top } = scroller()
    // Positions are fractions but heights are rounded, so without one more pixel the end may be out of reach.
    if (range > 0) onProgress((100 * (top + 1)) / range)
  })
