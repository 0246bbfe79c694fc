import type { ShowRequest } from '../../../shared/model/display-queue'
import type { Popup } from '../../../shared/model/popup'
import { reportRejection } from '../../../shared/platform/dom'
import { enqueueLead } from '../../../shared/reporting/enqueue-lead'
import type { Lead, Receipt } from '../../../shared/reporting/lead'
import { OUTBOX } from '../../../shared/reporting/waiting'
import { nextTry } from './outbox'
import { begin } from './visit'

/** Sends a lead that is kept already, without waiting for its turn: the visitor has pressed. */
export const convert = (request: ShowRequest, popup: Popup, lead: Lead, viewId: string): Promise<Receipt> => {
  const { storage } = request
  const key = `${OUTBOX}${lead.submissionId}` as const
  // The page has cleared all of its storage since the press, the visitor's id too: no other tab has delivered it.
  if (!storage.get(key) && !storage.get('client')) enqueueLead(request, popup, lead)
  const kept = storage.get(key)
  if (kept) storage.set(key, { ...kept, viewId })
  // Not there: another tab, which has found it in the meantime, has delivered it.
  const tried = kept ? nextTry(key) : Promise.resolve({ conversionId: '' })
  reportRejection(begin(request))
  return tried
}
