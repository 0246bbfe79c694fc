import { ActivityForm, DONE } from '../../shared/wire/server/reports'
import { LooseId } from '../../shared/wire/server/text'
import { check, readBody } from '../body'
import { param } from '../http/param'
import type { Route } from '../http/route'
import type { Services } from '../reports/tools'
import { isUnvisited } from '../unvisited'
import { reportedPopup } from './lookup'

/** A visitor known by email or customer id has seen or closed a popup. */
export const activities: Route<Services> = {
  method: 'POST',
  path: '/api/display/conversion-activities/:client_id',
  counts: 'report',
  async handle(c, services) {
    const clientId = check(LooseId, param(c, 'client_id'), 'client_id')
    const activity = await readBody(c, ActivityForm)
    const { siteKey } = await reportedPopup(activity.popupId, services, 'poptin_id')
    if (isUnvisited(c, activity.url)) return c.json(DONE)
    await services.store.reports.addActivity({ ...activity, clientId, site: siteKey })
    return c.json(DONE)
  },
}
