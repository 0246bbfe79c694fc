/** Says of an address whether visitors can reach it, by how it is written alone: nothing is called. */
import { isIP } from 'node:net'
import { linkAddress } from '../../shared/values/link-address'
import { redirectAddress } from '../../shared/values/redirect-address'
import { isWithin } from '../lib/domain'
import { hostOf, isAllowedAddress } from '../outside/allowed-addresses'
import { PAGE_NAMES } from '../sites/addresses'
import type { Site } from '../sites/queries'
import { placeholderOf, SITE_LINKS, type SiteLink } from '../template/site-links'
import type { Destination } from './destinations'

type OfSite = Pick<Site, 'addresses' | 'domains'>

type Written = Pick<Destination, 'address' | 'by' | 'isPhone'>

/** Any host will do: the address of a page of the site. */
const PAGE = 'https://any.page-of-the-site/page'

const urlOf = (address: string): URL | undefined => (URL.canParse(address, PAGE) ? new URL(address, PAGE) : undefined)

const isOfPage = ({ origin }: URL): boolean => origin === new URL(PAGE).origin

/** Names that no public name server knows (RFC 2606, 6761, 6762 and 8375). */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|lan|home|home\.arpa|corp|intranet|onion)$/i
const SAMPLE_NAME = /(^|\.)(example|test|invalid|example\.(com|net|org))$/i

const NONE = { hosts: new Set<string>(), ranges: [] }

const hostProblem = (url: URL): string | undefined => {
  const host = hostOf(url)
  if (SAMPLE_NAME.test(host)) return `leads to ${host}, which is a name for examples`
  if (PRIVATE_NAME.test(host)) return `leads to ${host}, which only machines of one network know`
  if (isIP(host)) return isAllowedAddress(host, host, NONE) ? undefined : `leads to ${host}, which is no public address`
  return host.includes('.') ? undefined : `leads to ${host}, which is no name of a public host`
}

const isOwnHost = ({ domains }: OfSite, host: string): boolean => domains.some((domain) => isWithin(host, domain))

const urlProblem = (url: URL, site: OfSite): string | undefined => {
  if (/^(mailto|tel|sms):$/.test(url.protocol))
    return url.pathname || url.search ? undefined : `is ${url.protocol} with nothing behind it`
  if (!/^https?:$/.test(url.protocol)) return `begins with ${url.protocol}, which popups do not follow`
  // A site of the owner's own network is at home there.
  if (isOwnHost(site, hostOf(url))) return undefined
  return (
    hostProblem(url) ??
    (url.protocol === 'http:'
      ? 'is opened with http:, and browsers warn before that; begin it with https://'
      : undefined)
  )
}

/** Only in templates is such a name filled in. */
const siteLinkOf = ({ address, by }: Written): SiteLink | undefined =>
  by === 'link' ? SITE_LINKS.find((name) => address === placeholderOf(name)) : undefined

const TAG = /\[\[[^[\]]+\]\]/g

/** The address as the page resolves it. A merge tag is replaced by `x`, because its value is unknown here. */
const wholeAddress = ({ address, by }: Written): string =>
  by === 'link' ? linkAddress(address.replaceAll(TAG, 'x')) : redirectAddress(address, new URL(PAGE))

/** A sentence about the address; undefined if nothing is wrong with it. */
export const addressProblem = (destination: Written, site: OfSite): string | undefined => {
  if (destination.isPhone) return undefined
  const name = siteLinkOf(destination)
  if (name && !site.addresses[name]) return `leads to the ${PAGE_NAMES[name]} of the site, whose address is not known`
  const address = wholeAddress(name ? { address: site.addresses[name], by: 'link' } : destination)
  if (address === '' || address === '#') return 'leads nowhere'
  const url = urlOf(address)
  if (!url) return 'is no address'
  if (!isOfPage(url)) return urlProblem(url, site)
  if (destination.by !== 'link' || /^[/?#]/.test(address)) return undefined
  return 'leads to another place from each folder of the site: begin it with a /'
}

/** The address of another page; undefined for one of the page's own host, and for what is no page. */
const addressOfWeb = (destination: Written, { addresses }: Pick<Site, 'addresses'>): URL | undefined => {
  if (destination.isPhone) return undefined
  const name = siteLinkOf(destination)
  const url = urlOf(wholeAddress(name ? { address: addresses[name], by: 'link' } : destination))
  return url && /^https?:$/.test(url.protocol) && !isOfPage(url) ? url : undefined
}

/** The address as a browser opens it from anywhere: without tags, which only a page can fill in. */
export const webAddress = (...[destination, site]: Parameters<typeof addressOfWeb>): string | undefined =>
  destination.address.match(TAG) ? undefined : addressOfWeb(destination, site)?.href

/** The host of another site that the address leads to. */
export const otherHost = (destination: Written, site: OfSite): string | undefined => {
  const url = addressOfWeb(destination, site)
  return url && !isOwnHost(site, hostOf(url)) ? url.host : undefined
}
