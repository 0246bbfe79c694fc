import { settle } from '../../shared/dom'
import { keepLead } from '../../shared/keep-lead'
import type { Popup } from '../../shared/popup'
import { type Lead, OUTBOX, type Receipt } from '../../shared/reporting'
import type { ShowRequest } from '../../shared/stage'
import { nextTry } from './outbox'
import { begin } from './visit'

/** Sends a lead that is kept already, without waiting for its turn: the visitor has pressed. */
export const convert = (request: ShowRequest, popup: Popup, lead: Lead, viewId: string): Promise<Receipt> => {
  const { storage } = request
  const key = `${OUTBOX}${lead.submissionId}` as const
  // The page has cleared all of its storage since the press, the visitor's id too: no other tab has delivered it.
  if (!storage.get(key) && !storage.get('client')) keepLead(request, popup, lead)
  const kept = storage.get(key)
  if (kept) storage.set(key, { ...kept, viewId })
  // Not there: another tab, which has found it in the meantime, has delivered it.
  const tried = kept ? nextTry(key) : Promise.resolve({ conversionId: '' })
  settle(begin(request))
  return tried
}
