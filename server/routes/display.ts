import { DisplayForm } from '../../shared/wire/server/display'
import { readBody } from '../body'
import { Refusal } from '../refusal'
import type { Route } from '../route'
import { answerFor } from './answer'
import { param, siteOf } from './lookup'

/** Which popups this visitor may see. A preview asks for one popup and gets that alone. */
export const display: Route = {
  method: 'POST',
  path: '/api/display/:site_key',
  async handle(c, tools) {
    const form = await readBody(c, DisplayForm)
    const site = await siteOf(param(c, 'site_key'), tools)
    const all = await tools.store.popups.ofSite(site.key)
    const popups = form.preview ? all.filter(({ id }) => id === form.preview) : all
    if (form.preview && !popups.length)
      throw new Refusal(404, 'The site has no popup with this id', { field: 'preview_poptin_id' })
    return c.json(answerFor(c, tools, site, form, popups))
  },
}
