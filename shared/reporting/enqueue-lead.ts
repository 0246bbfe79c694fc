import type { ShowRequest } from '../model/display-queue'
import type { Popup } from '../model/popup'
import type { Lead } from './lead'
import { visitOf } from './visit-of'
import { OUTBOX } from './waiting'

/**
 * Puts a lead into storage, where the report chunk finds it: kept first, then sent, so that nothing between here and the
 * server loses it. Where storage is blocked, memory keeps it for as long as the page lives.
 */
export const enqueueLead = (
  request: ShowRequest,
  { id, viewerId, target }: Popup,
  lead: Lead,
  draft?: number,
): void => {
  const { host, storage, trigger } = request
  storage.set(`${OUTBOX}${lead.submissionId}`, {
    ...{ draft, host, lead, trigger, viewId: '' },
    popup: { id, viewerId, target },
    visit: visitOf(request),
  })
  storage.flush()
}
