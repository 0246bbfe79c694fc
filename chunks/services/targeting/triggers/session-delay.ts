import type { Visitor } from '../../../../shared/model/rules'
import type { Trigger } from '../../../../shared/model/trigger'

/** Seconds on the website, over all its pages. The remaining time passes on this page. */
export const sessionDelay =
  (visitor: Visitor, timeDelay: Trigger): Trigger =>
  (onProgress, seconds, load) => {
    const passed = (visitor.now() - (visitor.trail().session || visitor.now())) / 1000
    const remaining = Math.max(seconds - passed, 0)
    // Report exactly `seconds` at the end, because the sum may be slightly less by rounding.
    return timeDelay((elapsed) => onProgress(elapsed < remaining ? passed + elapsed : seconds), remaining, load)
  }
