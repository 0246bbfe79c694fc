import type { Trigger } from '../../shared/model/trigger'
import type { TriggersChunk } from '../../shared/model/triggers-chunk'
import { later } from '../../shared/platform/later'

/** Percent of what can be scrolled. The chunk loads when it is armed, and looks then: no scrolling is missed. */
export const scrollPercent: Trigger = (onProgress, _, load) =>
  later(load<TriggersChunk>('triggers'), (chunk) => chunk.scrollPercent(onProgress))
