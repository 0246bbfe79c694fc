import { ClosedForm, DONE } from '../../shared/wire/server/reports'
import { readBody } from '../body'
import { json } from '../hot'
import { param } from '../http/param'
import type { HotRoute } from '../http/route'
import type { Tools } from '../reports/tools'
import { segmentOf } from '../segment'
import { isUnvisited } from '../unvisited'
import { announcedOf } from '../webhooks/wanted'
import { reportedPopup } from './lookup'

export const closed: HotRoute<Tools> = {
  method: 'POST',
  path: '/api/display/closed/:poptin_id',
  counts: 'report',
  async hot(c, tools) {
    const report = await readBody(c, ClosedForm)
    const popup = await reportedPopup(param(c, 'poptin_id'), tools)
    if (isUnvisited(c, report.url)) return json(DONE)
    await tools.store.reports.addClose({
      ...report,
      ...{ siteKey: popup.siteKey, popupId: popup.id, segment: segmentOf(c, report.url, tools) },
      ...(await announcedOf(popup, 'popup.closed', tools)),
    })
    return json(DONE)
  },
}
