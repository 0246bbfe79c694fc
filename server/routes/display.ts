import { DisplayForm, encodeDisplay, encodeRestriction } from '../../shared/wire/server/display'
import { readBody } from '../body'
import { Refusal } from '../refusal'
import type { Route } from '../route'
import { askerOf, isListed, serveAll } from './answer'
import { param, siteOf } from './lookup'
import { restrictionOf } from './restriction'

/**
 * Which popups this visitor may see. A preview asks for one popup and gets that alone, on a restricted site too: it is the
 * owner who asks, and nothing is counted.
 */
export const display: Route = {
  method: 'POST',
  path: '/api/display/:site_key',
  compressed: true,
  async handle(c, tools) {
    const { country, domain, newSession, preview } = await readBody(c, DisplayForm)
    const site = await siteOf(param(c, 'site_key'), tools)
    const all = await tools.store.popups.ofSite(site.key)
    const popups = preview ? all.filter(({ id }) => id === preview) : all
    if (preview && !popups.length)
      throw new Refusal(404, 'The site has no popup with this id', { field: 'preview_poptin_id' })
    const asker = askerOf(c, tools, country, newSession)
    if (!isListed(c, tools, site, domain)) return c.json(encodeRestriction({ reason: 'domain' }, asker))
    const restriction = preview ? undefined : await restrictionOf(site, tools.store)
    if (restriction) return c.json(encodeRestriction(restriction, asker))
    return c.json(encodeDisplay(await serveAll(c, tools, popups, { preview: preview !== '' }), asker))
  },
}
