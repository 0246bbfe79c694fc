/** Addresses for those who run the server: whether it lives, whether it can take calls, and its figures. */
import { timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { digest } from '../http/secrets'
import type { Metrics } from './metrics'
import type { Readiness } from './readiness'

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

const plainText = (text: string, status = 200): Response => new Response(`${text}\n`, { status, headers: PLAIN })

interface Operation {
  readiness: Readiness
  /** Absent: there is no /metrics here. */
  metrics?: Metrics | undefined
  /** Token that a caller of /metrics must send; absent: no token is needed on this port. */
  token?: string
}

const mayRead = (c: Context, token: string): boolean =>
  timingSafeEqual(digest(c.req.header('authorization') ?? ''), digest(`Bearer ${token}`))

/** Routes that are not logged, because they are called every few seconds. */
export const operation = (app: Hono, { readiness, metrics, token }: Operation): Hono => {
  app.get('/healthz', () => plainText('ok'))
  app.get('/readyz', async () => ((await readiness.ready()) ? plainText('ready') : plainText('not ready', 503)))
  if (!metrics) return app
  return app.get('/metrics', async (c) => {
    if (token && !mayRead(c, token)) return plainText('The token is missing or wrong', 401)
    return new Response(await metrics.text(), { headers: { ...PLAIN, 'Content-Type': metrics.type } })
  })
}

/** The same routes on a port of their own, which the world does not reach. */
export const operationApp = (all: Omit<Operation, 'token'>): Hono => operation(new Hono(), all)
