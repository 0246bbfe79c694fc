import type { Visitor } from '../../../../shared/model/rules'
import type { Trigger } from '../../../../shared/model/trigger'
import { after } from '../../../../shared/platform/dom'

/**
 * Pages seen in this visit, this one included: fires on the page that makes up the number, and on those after it, until
 * its popup has been seen (plainly.ts).
 */
export const pagesVisited =
  (visitor: Visitor): Trigger =>
  (tell) =>
    after(0, () => tell(visitor.trail().visited.length))
