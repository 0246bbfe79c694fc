import type { Trigger } from '../../shared/model/trigger'
import type { TriggersChunk } from '../../shared/model/triggers-chunk'
import { later } from '../../shared/platform/later'

/** A trigger whose chunk loads when it is armed: no visitor reaches it before. */
export const lazy =
  (name: 'exitIntent' | 'scrollPercent'): Trigger<never> =>
  (onProgress, _, load) =>
    later(load<TriggersChunk>('triggers'), (chunk) => chunk[name](onProgress))
