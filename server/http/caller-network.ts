/** Identifies a caller for rate limits: by the IPv4 address, or by the /64 network that an IPv6 subscriber gets. */
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Removes port and brackets (`1.2.3.4:5678`, `[2001:db8::1]:5678`), as some proxies write addresses, and the zone of
 * fe80::1%eth0.
 */
const bare = (text: string): string => {
  const trimmed = text.trim()
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed) ?? []
  return (bracketed ?? trimmed.replace(/^([\d.]+):\d+$/, '$1')).replace(/%.*$/, '')
}

/** The address in its usual form, IPv4 in IPv6 (::ffff:1.2.3.4) as IPv4; '' if `text` is not an IP address. */
export const addressIn = (text: string): string => {
  if (isIP(text) === 4) return text
  const address = bare(text)
  return isIP(address) ? ipaddr.process(address).toString() : ''
}

/** The rate-limit key of an address from `addressIn`. */
export const networkOf = (address: string): string => {
  if (!address.includes(':')) return address
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, 4)
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`
}
