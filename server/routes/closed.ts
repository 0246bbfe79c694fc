import { ClosedForm, DONE } from '../../shared/wire/server/reports'
import { readBody } from '../body'
import { json } from '../hot'
import { param } from '../http/param'
import type { HotRoute } from '../http/route'
import type { Services } from '../reports/tools'
import { segmentOf } from '../segment'
import { isUnvisited } from '../unvisited'
import { announcedOf } from '../webhooks/wanted'
import { reportedPopup } from './lookup'

export const closed: HotRoute<Services> = {
  method: 'POST',
  path: '/api/display/closed/:poptin_id',
  counts: 'report',
  async hot(c, services) {
    const report = await readBody(c, ClosedForm)
    const popup = await reportedPopup(param(c, 'poptin_id'), services)
    if (isUnvisited(c, report.url)) return json(DONE)
    await services.store.reports.addClose({
      ...report,
      ...{ siteKey: popup.siteKey, popupId: popup.id, segment: segmentOf(c, report.url, services) },
      ...(await announcedOf(popup, 'popup.closed', services)),
    })
    return json(DONE)
  },
}
