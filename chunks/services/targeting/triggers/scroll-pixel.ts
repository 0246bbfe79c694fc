import type { ScrollChunk } from '../../../../shared/model/scroll'
import type { Trigger } from '../../../../shared/model/trigger'
import { later } from '../../../../shared/platform/later'

/** Pixels scrolled from the top. */
export const scrollPixel: Trigger = (onProgress, _, load) =>
  later(load<ScrollChunk>('scroll'), ({ scrolled, scroller }) => scrolled(() => onProgress(scroller().top)))
