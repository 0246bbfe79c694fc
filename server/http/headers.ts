/** Response headers that do not depend on the content. */
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Caller } from './caller'

/** Popups and forms run on other sites' pages, so any origin may call. No credentials are involved. */
export const anyOriginWith = (...headers: string[]): MiddlewareHandler =>
  cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: ['Content-Type', ...headers],
    exposeHeaders: ['Retry-After'],
    maxAge: 86_400,
  })

export const anyOrigin = anyOriginWith()

/** Sets `no-store` unless the route has set Cache-Control. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
}

export const noSniff: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('X-Content-Type-Options', 'nosniff')
}

/** Refuses calls with an invalid Host header before anything is done for them. */
export const refuseHost =
  (caller: Caller): MiddlewareHandler =>
  async (c, next) => {
    caller.origin(c)
    await next()
  }

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * The desk shows leads, so isolate it from other origins, and use HSTS once it was reached over https. HSTS leaves out
 * subdomains, which may not support https. @param shared the host belongs to somebody else, so HSTS is not ours to set
 */
export const isolateDesk =
  (caller: Caller, shared: boolean): MiddlewareHandler =>
  async (c, next) => {
    await next()
    c.header('Cross-Origin-Opener-Policy', 'same-origin')
    c.header('Cross-Origin-Resource-Policy', 'same-origin')
    if (!shared && caller.origin(c).startsWith('https:'))
      c.header('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`)
  }

/**
 * For a script whose address stays the same: browsers look again after five minutes, and use their copy meanwhile, for an hour. That is
 * long enough that nobody waits within a visit, and short enough that few visitors run a script whose chunks an update has taken away.
 */
export const SHORT = 'public, max-age=300, stale-while-revalidate=3600'
