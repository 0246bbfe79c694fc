import { ActivityForm, DONE } from '../../shared/wire/server/reports'
import { LooseId } from '../../shared/wire/server/text'
import { reportedPopup } from '../cache/lookup'
import { check, readBody } from '../http/body'
import { asMayBeKept } from '../http/privacy'
import type { Route } from '../http/route'
import { param } from '../http/route'
import { together } from '../lib/invalid'
import type { Services } from './services'
import { isUncounted } from './unvisited-page'

/** A visitor known by email or customer id has seen or closed a popup. */
export const activities: Route<Services> = {
  method: 'POST',
  path: '/api/display/conversion-activities/:client_id',
  counts: 'report',
  async handle(c, services) {
    const [clientId, activity] = await together(
      () => check(LooseId, param(c, 'client_id'), 'client_id'),
      () => readBody(c, ActivityForm),
    )
    const { siteKey } = await reportedPopup(activity.popupId, services, 'poptin_id')
    if (await isUncounted(c, services, { ...activity, siteKey, viewerId: '' })) return c.json(DONE)
    await services.store.reports.addActivity({ ...asMayBeKept(c, { ...activity, clientId }), site: siteKey })
    return c.json(DONE)
  },
}
