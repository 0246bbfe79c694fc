import { encodeViewed, ViewedJson } from '../../shared/wire/server/reports'
import { readBody } from '../body'
import type { Route } from '../route'
import { isViewer } from '../viewer'
import { param, reportedPopup } from './lookup'

/** Counts a view. A view without a valid viewer id counts in the figures, but not towards the site's monthly limit. */
export const viewed: Route = {
  method: 'POST',
  path: '/api/display/viewed/:poptin_id',
  counts: 'report',
  async handle(c, tools) {
    const report = await readBody(c, ViewedJson)
    const { id } = await reportedPopup(param(c, 'poptin_id'), tools)
    const answered = await isViewer(tools.store, id, report.viewerId)
    const viewId = await tools.store.reports.addView({ ...report, popupId: id }, answered ? report.viewerId : undefined)
    return c.json(encodeViewed(viewId))
  },
}
