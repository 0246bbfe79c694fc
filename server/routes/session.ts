import { DONE, SessionForm } from '../../shared/wire/server/reports'
import { LooseId } from '../../shared/wire/server/text'
import { check, readBody } from '../body'
import type { Route } from '../route'
import { param } from './lookup'

/** A known visitor has begun a session on some page. */
export const session: Route = {
  method: 'POST',
  path: '/api/display/total-website-session/:client_id',
  writes: true,
  async handle(c, { store }) {
    const clientId = check(LooseId, param(c, 'client_id'), 'client_id')
    await store.reports.addActivity({ ...(await readBody(c, SessionForm)), clientId, kind: 'session' })
    return c.json(DONE)
  },
}
