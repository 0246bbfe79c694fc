import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'

export type Log = (line: string) => void

/** Method, route pattern, status, milliseconds. The pattern instead of the path: paths carry ids, queries worse. */
export const requestLog =
  (log: Log): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now()
    await next()
    log(`${c.req.method} ${routePath(c)} ${c.res.status} ${(performance.now() - start).toFixed(1)}ms`)
  }
