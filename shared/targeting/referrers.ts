import { fitsAddress, parsed } from './address'
import { chosen } from './choice'
import type { LiveRule, Setting } from './facts'
import { SEARCH_ENGINE_HOST } from './search-engine'
import type { ReferrerMatch, Selection } from './visit-targeting'
import { addressSays, bare } from './words/address'
import { selectionSays } from './words/selection'

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
