/** Says of an address whether visitors can reach it, by how it is written alone: nothing is called. */
import { isIP } from 'node:net'
import { linkAddress } from '../../shared/values/link-address'
import { hostOf, isAllowedAddress } from '../outside/allowed'
import type { Site } from '../sites/queries'
import { placeholderOf, SITE_LINKS, type SiteLink } from '../template/site-links'
import type { Destination } from './destinations'
import { PAGE_NAMES } from './site-addresses'

type OfSite = Pick<Site, 'addresses' | 'domains'>

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

const isOwnHost = ({ domains }: OfSite, host: string): boolean =>
  domains.some((domain) => (domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : host === domain))

const urlProblem = (url: URL, site: OfSite): string | undefined => {
  if (/^(mailto|tel|sms):$/.test(url.protocol))
    return url.pathname || url.search ? undefined : `is ${url.protocol} with nothing behind it`
  if (!/^https?:$/.test(url.protocol)) return `begins with ${url.protocol}, which popups do not follow`
  // A site of the owner's own network is at home there.
  if (isOwnHost(site, hostOf(url))) return undefined
  return (
    hostProblem(url) ??
    (url.protocol === 'http:' ? 'begins with http:, and browsers warn before they open it; use https:' : undefined)
  )
}

const siteLinkOf = (address: string): SiteLink | undefined => SITE_LINKS.find((name) => address === placeholderOf(name))

/** Links without a host belong to the page that they are on; after a lead and a prize, a bare name is a host. */
const wholeAddress = ({ address, by }: Pick<Destination, 'address' | 'by'>): string => {
  const bare = address.replace(/\[\[\w+\]\]/g, 'x')
  if (by === 'link') return linkAddress(bare)
  return /^([a-z][a-z\d+.-]*:|[/?#])/i.test(bare) ? bare : `https://${bare}`
}

/** A sentence about the address; undefined if nothing is wrong with it. */
export const addressProblem = (destination: Pick<Destination, 'address' | 'by'>, site: OfSite): string | undefined => {
  const name = siteLinkOf(destination.address)
  if (name && !site.addresses[name]) return `leads to the ${PAGE_NAMES[name]} of the site, whose address is not known`
  const address = wholeAddress(name ? { address: site.addresses[name], by: 'link' } : destination)
  if (address === '' || address === '#') return 'leads nowhere'
  if (/^\+?[\d\s().-]{5,}$/.test(destination.address) && destination.by !== 'link') return undefined
  const url = urlOf(address)
  if (!url) return 'is no address'
  if (!isOfPage(url)) return urlProblem(url, site)
  if (/^[/?#]/.test(address)) return undefined
  return 'leads to another place from each folder of the site: begin it with a /'
}

/** The address as a browser opens it from anywhere; undefined for a page of the same site, and for what is no page. */
const addressOfWeb = (
  destination: Pick<Destination, 'address' | 'by'>,
  { addresses }: Pick<Site, 'addresses'>,
): URL | undefined => {
  const name = siteLinkOf(destination.address)
  const url = urlOf(wholeAddress(name ? { address: addresses[name], by: 'link' } : destination))
  return url && /^https?:$/.test(url.protocol) && !isOfPage(url) ? url : undefined
}

export const webAddress = (...destination: Parameters<typeof addressOfWeb>): string | undefined =>
  addressOfWeb(...destination)?.href

/** The host of another site that the address leads to. */
export const otherHost = (destination: Pick<Destination, 'address' | 'by'>, site: OfSite): string | undefined => {
  const url = addressOfWeb(destination, site)
  return url && !isOwnHost(site, hostOf(url)) ? url.host : undefined
}
