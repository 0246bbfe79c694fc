/** Logging and metrics of answered calls. */
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Log } from '../lib/log'

/** Called after every answered call. */
export type CallListener = (method: string, path: string, status: number, milliseconds: number) => void

/** Logs method, route pattern, status and milliseconds. The pattern replaces the path and query, which contain ids. */
export const callListener =
  (log: Log, measured?: { call: CallListener }): CallListener =>
  (method, path, status, milliseconds) => {
    log(`${method} ${path} ${status} ${milliseconds.toFixed(1)}ms`)
    measured?.call(method, path, status, milliseconds)
  }

export const requestLog =
  (onCall: CallListener): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now()
    await next()
    onCall(c.req.method, routePath(c), c.res.status, performance.now() - start)
  }
