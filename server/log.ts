import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'

export type Log = (line: string) => void

/** Logs method, route pattern, status and milliseconds. The pattern replaces the path and query, which contain ids. */
export const requestLog =
  (log: Log): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now()
    await next()
    log(`${c.req.method} ${routePath(c)} ${c.res.status} ${(performance.now() - start).toFixed(1)}ms`)
  }
