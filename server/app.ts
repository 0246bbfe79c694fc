/** The server as a function, Request → Response. */
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { etag } from 'hono/etag'
import { limitBody } from './body'
import { createCaller } from './caller'
import { requestLog } from './log'
import { createRate, limitRate } from './rate'
import { Refusal, toResponse } from './refusal'
import type { Deps, Route } from './route'
import { asset } from './routes/asset'
import { routes } from './routes/table'
import { requireToken } from './secrets'

/** Of a caller's writes, one in so many may be a new draw from a popup: 10 a minute, where nothing else is set. */
const WRITES_FOR_A_DRAW = 12

/** Popups live on other people's pages: any origin may call, and no credentials are involved. */
const anyOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST'],
  allowHeaders: ['Content-Type'],
  exposeHeaders: ['Retry-After'],
  maxAge: 86_400,
})

/** Unless a route knows better. */
const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
}

const noSniff: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('X-Content-Type-Options', 'nosniff')
}

const methodsOf = (path: string): string =>
  [...routes, asset]
    .filter((route) => route.path === path)
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .join(', ')

const refuseMethod = (path: string): never => {
  const allow = methodsOf(path)
  throw new Refusal(405, `This address answers ${allow}`, { headers: { Allow: allow } })
}

export const createApp = (deps: Deps): Hono => {
  const app = new Hono()
  const draws = createRate(Math.max(1, deps.rate / WRITES_FOR_A_DRAW))
  const tools = { ...deps, caller: createCaller(deps.trustProxy), draws }
  const writes = limitRate(createRate(deps.rate), tools.caller)
  const desk = requireToken(deps.deskToken)

  const guards = ({ compressed, writes: counted, desk: closed, polled, method }: Route): MiddlewareHandler[] => [
    ...(compressed ? [compress()] : []),
    ...(counted ? [writes] : []),
    ...(closed ? [desk] : []),
    ...(polled ? [etag()] : []),
    ...(method === 'POST' ? [limitBody] : []),
  ]
  const answer = (route: Route): void => {
    app.on(route.method, [route.path], ...guards(route), (c) => route.handle(c, tools))
  }

  app.use(requestLog(deps.log), noSniff)
  app.use('/api/*', anyOrigin, noStore)
  app.use('/desk/api/*', noStore)
  app.onError(toResponse(deps.log))
  routes.forEach(answer)
  for (const { path } of routes) app.all(path, () => refuseMethod(path))
  answer(asset)
  app.notFound((c) => {
    if (deps.assets.has(c.req.path)) return refuseMethod(asset.path)
    throw new Refusal(404, 'There is nothing at this address')
  })
  return app
}
