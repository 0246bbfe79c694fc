/** Finds the site that a page belongs to, by its host name. */
import type { Context } from 'hono'
import type { Caller } from '../http/caller'
import { isWithin, withoutWww } from '../lib/domain'
import { remembered } from '../lib/text-memo'
import type { Site } from './queries'

/** The host name of an address, or of a bare host, without a last dot; '' if it is neither. */
export const hostname = remembered((address) => {
  try {
    return new URL(address.includes('://') ? address : `http://${address}`).hostname.replace(/\.$/, '')
  } catch {
    return ''
  }
})

/** The page's host name, from the request's content or else from its headers. */
export const pageHost = (c: Context, domain = ''): string =>
  hostname(domain || c.req.header('origin') || c.req.header('referer') || '')

/** True if a host is one of the site's; a site without domains has every host. */
export const lists = ({ domains }: Pick<Site, 'domains'>, host: string): boolean =>
  !domains.length || domains.some((domain) => isWithin(host, hostname(domain)))

/** True if the page's domain is one of the site's; our own pages (landing pages) always are. */
export const isListed = (c: Context, { caller }: { caller: Caller }, site: Site, domain: string): boolean => {
  const host = pageHost(c, domain)
  const isOurs = (address: string): boolean => withoutWww(host) === withoutWww(hostname(address))
  return lists(site, host) || isOurs(caller.origin(c)) || isOurs(caller.base(c))
}
