import { type Lead, OUTBOX, type Popup, type Reports, type ShowRequest } from '../../shared/popup'
import { emit } from './events'

/**
 * A visitor did what the popup is for: kept first, then sent, so that nothing between here and the server loses it.
 * Where storage is blocked, memory keeps it for as long as the page lives.
 */
export const convert = async (request: ShowRequest, popup: Popup, lead: Lead, reports?: Reports): Promise<void> => {
  const { id, viewerId, target } = popup
  const { host, mark, reporting, send, storage, trigger, visit } = request
  storage.set(OUTBOX + lead.submissionId, {
    host,
    popup: { id, viewerId, target },
    visit: visit(),
    lead,
    trigger,
    viewId: reports?.viewId() ?? '',
  })
  storage.flush()
  mark('converted')
  if (lead.fields.email) storage.set('email', lead.fields.email.toLowerCase())
  emit('submit', { id, submissionId: lead.submissionId })
  await (await reporting()).flush(storage, send)
}
