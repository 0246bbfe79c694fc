/** The message to analytics about a link, under its own names of events and parameters. */
import type { Hit } from '../../../page/model/site'
import { own } from '../../../values/own'
import type { Tracking } from './tracking'

/**
 * The domain that a site's hosts have in common: `example.co.uk` for `www.example.co.uk`. The browser does not tell which
 * endings are public; the usual ones are enough here.
 */
const rootOf = (host: string): string => /[^.]+\.((com?|org|net|ac|gov?|edu)\.[a-z]{2}|[^.]+)$/.exec(host)?.[0] ?? host

const EVENTS: Record<string, string> = { download: 'file_download', 'outbound-link': 'click' }

/**
 * The event's name and the parameters that only links of its kind have; undefined for a link within the site, which is
 * not counted.
 * @param category the owner's; '' if there is none
 */
export const kindOf = (url: URL, category: string, { extensions, inbound, home }: Tracking): Hit | undefined => {
  const { href, hostname, pathname, protocol } = url
  const domain = { link_domain: hostname }
  if (category)
    return /^(internal|javascript)$/.test(category)
      ? undefined
      : [own(EVENTS, category) ?? category.replace('-', '_'), domain]
  if (protocol === 'tel:') return ['tel', { tel_number: href.slice(4) }]
  if (protocol === 'mailto:') return ['mailto', { email_address: href.slice(7).replace(/\?.*/, '') }]
  if (!hostname) return
  const isOut = ![location.hostname, home].map(rootOf).includes(rootOf(hostname))
  const affiliate = !isOut && inbound.find(({ path }) => pathname.startsWith(path))
  const outbound = { ...domain, outbound: true, is_affiliate_link: !isOut }
  if (affiliate) return ['click', { ...outbound, affiliate_label: affiliate.label }]
  if (!isOut && hostname !== location.hostname) return ['cross_hostname', domain]
  const segment = pathname.replace(/.*\//, '')
  // A path may end in parameters: `book.pdf;v=1`.
  for (const file_name of [segment, segment.replace(/;.*/, '')]) {
    const file_extension = extensions.find((extension) => file_name.toLowerCase().endsWith(`.${extension}`))
    if (file_extension) return ['file_download', { ...domain, file_extension, file_name }]
  }
  return isOut ? ['click', outbound] : undefined
}
