import type { Campaign } from '../../../../shared/model/campaign'
import type { PopupType } from '../../../../shared/model/popup-type'
import { MOST_PER_TYPE } from '../../../../shared/model/popup-type'
import type { Rule } from '../../../../shared/model/rules'

/**
 * The first of each type in the order of the answer, no more than its limit. What cannot come up by itself takes no
 * place: variants that this visitor does not get, and popups that only a click opens.
 */
export const mostPerType = (campaigns: Campaign[], others: Set<Campaign>): Rule => {
  const counts = new Map<PopupType, number>()
  const over = new Set<Campaign>()
  for (const popup of campaigns) {
    if (others.has(popup) || popup.onClickOnly) continue
    const count = (counts.get(popup.type) ?? 0) + 1
    counts.set(popup.type, count)
    // Own keys only: a type is any word that a server sends.
    if (Object.hasOwn(MOST_PER_TYPE, popup.type) && count > Number(MOST_PER_TYPE[popup.type])) over.add(popup)
  }
  return (popup) => over.has(popup)
}
