import type { Context } from 'hono'
import { encodeRestriction, type Restriction } from '../../shared/wire/server/display'
import { json } from '../hot'
import { isListed } from '../page-host'
import type { HotRoute, Tools } from '../route'
import type { StoredPopup } from '../store/popups'
import { isLive } from '../targeting/live'
import { askerOf, serve } from './answer'
import { param, popupOf, siteOf } from './lookup'
import { restrictionOf } from './restriction'

const restrictionHere = async (c: Context, tools: Tools, popup: StoredPopup): Promise<Restriction | undefined> => {
  const site = await siteOf(popup.siteKey, tools)
  return isListed(c, tools, site, '') ? restrictionOf(site, tools.store) : { reason: 'domain' }
}

/** An upgrade popup shows even on a restricted site, and may belong to another site. */
const restrictionOn = async (c: Context, tools: Tools, popup: StoredPopup): Promise<Restriction | undefined> => {
  const restriction = await restrictionHere(c, tools, popup)
  return restriction && (await tools.known.isUpgrade(popup.id)) ? undefined : restriction
}

/** The popup for a click on its link; none while it is not live. */
export const click: HotRoute = {
  method: 'GET',
  path: '/api/display/click/:poptin_id',
  async hot(c, tools) {
    const popup = await popupOf(param(c, 'poptin_id'), tools)
    const asker = askerOf(c, tools)
    const restriction = await restrictionOn(c, tools, popup)
    const extra = { poptin_id: popup.id }
    if (restriction) return json({ ...encodeRestriction(restriction, asker), ...extra })
    const popups = isLive(popup) ? [popup] : []
    const kept = { name: `click ${popup.id} ${popups.length}`, basis: popup }
    return serve(c, tools, { popups, siteKey: popup.siteKey, asker, extra, kept })
  },
}
