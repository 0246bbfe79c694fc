import { LANDING_POLICY, landingPage } from '../landing-page'
import type { Route } from '../route'
import { scriptTag } from '../script-tag'
import { param, popupOf } from './lookup'

/** A popup's landing page: anyone may link to it, and search engines may list it. */
export const landing: Route = {
  method: 'GET',
  path: '/p/:popup_id',
  async handle(c, tools) {
    const popup = await popupOf(param(c, 'popup_id'), tools)
    const tag = scriptTag(tools.caller.origin(c), popup.siteKey, popup.id)
    return c.html(landingPage(popup, tag), 200, {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': LANDING_POLICY,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    })
  },
}
