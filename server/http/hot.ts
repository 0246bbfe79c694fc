/**
 * The calls that every page of every site makes. No middleware takes part: opening a request's body or an answer's headers
 * costs more than answering. What middleware does for other routes is done here.
 */
import { gzipSync } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { PatternRouter } from 'hono/router/pattern-router'
import type { Log } from '../lib/log'
import { remembered } from '../lib/text-memo'
import { limitBody } from './body'
import type { Caller } from './caller'
import type { CallListener } from './calls'
import { accepts } from './encodings'
import type { Intake } from './intake/intake'
import { MIN_COMPRESSED_BYTES } from './packed-answer'
import { toResponse } from './refusal'
import type { Answer, HotRoute } from './route'

const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After',
  'X-Content-Type-Options': 'nosniff',
}

/** Each kind of answer has its headers, made once. */
const kindsOf = (headers: Record<string, string>) => {
  const same = { ...HEADERS, ...headers }
  const varies = { ...same, Vary: 'Accept-Encoding' }
  return {
    same,
    '': varies,
    br: { ...varies, 'Content-Encoding': 'br' },
    gzip: { ...varies, 'Content-Encoding': 'gzip' },
  }
}
const JSON_KINDS = kindsOf({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })

const takesGzip = remembered((header) => accepts(header, 'gzip'))

export const json = (value: unknown): Answer => ({ body: JSON.stringify(value) })

const toHot = (c: Context, answer: Answer | Response): Response => {
  if (answer instanceof Response) return answer
  const { body, encoding = '', headers } = answer
  const kinds = headers ? kindsOf(headers) : JSON_KINDS
  const isLarge = body.length >= MIN_COMPRESSED_BYTES
  if (isLarge && typeof body === 'string' && takesGzip(c.req.header('accept-encoding') ?? ''))
    return new Response(gzipSync(body), { headers: kinds.gzip })
  return new Response(body, { headers: kinds[encoding || isLarge ? encoding : 'same'] })
}

/** Adds headers to a refusal. Refusals are rare, so opening the answer's headers does not matter here. */
const withHeaders = (response: Response): Response => {
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value)
  return response
}

/** The services that every hot call uses. */
interface CallServices {
  caller: Caller
  intake: Intake
  onCall: CallListener
}

const hot = <Services extends CallServices>(
  route: HotRoute<Services>,
  rate: (c: Context) => void,
  services: Services,
  log: Log,
) => {
  const limit = limitBody(services.intake)
  /** Once the body is here, if there is one. */
  const run = async (c: Context): Promise<Response> => {
    if (route.method !== 'POST') return toHot(c, await route.hot(c, services))
    let response: Response | undefined
    await limit(c, async () => {
      response = toHot(c, await route.hot(c, services))
    })
    return response as unknown as Response
  }
  const answer = async (c: Context): Promise<Response> => {
    try {
      // Throws if the Host header is not a valid host name.
      services.caller.origin(c)
      rate(c)
      return await run(c)
    } catch (error) {
      return withHeaders(toResponse(log)(error as Error, c))
    }
  }
  return async (c: Context): Promise<Response> => {
    const start = performance.now()
    const response = await answer(c)
    services.onCall(c.req.method, route.path, response.status, performance.now() - start)
    return response
  }
}

interface Hot<Services> {
  routes: HotRoute<Services>[]
  rateOf(route: HotRoute<Services>): (c: Context) => void
  services: Services
  log: Log
}

/** An app that takes the hot calls, with a router that is quick for few addresses, and leaves all others to `fallback`. */
export const withHot = <Services extends CallServices>(
  fallback: Hono,
  { routes, rateOf, services, log }: Hot<Services>,
): Hono => {
  const app = new Hono({ router: new PatternRouter() })
  const leave = (c: Context) => fallback.fetch(c.req.raw, c.env)
  for (const route of routes) {
    const handle = hot(route, rateOf(route), services, log)
    // The router also finds addresses that end with a slash, which are none of ours.
    app.on(route.method, [route.path], (c) => (c.req.path.endsWith('/') ? leave(c) : handle(c)))
  }
  return app.notFound(leave)
}
