import type { Trigger } from '../../shared/model/trigger'
import { after, all } from '../../shared/platform/dom'
import { NEAR } from './near'

/** Seconds on the page. */
export const timeDelay: Trigger = (onProgress, seconds) =>
  all([NEAR, 1].map((part) => after(seconds * part * 1000, () => onProgress(seconds * part))))
