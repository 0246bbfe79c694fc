import type { Context } from 'hono'
import { DONE, SessionForm } from '../../shared/wire/server/reports'
import { LooseId } from '../../shared/wire/server/text'
import { check, readBody } from '../http/body'
import { json } from '../http/hot'
import { asMayBeKept } from '../http/privacy'
import type { HotRoute } from '../http/route'
import { param } from '../http/route'
import { together } from '../lib/invalid'
import { pageHost } from '../sites/page-host'
import { isMachine } from '../targeting/machine'
import type { Services } from './services'
import { isUnvisited } from './unvisited-page'

/** https://www.rfc-editor.org/rfc/rfc1035#section-2.3.4 */
const MAX_HOST_LENGTH = 253

/** The call names no site, so a site that shows programs everything is found by the host of the page. */
const isProgram = async (c: Context, url: string, { caller, store }: Services): Promise<boolean> => {
  const host = pageHost(c, url)
  if (!isMachine(c, {}, { caller, host })) return false
  const listing = host ? await store.sites.listing(host) : []
  return !listing.some(({ machines }) => machines?.show)
}

/** A visitor known by email or customer id has begun a session. */
export const session: HotRoute<Services> = {
  method: 'POST',
  path: '/api/display/total-website-session/:client_id',
  counts: 'report',
  async hot(c, services) {
    const [clientId, form] = await together(
      () => check(LooseId, param(c, 'client_id'), 'client_id'),
      () => readBody(c, SessionForm),
    )
    if (isUnvisited(c, form.url) || (await isProgram(c, form.url, services))) return json(DONE)
    const site = form.url.slice(0, MAX_HOST_LENGTH)
    await services.store.reports.addActivity({ ...asMayBeKept(c, { ...form, clientId }), kind: 'session', site })
    return json(DONE)
  },
}
