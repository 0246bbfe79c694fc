import { EXCLUSIVE } from '../../../../shared/model/popup'
import type { Rule } from '../../../../shared/model/rules'
import type { TargetingOf } from '../targeting-of'

/** Where searches come from. Owners of some have other sites as well, on other hosts; the app of one names itself. */
const ENGINE =
  /^(https?:\/\/([a-z]{1,3}\.|[a-z.]*search\.)?(google|bing|yahoo|duckduckgo|yandex|ya|baidu|ecosia|qwant|startpage|naver|seznam|kagi|brave)\.[a-z.]{2,6}\/|android-app:.*\.googlequicksearchbox)/

/**
 * On a phone, what would cover the page that a search has led to stays away, where its owner asks for that: search engines count
 * it against the page (https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials). The teaser chunk shows a
 * small bar instead.
 */
export const searchLanding =
  (targetingOf: TargetingOf): Rule =>
  (popup, { mobile, trail }) => {
    if (!mobile || !targetingOf(popup).searchBar || !EXCLUSIVE.includes(popup.type)) return
    const { referrer, visited } = trail()
    return visited.length < 2 && ENGINE.test(referrer)
  }
