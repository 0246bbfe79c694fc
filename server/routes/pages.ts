import { DEMO_KEY } from '../demo'
import { NOTHING, noticePage } from '../notice-page'
import { PAGE_HEADERS, policy, readPage } from '../page-file'
import type { Route } from '../route'
import { scriptTag } from '../script-tag'

const TAG_PLACE = '<!--wisp-tag-->'

/** The demo shop, with its script tag filled in. */
export const shop: Route = {
  method: 'GET',
  path: '/',
  async handle(c, tools) {
    const html = await readPage(tools, 'demo.html')
    if (!(await tools.store.sites.find(DEMO_KEY))) return noticePage(c, NOTHING)
    const tag = scriptTag(tools.caller.origin(c), DEMO_KEY)
    return c.html(
      html.replace(TAG_PLACE, () => tag),
      200,
      PAGE_HEADERS,
    )
  },
}

export const deskPage: Route = {
  method: 'GET',
  path: '/desk',
  async handle(c, tools) {
    return c.html(await readPage(tools, 'desk.html'), 200, {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy("frame-ancestors 'none'"),
      'Referrer-Policy': 'no-referrer',
    })
  },
}
