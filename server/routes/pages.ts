import { fromItsFolder, rootFrom } from '../address/relative'
import { DEMO_KEY } from '../demo'
import { NOTHING, noticePage } from '../notice-page'
import { PAGE_HEADERS, readPage } from '../page-file'
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
    const page = fromItsFolder(c, html).replace(TAG_PLACE, () => scriptTag(rootFrom(c), DEMO_KEY))
    return c.html(page, 200, PAGE_HEADERS)
  },
}
