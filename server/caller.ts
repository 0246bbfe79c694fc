/**
 * The caller's address, and our origin as the caller sees it. Both come from the proxy's headers if the proxy is
 * trusted.
 */
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { addressIn, networkOf } from './network'

export const createCaller = (trustProxy: boolean) => {
  /** The last entry of X-Forwarded-For was added by our own proxy; the client can forge those before it. */
  const address = (c: Context): string => {
    const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1) : undefined
    const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket
    return addressIn(forwarded ?? '') || addressIn(socket?.remoteAddress ?? '')
  }
  return {
    address,
    /** A header that only our own proxy may set. */
    fromProxy: (c: Context, name: string): string | undefined => (trustProxy ? c.req.header(name) : undefined),
    /** What rate limits count by: the IPv4 address, or the /64 network that an IPv6 subscriber gets. */
    network: (c: Context): string => networkOf(address(c)),
    /** `https://host`, without a trailing slash. */
    origin(c: Context): string {
      const url = new URL(c.req.url)
      const forwarded = trustProxy ? c.req.header('x-forwarded-proto') : undefined
      if (forwarded === 'https' || forwarded === 'http') url.protocol = forwarded
      return url.origin
    },
  }
}

export type Caller = ReturnType<typeof createCaller>
