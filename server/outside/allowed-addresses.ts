/** Decides which addresses of others this server may call. */
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** The exceptions that the owner of the server makes: these may be called beside public addresses. */
export interface Allowed {
  /** Host names, and addresses that are written like one. */
  hosts: ReadonlySet<string>
  ranges: [Address, number][]
}

/** `10.0.0.0/8, crm.internal, [::1]`; undefined if a part of it is neither a host nor a range. */
export const readAllowed = (text: string): Allowed | undefined => {
  const hosts = new Set<string>()
  const ranges: Allowed['ranges'] = []
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const bare = part.replace(/^\[(.*)\]$/, '$1')
    if (ipaddr.isValidCIDR(part)) ranges.push(ipaddr.parseCIDR(part))
    else if (ipaddr.isValid(bare) && ipaddr.parse(bare).kind() === 'ipv6') ranges.push([ipaddr.parse(bare), 128])
    else if (ipaddr.IPv4.isValidFourPartDecimal(bare)) ranges.push([ipaddr.parse(bare), 32])
    else if (/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(part)) hosts.add(part.toLowerCase())
    else return
  }
  return { hosts, ranges }
}

/** An IPv4 address may be written as an IPv6 one. */
const unwrapped = (text: string): Address => ipaddr.process(text)

/** All public IPv6 addresses are in here. The library calls some outside of it unicast too, such as ::127.0.0.1. */
const GLOBAL_IPV6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]
/** Public by its number, but it is the cloud's own service for its machines, which answers with secrets. */
const OF_A_CLOUD = '168.63.129.16'

const isPublic = (address: Address): boolean => {
  if (address.range() !== 'unicast' || address.toString() === OF_A_CLOUD) return false
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6)
}

const isIn = (address: Address, [start, bits]: [Address, number]): boolean =>
  address.kind() === start.kind() && address.match(start as never, bits)

/** True if this address, which a name stands for, may be called. */
export const isAllowedAddress = (text: string, host: string, { hosts, ranges }: Allowed): boolean => {
  // The library reads 1.2.3 as an address too.
  if (!isIP(text)) return false
  const address = unwrapped(text)
  return isPublic(address) || hosts.has(host) || ranges.some((range) => isIn(address, range))
}

/** True if the owner of the server has named this host. */
const isNamed = (host: string, { hosts, ranges }: Allowed): boolean =>
  hosts.has(host) || (isIP(host) > 0 && ranges.some((range) => isIn(unwrapped(host), range)))

/** Without the brackets of IPv6, and without the dot that a name may end in. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')

/** Lower ones are those of mail and other services. */
const FIRST_FREE_PORT = 1_024

/** The reason why an address cannot be called, as the end of a sentence; undefined if nothing in it forbids that. */
export const problemOfUrl = (text: string, allowed: Allowed): string | undefined => {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return 'must be an address like https://crm.example/hook'
  if (url.username || url.password) return 'must have no name or password in it'
  if (url.hash) return 'must have no part after #'
  const host = hostOf(url)
  if (isNamed(host, allowed)) return
  if (url.protocol !== 'https:') return 'must begin with https://'
  if (url.port && Number(url.port) < FIRST_FREE_PORT) return `cannot be on port ${url.port}`
  if (isIP(host) && !isAllowedAddress(host, host, allowed)) return 'is not a public address'
}
