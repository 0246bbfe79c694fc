/** Who calls, and under which address they know us. Behind a proxy both are what the proxy says, if it is trusted. */
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

export const createCaller = (trustProxy: boolean) => ({
  /** The last hop of X-Forwarded-For is the one that our own proxy wrote; those before it are the caller's to invent. */
  address(c: Context): string {
    const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
    const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket
    // A socket for both families writes IPv4 as ::ffff:1.2.3.4.
    return (forwarded || socket?.remoteAddress || '').replace(/^::ffff:/, '')
  },
  /** `https://host`, without a slash at the end. */
  origin(c: Context): string {
    const url = new URL(c.req.url)
    const forwarded = trustProxy ? c.req.header('x-forwarded-proto') : undefined
    if (forwarded === 'https' || forwarded === 'http') url.protocol = forwarded
    return url.origin
  },
})

export type Caller = ReturnType<typeof createCaller>
