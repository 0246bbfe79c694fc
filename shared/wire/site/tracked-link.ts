/** What analytics is told of a link, under its own names of events and parameters. */
import { own } from '../../platform/own'
import { sharedDomain } from '../../platform/storage'
import type { Tracking } from './tracking'

/** What the site's owner says of a link. */
export const CATEGORY = 'data-vars-ga-category'
export const ACTION = 'data-vars-ga-action'
export const LABEL = 'data-vars-ga-label'

/** The event's name, and the parameters that only links of its kind have. */
type Hit = [event: string, parameters: Record<string, unknown>]

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

/** Whether it is another site than that of the page, or of its home page. */
const isOutside = (host: string, home: string): boolean =>
  host !== location.hostname && !(home && isWithin(host, home)) && !isWithin(host, sharedDomain())

const EVENTS: Record<string, string> = { download: 'file_download', 'outbound-link': 'click' }

/** undefined for a link within the site, which is not counted. @param category the owner's; '' if there is none */
export const hitOf = (url: URL, category: string, { extensions, inbound, home }: Tracking): Hit | undefined => {
  const { href, hostname, pathname, protocol } = url
  const domain = { link_domain: hostname }
  if (category)
    return /^(internal|javascript)$/.test(category)
      ? undefined
      : [own(EVENTS, category) ?? category.replace('-', '_'), domain]
  if (protocol === 'tel:') return ['tel', { tel_number: href.slice(4) }]
  if (protocol === 'mailto:') return ['mailto', { email_address: href.slice(7).replace(/\?.*/, '') }]
  if (!hostname) return
  const isOut = isOutside(hostname, home)
  const found = !isOut && inbound.find(({ path }) => pathname.startsWith(path))
  const outbound = { ...domain, outbound: true, is_affiliate_link: !isOut }
  if (found) return ['click', { ...outbound, affiliate_label: found.label }]
  if (!isOut && hostname !== location.hostname) return ['cross_hostname', domain]
  const file_name = pathname.replace(/.*\//, '')
  const file_extension = extensions.find((extension) => file_name.toLowerCase().endsWith(`.${extension}`))
  if (file_extension) return ['file_download', { ...domain, file_extension, file_name }]
  return isOut ? ['click', outbound] : undefined
}
