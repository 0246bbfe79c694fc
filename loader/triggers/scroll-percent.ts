import type { Trigger } from '../../shared/model/trigger'
import { doc } from '../../shared/platform/safe-dom'
import { scrolled } from '../../shared/platform/scrolled'

/** Percent of the way down; nothing is told of a page that cannot scroll. */
export const scrollPercent: Trigger = (tell) =>
  scrolled(() => {
    const { scrollHeight, clientHeight } = doc.documentElement
    const range = scrollHeight - clientHeight
    // Positions are fractions, heights are rounded: without a pixel more the end may be out of reach.
    if (range > 0) tell((100 * (scrollY + 1)) / range)
  })
