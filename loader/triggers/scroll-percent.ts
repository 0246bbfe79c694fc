import type { ScrollChunk } from '../../shared/model/scroll'
import type { Trigger } from '../../shared/model/trigger'
import { later } from '../../shared/platform/later'

/** Percent of what scrolls on the page, which takes some looking for. */
export const scrollPercent: Trigger = (onProgress, _, load) =>
  later(load<ScrollChunk>('scroll'), ({ scrollPercent }) => scrollPercent(onProgress))
