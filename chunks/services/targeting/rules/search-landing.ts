import { EXCLUSIVE } from '../../../../shared/model/popup-type'
import type { Rule } from '../../../../shared/model/rules'
import type { TargetingOf } from '../targeting-of'

/** Referrers of search engines, without their owners' other hosts. Google's Android app has its own scheme. */
const ENGINE =
  /^(https?:\/\/([a-z]{1,3}\.|[a-z.]*search\.)?(google|bing|yahoo|duckduckgo|yandex|ya|baidu|ecosia|qwant|startpage|naver|seznam|kagi|brave)\.[a-z.]{2,6}\/|android-app:.*\.googlequicksearchbox)/

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
    return visited.length < 2 && ENGINE.test(referrer)
  }
