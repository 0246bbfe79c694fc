import { type Lead, OUTBOX, type Popup } from '../../shared/popup'
import type { ShowRequest } from '../../shared/stage'
import { visitOf } from '../../shared/visit-of'
import { flush } from './outbox'

/**
 * A visitor did what the popup is for: kept first, then sent, so that nothing between here and the server loses it.
 * Where storage is blocked, memory keeps it for as long as the page lives.
 */
export const convert = async (request: ShowRequest, popup: Popup, lead: Lead, viewId: string): Promise<void> => {
  const { id, viewerId, target } = popup
  const { emit, host, send, storage, trigger } = request
  storage.set(`${OUTBOX}${lead.submissionId}`, {
    host,
    popup: { id, viewerId, target },
    visit: visitOf(request),
    lead,
    trigger,
    viewId,
  })
  storage.flush()
  if (lead.fields.email) storage.set('email', lead.fields.email.toLowerCase())
  emit('submit', { id, submissionId: lead.submissionId })
  await flush(storage, send)
}
