import type { Visitor } from '../../../../shared/model/rules'
import type { Trigger } from '../../../../shared/model/trigger'

/** Seconds on the website, over all its pages: what is left of them passes on this page. */
export const sessionDelay =
  (visitor: Visitor, timeDelay: Trigger): Trigger =>
  (tell, seconds) => {
    const passed = (visitor.now() - (visitor.trail().session || visitor.now())) / 1000
    const left = Math.max(seconds - passed, 0)
    // Sums of fractions may miss the end by a little.
    return timeDelay((more) => tell(more < left ? passed + more : seconds), left)
  }
