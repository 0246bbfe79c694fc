import { DisplayForm, encodeRestriction } from '../../shared/wire/server/display'
import { readBody } from '../body'
import { json } from '../hot'
import { isListed } from '../page-host'
import { Refusal } from '../refusal'
import type { HotRoute, Tools } from '../route'
import type { StoredPopup } from '../store/popups'
import type { Site } from '../store/sites'
import { askerOf, serve } from './answer'
import { param, popupOf, siteOf } from './lookup'
import { restrictionOf } from './restriction'

/** The popup to preview, even if it is paused. A design of the library can be tried on every site. */
const previewOf = async (id: string, site: Site, tools: Tools): Promise<StoredPopup> => {
  const design = tools.gallery?.popup(id)
  if (design) return { ...design, siteKey: site.key }
  const popup = await popupOf(id, tools, 'preview_poptin_id')
  if (popup.siteKey === site.key) return popup
  throw new Refusal(404, 'The site has no popup with this id', { field: 'preview_poptin_id' })
}

/**
 * Answers which popups the page may show. A preview gets only its own popup, even on a restricted site, and nothing is
 * counted.
 */
export const display: HotRoute = {
  method: 'POST',
  path: '/api/display/:site_key',
  async hot(c, tools) {
    const { country, domain, mobile, newSession, preview, store } = await readBody(c, DisplayForm)
    const site = await siteOf(param(c, 'site_key'), tools)
    const popups = preview ? [await previewOf(preview, site, tools)] : await tools.known.popupsOf(site.key)
    const asker = askerOf(c, tools, { country, mobile, newSession, store })
    if (!isListed(c, tools, site, domain)) return json(encodeRestriction({ reason: 'domain' }, asker))
    const restriction = preview ? undefined : await restrictionOf(site, tools.store)
    if (restriction) return json(encodeRestriction(restriction, asker))
    const kept = { name: 'display', basis: popups }
    const whose = { popups, site, asker }
    return serve(c, tools, preview ? { ...whose, preview: true } : { ...whose, all: true, kept })
  },
}
