import type { Trigger } from '../../shared/page/model/trigger'
import type { TriggersChunk } from '../../shared/page/model/triggers-chunk'
import { later } from '../../shared/page/platform/later'

/** Percent of what can be scrolled. The chunk loads when it is armed, and looks then: no scrolling is missed. */
export const scrollPercent: Trigger = (onProgress, _, load) =>
  later(load<TriggersChunk>('triggers'), (chunk) => chunk.scrollPercent(onProgress))
