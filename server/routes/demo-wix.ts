/** A demo store that answers as a Wix site does. Its calls are at the root of the server, as on a site of its own. */
import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import * as v from 'valibot'
import { readBody } from '../body'
import { belowPath } from '../demo-stores/below-path'
import { markup } from '../demo-stores/markup'
import { existing, sendPage } from '../demo-stores/page'
import { visitorOf } from '../demo-stores/visitor'
import { ROOT } from '../demo-stores/wix/addresses'
import { answer, type Call } from '../demo-stores/wix/calls'
import { body, siteData } from '../demo-stores/wix/frame'
import { draw } from '../demo-stores/wix/pages'
import { Refused } from '../demo-stores/wix/refused'
import { identityOf } from '../demo-stores/wix/token'
import type { Route, Tools } from '../route'

const COOKIE = { name: 'visitor', path: ROOT }
/** What a page's address may ask for. Links of the page keep it. */
const ASKED = ['consent', 'member', 'v2']

export const wixPages: Route = {
  method: 'GET',
  path: `${ROOT}*`,
  handle: belowPath(async (c, tools) => {
    await existing(tools, 'wix')
    const { searchParams } = new URL(c.req.url)
    const kept = ASKED.flatMap((name) => {
      const value = searchParams.get(name)
      return value === null ? [] : [/^\w+$/.test(value) ? `${name}=${value}` : name]
    })
    const look = { query: kept.length ? `?${kept.join('&')}` : '' }
    const consent = searchParams.has('consent')
    const identity = {
      visitor: visitorOf(c, COOKIE),
      member: searchParams.has('member'),
      removed: searchParams.has('v2') ? (searchParams.get('v2') === '410' ? 410 : 404) : 0,
    } as const
    const drawn = draw(c.req.path.slice(ROOT.length).replace(/\/$/, ''), look)
    const missing = markup`<section class="wrap"><h1>This page has not grown yet</h1></section>`
    return sendPage(
      c,
      tools,
      {
        title: drawn?.title ?? 'Nothing here',
        data: siteData(identity, consent, drawn?.piece),
        body: body(look, drawn?.main ?? missing, consent),
        store: 'wix',
        consent,
      },
      drawn ? 200 : 404,
    )
  }),
}

const call = async (c: Context, tools: Tools, method: Call['method'], sent: Call['body']): Promise<Response> => {
  await existing(tools, 'wix')
  const headers = { 'Cache-Control': 'no-store', 'X-Wix-Request-Id': randomUUID() }
  const path = c.req.path.replace(/^\/_api\//, '')
  try {
    return c.json(
      answer({ method, path, body: sent }, identityOf(c.req.header('authorization')), tools.carts),
      200,
      headers,
    )
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return c.json({ message: error.message, details: error.details }, error.status, headers)
  }
}

export const wixReads: Route = {
  method: 'GET',
  path: '/_api/*',
  handle: belowPath((c, tools) => call(c, tools, 'GET', {})),
}

export const wixCalls: Route = {
  method: 'POST',
  path: '/_api/*',
  handle: belowPath(async (c, tools) => call(c, tools, 'POST', await readBody(c, v.looseObject({})))),
}
