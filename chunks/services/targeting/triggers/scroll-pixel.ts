import type { Trigger } from '../../../../shared/model/trigger'
import type { TriggersChunk } from '../../../../shared/model/triggers-chunk'
import { later } from '../../../../shared/platform/later'

/** Pixels scrolled from the top. */
export const scrollPixel: Trigger = (onProgress, _, load) =>
  later(load<TriggersChunk>('triggers'), ({ scrolled, scroller }) => scrolled(() => onProgress(scroller().top)))
