import { SERVER } from '../../shared/model/pictures'
import { Refusal } from '../refusal'
import type { Route } from '../route'
import { param } from './lookup'

/**
 * A popup's template. Its URL contains a version and is cached for good; an old version gets the current template.
 * Templates are HTML by site owners on our own origin, so a sandbox keeps them inert when opened as a page.
 */
export const template: Route = {
  method: 'GET',
  path: '/api/display/template/:poptin_id/:version',
  compressed: true,
  async handle(c, { caller, gallery, store }) {
    const id = param(c, 'poptin_id')
    const design = gallery?.popup(id)
    const stored = /^[\w-]{13}$/.test(id) && !design ? await store.popups.template(id) : undefined
    const found = design ? { html: design.html, version: design.htmlVersion } : stored
    if (!found) throw new Refusal(404, 'There is no popup with this id')
    const current = found.version === param(c, 'version')
    // Pages of other sites show the owner's pictures.
    const html = found.html.replaceAll(`${SERVER}/img/`, `${caller.origin(c)}/img/`)
    return c.html(html, 200, {
      'Cache-Control': current ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  },
}
