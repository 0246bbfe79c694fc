/**
 * The calls that every page of every site makes. No middleware takes part: opening a request's body or an answer's headers
 * costs more than answering. What middleware does for other routes is done here.
 */
import type { Context, MiddlewareHandler } from 'hono'
import { limitBody, MAX_BYTES, tooLarge } from './body'
import { accepts } from './encodings'
import type { Log } from './log'
import { Refusal, toResponse } from './refusal'
import type { Answer, HotRoute, Tools } from './route'

const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After',
  'X-Content-Type-Options': 'nosniff',
}
const JSON_HEADERS = { ...HEADERS, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }

export const json = (value: unknown): Answer => ({ body: JSON.stringify(value) })

/** Bytes. Smaller answers fit into one packet without compression. */
const SMALL = 1_000

const toHot = (c: Context, { body, gzip, headers }: Answer): Response => {
  const all = headers ? { ...HEADERS, ...headers } : JSON_HEADERS
  if (!gzip || body.length < SMALL) return new Response(body, { headers: all })
  const vary = { ...all, Vary: 'Accept-Encoding' }
  if (!accepts(c.req.header('accept-encoding') ?? '', 'gzip')) return new Response(body, { headers: vary })
  return new Response(gzip() as Buffer<ArrayBuffer>, { headers: { ...vary, 'Content-Encoding': 'gzip' } })
}

/** For refusals. They are rare, so opening the answer's headers does not matter here. */
const withHeaders = (response: Response): Response => {
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value)
  return response
}

/** The parser holds a request to the length that it states; one that states none is counted as it is read. */
const limit = async (c: Context): Promise<void> => {
  const length = c.req.header('content-length')
  if (length === undefined) await limitBody(c, async () => {})
  else if (Number(length) > MAX_BYTES) tooLarge()
}

export const hot = (route: HotRoute, rate: (c: Context) => void, tools: Tools, log: Log): MiddlewareHandler => {
  const answer = async (c: Context): Promise<Response> => {
    try {
      if (!URL.canParse(c.req.url)) throw new Refusal(400, 'The Host header is not a valid host name')
      rate(c)
      if (route.method === 'POST') await limit(c)
      return toHot(c, await route.hot(c, tools))
    } catch (error) {
      return withHeaders(toResponse(log)(error as Error, c))
    }
  }
  return async (c) => {
    const start = performance.now()
    const response = await answer(c)
    tools.seen(c.req.method, route.path, response.status, performance.now() - start)
    return response
  }
}
