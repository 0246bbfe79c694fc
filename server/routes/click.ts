import type { Context } from 'hono'
import { encodeDisplay, encodeRestriction, type Restriction } from '../../shared/wire/server/display'
import { isListed } from '../page-host'
import type { Route, Tools } from '../route'
import type { StoredPopup } from '../store/popups'
import { askerOf, serveAll } from './answer'
import { param, popupOf, siteOf } from './lookup'
import { restrictionOf } from './restriction'

/** An upgrade popup shows even on a restricted site, and may belong to another site. */
const restrictionOn = async (c: Context, tools: Tools, popup: StoredPopup): Promise<Restriction | undefined> => {
  const { store } = tools
  if (await store.sites.isUpgrade(popup.id)) return
  const site = await siteOf(popup.siteKey, tools)
  return isListed(c, tools, site, '') ? restrictionOf(site, store) : { reason: 'domain' }
}

/** The popup for a click on its link; none while it is paused. */
export const click: Route = {
  method: 'GET',
  path: '/api/display/click/:poptin_id',
  compressed: true,
  async handle(c, tools) {
    const popup = await popupOf(param(c, 'poptin_id'), tools)
    const asker = askerOf(c, tools)
    const restriction = await restrictionOn(c, tools, popup)
    const answer = restriction
      ? encodeRestriction(restriction, asker)
      : encodeDisplay(await serveAll(c, tools, popup.paused ? [] : [popup]), asker)
    return c.json({ ...answer, poptin_id: popup.id })
  },
}
