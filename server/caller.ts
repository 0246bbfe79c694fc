/**
 * The caller's address, and our origin as the caller sees it. Both come from the proxy's headers if the proxy is
 * trusted.
 */
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { addressIn, networkOf } from './network'
import { Refusal } from './refusal'
import { remembered } from './remembered'

/** Scheme and host of an address, as they stand in it. */
const beginOf = (url: string): string => url.slice(0, url.indexOf('/', 'https://'.length))

/**
 * The scheme, and a name or address of which no character means anything in markup, JSON or a header. A URL may have quotes
 * and brackets in its host.
 */
const PLAIN = /^https?:\/\/(?:[\w.-]{1,253}|\[[\da-f:.]+\])(?::\d+)?$/

/** '' for host names that HTTP accepts but the world does not know: they would end up in links and templates. */
const originIn = remembered((begin) => {
  const origin = URL.canParse(begin) ? new URL(begin).origin : ''
  return PLAIN.test(origin) ? origin : ''
})

export const createCaller = (trustProxy: boolean) => {
  /** The last entry of X-Forwarded-For was added by our own proxy; the client can forge those before it. */
  const address = (c: Context): string => {
    const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1) : undefined
    const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket
    return (forwarded && addressIn(forwarded)) || addressIn(socket?.remoteAddress ?? '')
  }
  return {
    address,
    /** A header that only our own proxy may set. */
    fromProxy: (c: Context, name: string): string | undefined => (trustProxy ? c.req.header(name) : undefined),
    /** What rate limits count by: the IPv4 address, or the /64 network that an IPv6 subscriber gets. */
    network: (c: Context): string => networkOf(address(c)),
    /** `https://host`, without a trailing slash. Throws a Refusal (400) if the host is not valid: links contain it. */
    origin(c: Context): string {
      const begin = beginOf(c.req.url)
      const forwarded = trustProxy ? c.req.header('x-forwarded-proto') : undefined
      const isForwarded = forwarded === 'https' || forwarded === 'http'
      const origin = originIn(isForwarded ? begin.replace(/^\w+/, forwarded) : begin)
      if (!origin) throw new Refusal(400, 'The Host header is not a valid host name')
      return origin
    },
  }
}

export type Caller = ReturnType<typeof createCaller>
