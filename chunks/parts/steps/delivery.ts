/** Passes the lead of a form with steps to the outbox. */
import type { PopupContext } from '../../../shared/page/model/popup-context'
import { reportRejection } from '../../../shared/page/platform/dom'
import { LEAD_PREFIX } from '../../../shared/page/storage/records'
import type { Lead } from '../../../shared/page/visit/lead'

export type Outbox = Pick<PopupContext, 'convert' | 'keep' | 'page'>

export const keyOf = ({ submissionId }: Lead) => `${LEAD_PREFIX}${submissionId}` as const

/**
 * Sends parts of a lead, and then the whole lead, all under one key of the outbox.
 *
 * @param converted is called for each part: it is a conversion
 */
export const createDelivery = ({ convert }: Outbox, converted: () => void) => {
  let unanswered = 0
  let hasSent = false
  const send = async (lead: Lead): ReturnType<PopupContext['convert']> => {
    hasSent = true
    const isBehind = unanswered++ > 0
    const receipt = await convert(lead)
    // The answer to the part before has removed this lead from the outbox.
    const ownReceipt = isBehind ? await convert(lead) : receipt
    if (ownReceipt?.conversionId) unanswered--
    return ownReceipt
  }
  return {
    send,
    sendPart(lead: Lead): void {
      converted()
      reportRejection(send(lead))
    },
    hasSent: (): boolean => hasSent,
  }
}

/** Keeps a lead in the outbox, as a draft, while its form waits for the checks. */
export const createWaitingLead = ({ keep, page }: Outbox) => {
  let latest: { lead: Lead; isWhole: boolean } | undefined
  const current = () => (latest && page.storage.get(keyOf(latest.lead))?.draft ? latest : undefined)
  return {
    keep(lead: Lead, isWhole: boolean): void {
      latest = { lead, isWhole }
      keep(lead)
    },
    /** undefined if the form does not wait, or has removed its draft. */
    current,
    /** @param asPart keeps what was the whole lead as a part */
    reopen(asPart: (lead: Lead) => void): void {
      const draft = current()
      if (draft?.isWhole) asPart(draft.lead)
    },
    end(): void {
      latest = undefined
    },
  }
}
