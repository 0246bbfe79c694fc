import type { Route } from '../route'
import { answerFor } from './answer'
import { param, popupOf, siteOf } from './lookup'

/** One popup, for a click on its link. */
export const click: Route = {
  method: 'GET',
  path: '/api/display/click/:poptin_id',
  async handle(c, tools) {
    const popup = await popupOf(param(c, 'poptin_id'), tools)
    const site = await siteOf(popup.siteKey, tools)
    const page = { domain: '', country: '' }
    return c.json({ ...answerFor(c, tools, site, page, [popup]), poptin_id: popup.id })
  },
}
