/**
 * Demo stores below a path. They name their addresses from the root of a host, as these platforms do; where visitors
 * have the server below a path, that is put before them.
 */
import type { Context } from 'hono'
import { type Host, type MountedRoute, pathOf } from '../../server/mount/public'

/** Addresses in JSON and in the markup that JSON holds. Those in the markup of pages are relative to the page already. */
const FROM_ROOT = /(?<=["'])(?=\/(?:demo|cdn)\/)/g
const COOKIE_PATH = /(?<=; Path=)(?=\/demo\/)/i

type Answer = (c: Context, host: Host) => Response | Promise<Response>

export const putBelowPath = (text: string, path: string): string => text.replace(FROM_ROOT, path)

const moved = async (response: Response, path: string): Promise<Response> => {
  const headers = new Headers(response.headers)
  const [location, cookie] = [headers.get('location'), headers.get('set-cookie')]
  if (location?.startsWith('/')) headers.set('location', path + location)
  if (cookie) headers.set('set-cookie', cookie.replace(COOKIE_PATH, path))
  const text = putBelowPath(await response.text(), path)
  return new Response(response.body && text, { status: response.status, headers })
}

/** @param answer of a page or a call of a demo store */
export const belowPath =
  (answer: Answer): MountedRoute['handle'] =>
  async (c, host) => {
    const response = await answer(c, host)
    const path = pathOf(host.base(c))
    return path ? moved(response, path) : response
  }
