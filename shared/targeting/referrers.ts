import { fitsAddress, parsed } from './address'
import { chosen } from './choice'
import type { LiveRule } from './facts'
import { ENGINE } from './search-engine'

export const referrers: LiveRule<'referrers'> = (wanted, facts) => {
  const referrer = facts.referrer()
  const url = parsed(referrer)
  return chosen(wanted, (each) => {
    if (each.from === 'direct') return referrer === ''
    if (each.from) return ENGINE.test(referrer)
    return url !== undefined && fitsAddress(each, url, url.host + url.pathname)
  })
}
