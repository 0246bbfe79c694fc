import type { Trigger } from '../../shared/model/trigger'
import { doc } from '../../shared/platform/safe-dom'
import { scrolled } from '../../shared/platform/scrolled'

/** Percent of the scrollable height. A page that cannot scroll reports nothing. */
export const scrollPercent: Trigger = (onProgress) =>
  scrolled(() => {
    const { scrollHeight, clientHeight } = doc.documentElement
    const range = scrollHeight - clientHeight
    // Positions are fractions but heights are rounded, so without one more pixel the end may be out of reach.
    if (range > 0) onProgress((100 * (scrollY + 1)) / range)
  })
