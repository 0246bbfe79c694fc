import { NOTHING, noticePage } from '../hosted/notice-page'
import { readPage } from '../hosted/page-file'
import { policy } from '../hosted/page-headers'
import { fromItsFolder } from '../http/address/relative'
import type { Caller } from '../http/caller'
import type { Route } from '../http/route'
import { escapeHtml } from '../lib/markup'

interface Services {
  caller: Caller
  pagesDir: string
}

/** The server has pages for others to link to, and none to begin at. */
export const homePage: Route = { method: 'GET', path: '/', handle: (c) => noticePage(c, NOTHING) }

export const deskPage: Route<Services> = {
  method: 'GET',
  path: '/desk',
  async handle(c, services) {
    const html = fromItsFolder(c, await readPage(services, 'desk.html'))
    // For the tags and links that owners copy: visitors may reach this server at another address than owners.
    const base = `<meta name="wisp-address" content="${escapeHtml(services.caller.base(c))}">`
    return c.html(
      html.replace('</head>', () => `${base}</head>`),
      200,
      {
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': policy("frame-ancestors 'none'"),
        'Referrer-Policy': 'no-referrer',
      },
    )
  },
}
