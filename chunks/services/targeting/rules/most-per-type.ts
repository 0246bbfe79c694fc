import { type DrawnType, MAX_PER_TYPE } from '../../../../shared/model/popup-type'
import type { Campaign } from '../../../../shared/page/model/campaign'
import type { Rule } from '../../../../shared/page/model/rules'
import { own } from '../../../../shared/values/own'

/**
 * Allows only the first popups of each type, in the order of the answer. Popups that cannot show by themselves do not
 * count: variants for other visitors, and popups that only a click opens.
 */
export const mostPerType = (campaigns: readonly Campaign[], others: Set<Campaign>): Rule => {
  const counts = new Map<DrawnType, number>()
  const beyondLimit = new Set<Campaign>()
  for (const popup of campaigns) {
    if (others.has(popup) || popup.onClickOnly) continue
    const count = (counts.get(popup.type) ?? 0) + 1
    counts.set(popup.type, count)
    // Own keys only: the server may send any word as type.
    if (count > (own<number>(MAX_PER_TYPE, popup.type) ?? count)) beyondLimit.add(popup)
  }
  return (popup) => beyondLimit.has(popup)
}
