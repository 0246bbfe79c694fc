import type { Context } from 'hono'

/** A path parameter that the route's pattern guarantees. */
export const param = (c: Context, name: string): string => c.req.param(name) ?? ''
