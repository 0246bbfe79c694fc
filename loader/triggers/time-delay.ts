import { NEAR_SHARE, type Trigger } from '../../shared/page/model/trigger'
import { after, all } from '../../shared/page/platform/dom'

/** Seconds on the page. */
export const timeDelay: Trigger = (onProgress, seconds) =>
  all([seconds * NEAR_SHARE, seconds].map((reached) => after(reached * 1000, () => onProgress(reached))))
