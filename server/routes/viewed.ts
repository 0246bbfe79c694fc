import { encodeViewed, ViewedJson } from '../../shared/wire/server/reports'
import { readBody } from '../body'
import type { Route } from '../route'
import { param, reportedPopup } from './lookup'

export const viewed: Route = {
  method: 'POST',
  path: '/api/display/viewed/:poptin_id',
  writes: true,
  async handle(c, tools) {
    const report = await readBody(c, ViewedJson)
    const popup = await reportedPopup(param(c, 'poptin_id'), tools)
    return c.json(encodeViewed(await tools.store.reports.addView({ ...report, popupId: popup.id })))
  },
}
