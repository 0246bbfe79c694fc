/** The server as a function, Request → Response. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { FORM_CALLS, NONCE_HEADER } from '../shared/wire/server/contact-form'
import { asset } from './builds/asset'
import { createPacks } from './builds/packs'
import { siteOf } from './cache/lookup'
import { createSiteCache } from './cache/site-cache'
import { operation } from './health/operation'
import { createHosts } from './hosted/hosts'
import { createDifferences } from './http/address/differences'
import { pathOf } from './http/address/public-url'
import { limitBody } from './http/body'
import { createCaller } from './http/caller'
import { callListener, requestLog } from './http/calls'
import { anyOrigin, anyOriginWith, isolateDesk, noSniff, noStore, refuseHost } from './http/headers'
import { withHot } from './http/hot'
import { createIntake } from './http/intake/intake'
import { refuseOther, refuseOtherMethods } from './http/other-methods'
import { countCall, createRate, limitRate, type Rate } from './http/rate'
import { Refusal, toResponse } from './http/refusal'
import type { DeskRoute, Route } from './http/route'
import { MAX_WRONG_TOKENS, requireToken } from './http/secrets'
import { hotBelowPath, productsBelowPath } from './mount/below-path'
import { mount } from './mount/mount'
import { homesOf, previewStoresOf } from './mount/mounted-applications'
import { importedPages } from './pages/imported-pages'
import { hotRoutes, routes } from './routes'
import type { Deps, DeskServices, Services } from './services'
import type { Delivered } from './webhooks/deliveries'
import { redeliver } from './webhooks/manual-deliveries'

/** A caller may draw a new prize from one popup, send one contact form, or look for an address in a list, at most `rate / 12` times a minute: 10 by default. */
const LEADS_PER_DRAW = 12
/**
 * A visitor sends several reports (session, view, close …) but rarely a lead, and many visitors may share one address.
 */
const REPORTS_PER_LEAD = 10
/** The first visitor of a gallery may be the first who asks for any of its pictures in that size. */
const RENDERINGS_PER_LEAD = 5
/** Files of other builds are looked for in a place that may charge for each look. */
const LOOKUPS_PER_LEAD = 10

/** Limits, each of its own, so that a flood of reports never blocks a lead. */
const limitsOf = ({ rate, readRate, sharedRates }: Deps) => {
  const limit = (name: string, perMinute: number): Rate => {
    const local = createRate(perMinute)
    return sharedRates?.share(name, perMinute, local) ?? local
  }
  const perDraw = Math.max(1, rate / LEADS_PER_DRAW)
  return {
    draws: limit('draw', perDraw),
    submissions: limit('submission', perDraw),
    listLooks: limit('list-look', perDraw),
    renderings: limit('rendering', rate * RENDERINGS_PER_LEAD),
    lookups: limit('lookup', rate * LOOKUPS_PER_LEAD),
    lead: limit('lead', rate),
    report: limit('report', rate * REPORTS_PER_LEAD),
    read: limit('read', readRate),
    token: limit('token', MAX_WRONG_TOKENS),
  }
}

/** Response headers that go by the path, so that no route can forget them. */
const setHeaders = (
  app: Hono,
  { publicUrl, deskUrl }: Deps,
  { caller, hosts }: Pick<Services, 'caller' | 'hosts'>,
): void => {
  const path = pathOf(publicUrl)
  app.use('/api/*', anyOrigin, noStore)
  app.use('/wp-admin/*', anyOrigin, noStore)
  app.use(FORM_CALLS, anyOriginWith(NONCE_HEADER), noStore)
  // Also for missing files: otherwise browsers blame CORS.
  for (const each of ['/img/*', '/v/*', '/s/*']) app.use(each, anyOrigin)
  app.use('/desk/*', hosts.refuseDesk)
  app.use('/desk/*', isolateDesk(caller, path !== '' && !deskUrl))
  app.use('/desk/api/*', noStore)
  // Pages name their files from their own folder.
  if (path) app.get(path, (c) => c.redirect(`${publicUrl}/`))
}

