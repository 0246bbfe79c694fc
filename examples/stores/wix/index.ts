/** A demo store that answers as a Wix site does. Its calls are at the root of the server, as on a site of its own. */
import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { Host, MountedRoute, MountedSite } from '../../../server/mount/public'
import type { ReadPage } from '../../built-page'
import { popupFilesIn } from '../../popup-files'
import { belowPath } from '../below-path'
import type { Carts } from '../carts'
import { markup } from '../markup'
import { DEMO_STORES, exists, sendPage } from '../page'
import { catalogueOf } from '../piece'
import { visitorOf } from '../visitor'
import { imageOf, productPath, ROOT } from './addresses'
import { answer, type Call } from './calls'
import { body, siteData } from './frame'
import { draw } from './pages'
import { pieces } from './pieces'
import { Refused } from './refused'
import { identityOf } from './token'

const COOKIE = { name: 'visitor', path: ROOT }
const CALLS = '/_api/*'
/** Query parameters of a page that its links keep. */
const PAGE_FLAGS = ['consent', 'member', 'v2']

const answerPage = (c: Context, read: ReadPage): Promise<Response> => {
  const { searchParams } = new URL(c.req.url)
  const flags = PAGE_FLAGS.flatMap((name) => {
    const value = searchParams.get(name)
    return value === null ? [] : [/^\w+$/.test(value) ? `${name}=${value}` : name]
  })
  const look = { query: flags.length ? `?${flags.join('&')}` : '' }
  const consent = searchParams.has('consent')
  const identity = {
    visitor: visitorOf(c, COOKIE),
    member: searchParams.has('member'),
    removed: searchParams.has('v2') ? (searchParams.get('v2') === '410' ? 410 : 404) : 0,
  } as const
  const view = draw(c.req.path.slice(ROOT.length).replace(/\/$/, ''), look)
  const missing = markup`<section class="wrap"><h1>This page has not grown yet</h1></section>`
  return sendPage(
    c,
    read,
    {
      title: view?.title ?? 'Nothing here',
      data: siteData(identity, consent, view?.piece),
      body: body(look, view?.main ?? missing, consent),
      store: 'wix',
      consent,
    },
    view ? 200 : 404,
  )
}

const answerCall = (c: Context, carts: Carts, method: Call['method'], body: Call['body']): Response => {
  const headers = { 'Cache-Control': 'no-store', 'X-Wix-Request-Id': randomUUID() }
  const path = c.req.path.replace(/^\/_api\//, '')
  try {
    return c.json(answer({ method, path, body }, identityOf(c.req.header('authorization')), carts), 200, headers)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return c.json({ message: error.message, details: error.details }, error.status, headers)
  }
}

type Answer = (c: Context, host: Host) => Response | Promise<Response>

const ifThere = (answer: Answer): MountedRoute['handle'] =>
  belowPath(async (c, host) => ((await exists(host, 'wix')) ? answer(c, host) : c.notFound()))

export const wixRoutes = (read: ReadPage, carts: Carts): MountedRoute[] => [
  { method: 'GET', path: `${ROOT}*`, handle: ifThere((c) => answerPage(c, read)) },
  { method: 'GET', path: CALLS, handle: ifThere((c) => answerCall(c, carts, 'GET', {})) },
  {
    method: 'POST',
    path: CALLS,
    handle: ifThere(async (c, host) => answerCall(c, carts, 'POST', await host.readBody(c))),
  },
]

/** What the site sells, as its catalogue has it. */
const products = catalogueOf(pieces, { url: productPath, image: imageOf })

/** @param files folder of the examples */
export const wixSite = (files: string): MountedSite => ({
  key: DEMO_STORES.wix,
  name: 'Demo of Wix',
  home: { kind: 'shop', path: ROOT },
  platform: 'wix',
  content: () => ({ products, popups: popupFilesIn(files, 'stores/wix') }),
})
