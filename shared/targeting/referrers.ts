import { fitsAddress, parsed } from './address'
import { chosen } from './choice'
import type { LiveRule, Setting } from './facts'
import type { ReferrerMatch, Selection } from './visit-targeting'
import { addressSays, bare } from './words/address'
import { selectionSays } from './words/selection'

/** Referrers of search engines, without their owners' other hosts. Google's Android app has its own scheme. */
export const SEARCH_ENGINE_HOST =
  /^(https?:\/\/([a-z]{1,3}\.|[a-z.]*search\.)?(google|bing|yahoo|duckduckgo|yandex|ya|baidu|ecosia|qwant|startpage|naver|seznam|kagi|brave)\.[a-z.]{2,6}\/|android-app:.*\.googlequicksearchbox)/

export const referrers: LiveRule<Selection<ReferrerMatch>> = (setting, facts) => {
  const referrer = facts.referrer()
  const url = parsed(referrer)
  return chosen(setting, (each) => {
    if (each.from === 'direct') return referrer === ''
    if (each.from) return SEARCH_ENGINE_HOST.test(referrer)
    return url !== undefined && fitsAddress(each, url, url.host + url.pathname)
  })
}

export const referrersSetting: Setting<Selection<ReferrerMatch>> = {
  value: 'referrers',
  title: 'Where visitors come from',
  says(setting, { referrer }) {
    const sources = selectionSays(setting, 'to visitors from ', (match) => {
      if (match.from) return match.from === 'direct' ? 'no other site' : 'a search'
      return addressSays(match)
    })
    return `${sources}; this one came from ${referrer() ? bare(referrer()) : 'no other site'}`
  },
}