/** Picks the server's parts for the desk's calls. */
const deskPartsOf = ({ assets, log, mounted, pictures, store }: Deps) => ({
  log,
  store: store.reads,
  redeliver: (delivery: Delivered): Promise<void> =>
    redeliver({ deliveries: store.deliveries, webhooks: store.reads.webhooks }, delivery),
  homes: homesOf(mounted),
  pictures: pictures?.images,
  weighing: { assets, pictures },
})

type ServiceLimits = Omit<ReturnType<typeof limitsOf>, 'lead' | 'report' | 'read' | 'token'>

const servicesOf = ({ mounted, ...deps }: Deps, limits: ServiceLimits): Services => {
  const caller = createCaller(deps.trustProxy, deps.publicUrl)
  return {
    ...deps,
    ...limits,
    onCall: callListener(deps.log, deps.metrics),
    previewStores: previewStoresOf(mounted),
    cache: createSiteCache(deps.store, deps.databaseWaitMs),
    packs: createPacks(deps.assets),
    pages: deps.pages ?? importedPages(deps.store.reads),
    caller,
    hosts: createHosts(deps, caller),
    differences: createDifferences(deps, deps.log),
    intake: createIntake(deps.uploads ?? join(tmpdir(), 'wisp-uploads'), caller, deps.intake),
  }
}

const deskServicesOf = (deps: Deps, services: Services): DeskServices => ({
  caller: services.caller,
  differences: services.differences,
  pages: services.pages,
  intake: services.intake,
  siteOf: (key) => siteOf(key, services),
  ...deskPartsOf(deps),
})

export const createApp = (deps: Deps): Hono => {
  const app = new Hono()
  const { readiness, metrics, metricsToken, mounted } = deps
  const { lead, report, read, token, ...limits } = limitsOf(deps)
  const services = servicesOf(deps, limits)
  const { caller, hosts } = services
  const deskServices = deskServicesOf(deps, services)
  const rates = { lead: countCall(lead, caller), report: countCall(report, caller), read: countCall(read, caller) }
  const desk = requireToken(deps.deskToken, caller, token)

  const guards = ({
    compressed,
    counts = 'read',
    desk: closed,
    polled,
    method,
    limitsBody,
  }: Omit<Route<Services> | DeskRoute<DeskServices>, 'handle'>): MiddlewareHandler[] => [
    ...(compressed ? [compress()] : []),
    closed ? desk : limitRate(rates[counts]),
    ...(polled ? [etag()] : []),
    ...(method === 'POST' && !limitsBody ? [limitBody(services.intake)] : []),
  ]
  const answer = (route: Route<Services> | DeskRoute<DeskServices>): void => {
    const handle = (c: Context) => (route.desk ? route.handle(c, deskServices) : route.handle(c, services))
    app.on(route.method, [route.path], ...guards(route), handle)
  }

  // Before all middleware.
  if (readiness) operation(app, { readiness, ...(metricsToken && { metrics, token: metricsToken }) })
  app.use(requestLog(services.onCall), noSniff, refuseHost(caller))
  setHeaders(app, deps, { caller, hosts })
  app.onError(toResponse(deps.log))
  if (mounted) {
    mount(app, mounted, services, guards)
    productsBelowPath(app, mounted, services)
  }
  routes.forEach(answer)
  refuseOtherMethods(app, [...(mounted?.routes ?? []), ...hotRoutes, ...routes])
  // Static files are not rate limited: serving them costs almost nothing.
  app.on(asset.method, [asset.path], (c) => asset.handle(c, services))
  app.notFound((c) => {
    if (deps.assets.has(c.req.path)) return refuseOther([asset])()
    throw new Refusal(404, 'There is nothing at this address')
  })
  const ownHotRoutes = mounted ? hotRoutes.map(hotBelowPath(mounted)) : hotRoutes
  return withHot(app, { routes: ownHotRoutes, rateOf: ({ counts = 'read' }) => rates[counts], services, log: deps.log })
}
