import * as LIFETIME from '../../../shared/model/lifetime'
import type { Page } from '../../../shared/model/page'
import type { Popup } from '../../../shared/model/popup'
import { reportRejection } from '../../../shared/platform/dom'
import { enqueueLead } from '../../../shared/reporting/enqueue-lead'
import type { Lead, Receipt } from '../../../shared/reporting/lead'
import { OUTBOX } from '../../../shared/reporting/records'
import type { Reporting } from '../../../shared/reporting/reporting'
import { signatureIn } from '../../../shared/wire/refusal'
import { nextAttempt } from './outbox'
import { begin } from './visit'

export const give: Reporting['give'] = (page, submissionId) => {
  const receipt = nextAttempt(`${OUTBOX}${submissionId}`)
  reportRejection(begin(page))
  return receipt
}

/** Sends a stored lead at once, without waiting for a pending retry: the visitor has just submitted it. */
export const convert = (page: Page, popup: Popup, trigger: string, lead: Lead, viewId: string): Promise<Receipt> => {
  const { storage } = page
  const key = `${OUTBOX}${lead.submissionId}` as const
  // The lead is gone: the page has cleared its storage, or another tab has found and sent it, of which there is no proof.
  if (!storage.get(key)) enqueueLead(page, popup, trigger, lead)
  const stored = storage.get(key)
  if (stored) storage.set(key, { ...stored, viewId, signature: signatureIn(popup.wire) }, LIFETIME.ever)
  return give(page, lead.submissionId)
}
