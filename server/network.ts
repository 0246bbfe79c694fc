/** Identifies a caller for rate limits: by the IPv4 address, or by the /64 network that an IPv6 subscriber gets. */
import { isIP } from 'node:net'

/**
 * Removes port and brackets (`1.2.3.4:5678`, `[2001:db8::1]:5678`), as some proxies write addresses, and the zone of
 * fe80::1%eth0.
 */
const bare = (text: string): string => {
  const trimmed = text.trim()
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed) ?? []
  return (bracketed ?? trimmed.replace(/^([\d.]+):\d+$/, '$1')).replace(/%.*$/, '')
}

/** The eight 16-bit groups of an IPv6 address. */
const groupsOf = (address: string): number[] => {
  // The last 32 bits may be written as IPv4.
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [a * 256 + +b, c * 256 + +d].map((group) => group.toString(16)).join(':'),
  )
  const [head = [], tail = []] = hex
    .split('::')
    .map((half) => (half ? half.split(':').map((group) => Number.parseInt(group, 16)) : []))
  return [...head, ...new Array(8 - head.length - tail.length).fill(0), ...tail]
}

/** The IPv4 address in ::ffff:1.2.3.4, which is how a dual-stack socket reports IPv4. */
const mapped = (groups: number[]): string | undefined => {
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0)
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined
}

/** The address in its usual form; '' if `text` is not an IP address. */
export const addressIn = (text: string): string => {
  if (isIP(text) === 4) return text
  const address = bare(text)
  const family = isIP(address)
  if (family === 6) return mapped(groupsOf(address)) ?? address.toLowerCase()
  return family ? address : ''
}

/** The rate-limit key of an address from `addressIn`. */
export const networkOf = (address: string): string =>
  address.includes(':')
    ? `${groupsOf(address)
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':')}::/64`
    : address
