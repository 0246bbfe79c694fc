import type { Context } from 'hono'
import type { Restriction } from '../../shared/wire/server/display'
import { popupOf, siteOf } from '../cache/lookup'
import type { HotRoute } from '../http/route'
import { param } from '../http/route'
import { isLive } from '../popups/live'
import type { StoredPopup } from '../popups/queries'
import { isListed } from '../sites/page-host'
import type { Site } from '../sites/queries'
import { answerDisplay, askerOf, refuse } from './answer'
import { restrictionOf } from './restriction'
import type { Services } from './services'

const restrictionHere = async (c: Context, services: Services, site: Site): Promise<Restriction | undefined> =>
  isListed(c, services, site, '') ? restrictionOf(site, services.store) : { reason: 'domain' }

/** An upgrade popup shows even on a restricted site, and may belong to another site. */
const restrictionOn = async (
  c: Context,
  services: Services,
  popup: StoredPopup,
  site: Site,
): Promise<Restriction | undefined> => {
  const restriction = await restrictionHere(c, services, site)
  return restriction && (await services.cache.isUpgrade(popup.id)) ? undefined : restriction
}

/** The link itself is opened: in a new tab, or before the script has loaded. */
const isNavigation = (c: Context): boolean => {
  const mode = c.req.header('sec-fetch-mode')
  return mode ? mode === 'navigate' : Boolean(c.req.header('accept')?.startsWith('text/html'))
}

/** Redirects to the popup's own page, whatever path the server stands below. */
const redirection = (id: string): Response =>
  new Response(null, {
    status: 302,
    headers: { Location: `../../../click/${id}`, 'Cache-Control': 'no-store', Vary: 'Sec-Fetch-Mode, Accept' },
  })

/** The popup for a click on its link; none while it is not live. */
export const click: HotRoute<Services> = {
  method: 'GET',
  path: '/api/display/click/:poptin_id',
  async hot(c, services) {
    const popup = await popupOf(param(c, 'poptin_id'), services)
    if (isNavigation(c)) return redirection(popup.id)
    const asker = askerOf(c, services)
    const site = await siteOf(popup.siteKey, services)
    const restriction = await restrictionOn(c, services, popup, site)
    const extra = { poptin_id: popup.id }
    if (restriction) return refuse(c, restriction, asker, extra)
    const popups = isLive(popup) ? [popup] : []
    const cacheKey = { name: `click ${popup.id} ${popups.length}`, basis: popup }
    return answerDisplay(c, services, { popups, site, asker, extra, cacheKey })
  },
}
