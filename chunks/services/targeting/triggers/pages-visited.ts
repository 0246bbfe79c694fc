import type { Visitor } from '../../../../shared/model/rules'
import type { Trigger } from '../../../../shared/model/trigger'
import { after } from '../../../../shared/platform/dom'

/**
 * Number of pages in this visit, this one included. Fires on the page that reaches the number and on later ones, until
 * the popup has been seen (effective-triggers.ts).
 */
export const pagesVisited =
  (visitor: Visitor): Trigger =>
  (onProgress) =>
    after(0, () => onProgress(visitor.trail().visited.length))
