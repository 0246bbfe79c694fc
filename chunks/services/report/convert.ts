import * as LIFETIME from '../../../shared/model/lifetime'
import type { Popup } from '../../../shared/model/popup'
import type { Page } from '../../../shared/page/model/page'
import { reportRejection } from '../../../shared/page/platform/dom'
import { enqueueLead } from '../../../shared/page/reporting/enqueue-lead'
import type { Reporting } from '../../../shared/page/reporting/reporting'
import { LEAD_PREFIX } from '../../../shared/page/storage/records'
import type { Lead, Receipt } from '../../../shared/page/visit/lead'
import { signatureIn } from '../../../shared/wire/page/refusal'
import { nextAttempt } from './outbox'
import { begin } from './visit'

export const give: Reporting['give'] = (page, submissionId) => {
  const receipt = nextAttempt(page, `${LEAD_PREFIX}${submissionId}`)
  reportRejection(begin(page))
  return receipt
}

/** Sends a stored lead at once, without waiting for a pending retry: the visitor has just submitted it. */
export const convert = (page: Page, popup: Popup, trigger: string, lead: Lead, viewId: string): Promise<Receipt> => {
  const { storage } = page
  const key = `${LEAD_PREFIX}${lead.submissionId}` as const
  // The lead is gone: the page has cleared its storage, or another tab has found and sent it, of which there is no proof.
  if (!storage.get(key)) enqueueLead(page, popup, trigger, lead)
  const entry = storage.get(key)
  if (entry) storage.set(key, { ...entry, viewId, signature: signatureIn(popup.wire) }, LIFETIME.ever)
  return give(page, lead.submissionId)
}
