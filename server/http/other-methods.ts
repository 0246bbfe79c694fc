import type { Hono } from 'hono'
import { Refusal } from './refusal'
import type { Route } from './route'

type Served = Pick<Route, 'method' | 'path'>

/** Refuses a call by another method than these routes of one address take. */
export const refuseOther = (routes: Served[]): (() => never) => {
  const methods = routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : method))
  const allow = [...new Set(methods)].join(', ')
  return () => {
    throw new Refusal(405, `This address only accepts ${allow}`, { headers: { Allow: allow } })
  }
}

/**
 * Refuses other methods of these addresses. `hono/method-not-allowed` goes by the answer: a GET would first look for a file of
 * another build and get the headers of a missing page, and no address would be unknown, because files may be at any.
 */
export const refuseOtherMethods = (app: Hono, routes: Served[]): void => {
  for (const path of new Set(routes.map((route) => route.path)))
    app.all(path, refuseOther(routes.filter((route) => route.path === path)))
}
