/** Who calls, and under which address they know us. Behind a proxy both are what the proxy says, if it is trusted. */
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { addressIn, networkOf } from './network'

export const createCaller = (trustProxy: boolean) => {
  /** The last hop of X-Forwarded-For is the one that our own proxy wrote; those before it are the caller's to invent. */
  const address = (c: Context): string => {
    const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1) : undefined
    const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket
    return addressIn(forwarded ?? '') || addressIn(socket?.remoteAddress ?? '')
  }
  return {
    address,
    /** Whom limits count: of IPv6 a whole /64, all of which one subscriber has. */
    network: (c: Context): string => networkOf(address(c)),
    /** `https://host`, without a slash at the end. */
    origin(c: Context): string {
      const url = new URL(c.req.url)
      const forwarded = trustProxy ? c.req.header('x-forwarded-proto') : undefined
      if (forwarded === 'https' || forwarded === 'http') url.protocol = forwarded
      return url.origin
    },
  }
}

export type Caller = ReturnType<typeof createCaller>
