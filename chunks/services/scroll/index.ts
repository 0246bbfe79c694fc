/** What the triggers of scrolling need, for pages with a popup that has one. */
import type { ScrollChunk } from '../../../shared/model/scroll'
import { scrolled } from '../../../shared/platform/scrolled'
import { scroller } from '../../../shared/platform/scroller'

export { onScroll, scroller } from '../../../shared/platform/scroller'
export { scrolled }

/** A page that cannot scroll reports nothing. */
export const scrollPercent: ScrollChunk['scrollPercent'] = (onProgress) =>
  scrolled(() => {
    const { range, top } = scroller()
    // Positions are fractions but heights are rounded, so without one more pixel the end may be out of reach.
    if (range > 0) onProgress((100 * (top + 1)) / range)
  })
