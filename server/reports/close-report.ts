import { ClosedForm, DONE } from '../../shared/wire/server/reports'
import { reportedPopup } from '../cache/lookup'
import { announcedOf } from '../events/webhook-interest'
import { readBody } from '../http/body'
import { json } from '../http/hot'
import { asMayBeKept } from '../http/privacy'
import type { HotRoute } from '../http/route'
import { param } from '../http/route'
import { segmentOf } from './segment'
import type { Services } from './services'
import { isUncounted } from './unvisited-page'

export const closed: HotRoute<Services> = {
  method: 'POST',
  path: '/api/display/closed/:poptin_id',
  counts: 'report',
  async hot(c, services) {
    const report = asMayBeKept(c, await readBody(c, ClosedForm))
    const popup = await reportedPopup(param(c, 'poptin_id'), services)
    if (await isUncounted(c, services, { ...report, siteKey: popup.siteKey })) return json(DONE)
    await services.store.reports.addClose({
      ...report,
      siteKey: popup.siteKey,
      popupId: popup.id,
      segment: segmentOf(c, report.url, services),
      ...(await announcedOf(popup, 'popup.closed', services)),
    })
    return json(DONE)
  },
}
