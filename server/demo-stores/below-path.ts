/**
 * Demo stores below a path. They name their addresses from the root of a host, as these platforms do; where visitors have the
 * server below a path, that is put before them.
 */
import type { Context } from 'hono'
import { pathOf } from '../address/public-url'
import type { Route, Tools } from '../route'
import { DEMO_STORES } from './page'

/** Addresses in JSON and in the markup that JSON holds. Those in the markup of pages are relative to the page already. */
const FROM_ROOT = /(?<=["'])(?=\/(?:demo|cdn)\/)/g
const COOKIE_PATH = /(?<=; Path=)(?=\/demo\/)/i

type Answer = (c: Context, tools: Tools) => Response | Promise<Response>

const moved = async (response: Response, path: string): Promise<Response> => {
  const headers = new Headers(response.headers)
  const [location, cookie] = [headers.get('location'), headers.get('set-cookie')]
  if (location?.startsWith('/')) headers.set('location', path + location)
  if (cookie) headers.set('set-cookie', cookie.replace(COOKIE_PATH, path))
  const text = (await response.text()).replace(FROM_ROOT, path)
  return new Response(response.body && text, { status: response.status, headers })
}

/** @param answer of a page or a call of a demo store */
export const belowPath =
  (answer: Answer): Route['handle'] =>
  async (c, tools) => {
    const response = await answer(c, tools)
    const path = pathOf(tools.caller.base(c))
    return path ? moved(response, path) : response
  }

const isDemo = (key: string): boolean => Object.values<string>(DEMO_STORES).includes(key)

/** What our server tells pages of a demo store. @param key of its site */
export const belowPathOf = (key: string, answer: Answer): Answer => (isDemo(key) ? belowPath(answer) : answer)

/** What a popup of a demo store links to. @param base where visitors have the server */
export const linksBelowPath = (key: string, html: string, base: string): string =>
  isDemo(key) ? html.replace(FROM_ROOT, pathOf(base)) : html
