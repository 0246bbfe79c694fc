/** The server as a function, Request → Response. */
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { FORM_CALLS, NONCE_HEADER } from '../shared/wire/server/contact-form'
import { limitBody } from './body'
import { createCaller } from './caller'
import { createCarts } from './demo-stores/carts'
import { anyOrigin, anyOriginWith, isolateDesk, noSniff, noStore, refuseHost } from './headers'
import { requestLog } from './log'
import { knownPages } from './page-document/known'
import { createRate, limitRate } from './rate'
import { Refusal, toResponse } from './refusal'
import type { Deps, Route } from './route'
import { asset } from './routes/asset'
import { routes } from './routes/table'
import { requireToken } from './secrets'

/** A caller may draw a new prize from one popup, or send one contact form, at most `rate / 12` times a minute: 10 by default. */
const LEADS_PER_DRAW = 12
/**
 * A visitor sends several reports (session, view, close …) but rarely a lead, and many visitors may share one address.
 */
const REPORTS_PER_LEAD = 10
/** The first visitor of a gallery may be the first who asks for any of its pictures in that size. */
const RENDERINGS_PER_LEAD = 5

const methodsOf = (path: string): string =>
  [...routes, asset]
    .filter((route) => route.path === path)
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .join(', ')

const refuseMethod = (path: string): never => {
  const allow = methodsOf(path)
  throw new Refusal(405, `This address only accepts ${allow}`, { headers: { Allow: allow } })
}

export const createApp = (deps: Deps): Hono => {
  const app = new Hono()
  const draws = createRate(Math.max(1, deps.rate / LEADS_PER_DRAW))
  const { pages = knownPages(deps.store) } = deps
  const submissions = createRate(Math.max(1, deps.rate / LEADS_PER_DRAW))
  const renderings = createRate(deps.rate * RENDERINGS_PER_LEAD)
  const caller = createCaller(deps.trustProxy)
  const tools = { ...deps, pages, caller, draws, submissions, renderings, carts: createCarts() }
  // Separate limits, so that a flood of reports never blocks a lead.
  const rates = {
    lead: limitRate(createRate(deps.rate), tools.caller),
    report: limitRate(createRate(deps.rate * REPORTS_PER_LEAD), tools.caller),
    read: limitRate(createRate(deps.readRate), tools.caller),
  }
  const desk = requireToken(deps.deskToken, tools.caller)

  const guards = ({
    compressed,
    counts = 'read',
    desk: closed,
    polled,
    method,
    limitsBody,
  }: Route): MiddlewareHandler[] => [
    ...(compressed ? [compress()] : []),
    closed ? desk : rates[counts],
    ...(polled ? [etag()] : []),
    ...(method === 'POST' && !limitsBody ? [limitBody] : []),
  ]
  const answer = (route: Route): void => {
    app.on(route.method, [route.path], ...guards(route), (c) => route.handle(c, tools))
  }

  app.use(requestLog(deps.log), noSniff, refuseHost)
  app.use('/api/*', anyOrigin, noStore)
  app.use('/wp-admin/*', anyOrigin, noStore)
  app.use(FORM_CALLS, anyOriginWith(NONCE_HEADER), noStore)
  app.use('/img/*', anyOrigin)
  app.use('/desk/*', isolateDesk(tools.caller))
  app.use('/desk/api/*', noStore)
  app.onError(toResponse(deps.log))
  routes.forEach(answer)
  for (const { path } of routes) app.all(path, () => refuseMethod(path))
  // Static files are not rate limited: serving them costs almost nothing.
  app.on(asset.method, [asset.path], (c) => asset.handle(c, tools))
  app.notFound((c) => {
    if (deps.assets.has(c.req.path)) return refuseMethod(asset.path)
    throw new Refusal(404, 'There is nothing at this address')
  })
  return app
}
