/** Headers that answers carry whatever is in them. */
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Caller } from './caller'
import { Refusal } from './refusal'

/** Popups live on other people's pages: any origin may call, and no credentials are involved. */
export const anyOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST'],
  allowHeaders: ['Content-Type'],
  exposeHeaders: ['Retry-After'],
  maxAge: 86_400,
})

/** Unless a route knows better. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
}

export const noSniff: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('X-Content-Type-Options', 'nosniff')
}

/** Some names pass for one until they are looked at, like `xn--`; addresses that we write are made of it. */
export const refuseHost: MiddlewareHandler = async (c, next) => {
  if (!URL.canParse(c.req.url)) throw new Refusal(400, 'The Host header is no host name')
  await next()
}

const YEAR = 365 * 24 * 60 * 60

/**
 * The desk shows leads: no other site shares a window or a process with it, and a browser that has seen it over https never sends
 * its token without. Only this host promises that, as its neighbours may not speak https.
 */
export const shut =
  (caller: Caller): MiddlewareHandler =>
  async (c, next) => {
    await next()
    c.header('Cross-Origin-Opener-Policy', 'same-origin')
    c.header('Cross-Origin-Resource-Policy', 'same-origin')
    if (caller.origin(c).startsWith('https:')) c.header('Strict-Transport-Security', `max-age=${YEAR}`)
  }
