import { DONE, LimitQuery } from '../../shared/wire/server/reports'
import { LooseId } from '../../shared/wire/server/text'
import { check } from '../http/body'
import { keptClientId } from '../http/privacy'
import type { Route } from '../http/route'
import { param } from '../http/route'
import { together } from '../lib/invalid'
import type { Services } from './services'

/**
 * Logs that the account's limit stopped a popup for this visitor. The specification makes it a GET although it writes.
 */
export const limitLogs: Route<Services> = {
  method: 'GET',
  path: '/api/display/limitLogs/:client_id',
  counts: 'report',
  async handle(c, { store }) {
    const [clientId, { status, id }] = await together(
      () => check(LooseId, param(c, 'client_id'), 'client_id'),
      () => check(LimitQuery, c.req.query()),
    )
    await store.reports.addActivity({ clientId: keptClientId(c, clientId), kind: 'limit', popupId: id, status })
    return c.json(DONE)
  },
}
