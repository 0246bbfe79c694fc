/** What one caller is for counting: an IPv4 address, or the /64 that one subscriber has of IPv6. */
import { isIP } from 'node:net'

/** `1.2.3.4:5678` and `[2001:db8::1]:5678`, as some proxies write an address, without port and brackets; the zone of fe80::1%eth0 goes too. */
const bare = (text: string): string => {
  const trimmed = text.trim()
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed) ?? []
  return (bracketed ?? trimmed.replace(/^([\d.]+):\d+$/, '$1')).replace(/%.*$/, '')
}

/** The eight numbers of an IPv6 address. */
const groupsOf = (address: string): number[] => {
  // Its last four bytes may be written as IPv4.
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [a * 256 + +b, c * 256 + +d].map((group) => group.toString(16)).join(':'),
  )
  const [head = [], tail = []] = hex
    .split('::')
    .map((half) => (half ? half.split(':').map((group) => Number.parseInt(group, 16)) : []))
  return [...head, ...new Array(8 - head.length - tail.length).fill(0), ...tail]
}

/** ::ffff:1.2.3.4 is how a socket for both families writes IPv4. */
const mapped = (groups: number[]): string | undefined => {
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0)
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined
}

/** The address as it is usually written; '' for what is none. */
export const addressIn = (text: string): string => {
  const address = bare(text)
  const family = isIP(address)
  if (family === 6) return mapped(groupsOf(address)) ?? address.toLowerCase()
  return family ? address : ''
}

/** An address that `addressIn` gave, as it is counted. */
export const networkOf = (address: string): string =>
  address.includes(':')
    ? `${groupsOf(address)
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':')}::/64`
    : address
