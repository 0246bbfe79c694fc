import { EXCLUSIVE } from '../../../../shared/model/popup-type'
import type { Rule } from '../../../../shared/model/rules'
import { SEARCH_ENGINE_HOST } from '../../../../shared/targeting/search-engine'
import type { TargetingOf } from '../targeting-of'

/**
 * Holds back popups that cover the page on phones, on the page that a search led to, if the owner asks for it: search
 * engines rank such pages lower (https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials).
 * The teaser chunk shows a small bar instead.
 */
export const searchLanding =
  (targetingOf: TargetingOf): Rule =>
  (popup, { mobile, trail }) => {
    if (!mobile || !targetingOf(popup).searchBar || !EXCLUSIVE.includes(popup.type)) return
    const { referrer, visited } = trail()
    return visited.length < 2 && SEARCH_ENGINE_HOST.test(referrer)
  }
