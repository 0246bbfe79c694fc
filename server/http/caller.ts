/** The caller's address, and ours as the caller sees it. Both come from the proxy's headers if the proxy is trusted. */
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { forwardedFor } from './address/forwarded-address'
import { seenOrigin } from './address/seen'
import { addressIn, networkOf } from './caller-network'
import { Refusal } from './refusal'

/** @param publicUrl the address that we tell, whatever we are called by */
export const createCaller = (trustProxy: boolean, publicUrl?: string) => {
  /** The client can forge all of a list but its last entry, which was added by our own proxy. */
  const address = (c: Context): string => {
    const forwarded = trustProxy ? forwardedFor(c) : ''
    const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket
    return (forwarded && addressIn(forwarded)) || addressIn(socket?.remoteAddress ?? '')
  }
  /** `https://host`, as it was asked for. Throws a Refusal (400) if the host is not valid: links contain it. */
  const origin = (c: Context): string => {
    const visitorOrigin = seenOrigin(c, trustProxy)
    if (!visitorOrigin) throw new Refusal(400, 'The Host header is not a valid host name')
    return visitorOrigin
  }
  return {
    address,
    origin,
    /** A header that only our own proxy may set. */
    fromProxy: (c: Context, name: string): string | undefined => (trustProxy ? c.req.header(name) : undefined),
    /** The network that rate limits count by: the IPv4 address, or the /64 network that an IPv6 subscriber gets. */
    network: (c: Context): string => networkOf(address(c)),
    /** Our public base address: `https://host` or `https://host/path`. */
    base: (c: Context): string => publicUrl ?? origin(c),
  }
}

export type Caller = ReturnType<typeof createCaller>
