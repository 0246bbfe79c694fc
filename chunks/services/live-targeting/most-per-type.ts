import { type DrawnType, MAX_PER_TYPE } from '../../../shared/model/popup-type'
import type { Campaign } from '../../../shared/page/model/campaign'
import type { Rule, Rules } from '../../../shared/page/model/rules'
import { own } from '../../../shared/values/own'

/**
 * The rule of the targeting chunk, without those that may not show on this page: a site may have many popups of one type,
 * each for other pages.
 */
export const mostPerType = (campaigns: Campaign[], live: Rules, abTest?: Rule): Rule => {
  const others = { ...live, ...(abTest && { abTest }) }
  return (popup, visitor) => {
    const limit = own<number>(MAX_PER_TYPE, popup.type as DrawnType)
    if (limit === undefined) return
    const before = campaigns
      .slice(0, Math.max(0, campaigns.indexOf(popup)))
      .filter(
        (each) =>
          each.type === popup.type && !each.onClickOnly && !Object.values(others).some((rule) => rule(each, visitor)),
      )
    return before.length >= limit
  }
}
