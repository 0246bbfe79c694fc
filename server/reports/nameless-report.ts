import { CountForm, DONE } from '../../shared/wire/server/reports'
import { reportedPopup } from '../cache/lookup'
import { readBody } from '../http/body'
import { json } from '../http/hot'
import type { HotRoute } from '../http/route'
import { param } from '../http/route'
import type { Segment } from '../results/counting'
import { pageHost } from '../sites/page-host'
import { isMachine } from '../targeting/machine'
import type { Services } from './services'
import { isUnvisited } from './unvisited-page'

/** Nothing of the visitor is kept, not even which kind of device it was. */
const NO_SEGMENT: Segment = { pageKind: '', device: '', country: '' }

/**
 * Counts that a popup was seen or closed where nothing may be stored. It takes none of the site's monthly views: what does has to
 * belong to an answer, by an id.
 */
export const counted: HotRoute<Services> = {
  method: 'POST',
  path: '/api/display/counted/:poptin_id',
  counts: 'report',
  async hot(c, services) {
    const { moment } = await readBody(c, CountForm)
    const { id, siteKey } = await reportedPopup(param(c, 'poptin_id'), services)
    const site = await services.cache.site(siteKey)
    // The page sends no address of its own; its browser names the host.
    if (isUnvisited(c, '') || isMachine(c, site?.machines, { caller: services.caller, host: pageHost(c) }))
      return json(DONE)
    const of = { siteKey, popupId: id, segment: NO_SEGMENT }
    await services.store.reports.addNameless(of, moment === 'viewed' ? 'views' : 'closes')
    return json(DONE)
  },
}
