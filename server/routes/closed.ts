import { ClosedForm, DONE } from '../../shared/wire/server/reports'
import { readBody } from '../body'
import type { Route } from '../route'
import { param, reportedPopup } from './lookup'

export const closed: Route = {
  method: 'POST',
  path: '/api/display/closed/:poptin_id',
  counts: 'report',
  async handle(c, tools) {
    const report = await readBody(c, ClosedForm)
    const popup = await reportedPopup(param(c, 'poptin_id'), tools)
    await tools.store.reports.addClose({ ...report, popupId: popup.id })
    return c.json(DONE)
  },
}
