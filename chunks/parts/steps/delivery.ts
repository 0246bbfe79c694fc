/** How the lead of a form with steps goes through the outbox. */
import type { PopupContext } from '../../../shared/page/model/popup-context'
import { reportRejection } from '../../../shared/page/platform/dom'
import { LEAD_PREFIX } from '../../../shared/page/storage/records'
import type { Lead } from '../../../shared/page/visit/lead'

export type Outbox = Pick<PopupContext, 'convert' | 'keep' | 'page'>

export const keyOf = ({ submissionId }: Lead) => `${LEAD_PREFIX}${submissionId}` as const

/**
 * Parts follow each other, and the whole follows them, under one key of the outbox.
 *
 * @param converted is called with each part: it is a conversion
 */
export const createDelivery = ({ convert }: Outbox, converted: () => void) => {
  let unanswered = 0
  let isGiven = false
  const whole = async (lead: Lead): ReturnType<PopupContext['convert']> => {
    isGiven = true
    const isBehind = unanswered++ > 0
    const receipt = await convert(lead)
    // The answer to what was on its way has taken this out of the outbox.
    const ownReceipt = isBehind ? await convert(lead) : receipt
    if (ownReceipt?.conversionId) unanswered--
    return ownReceipt
  }
  return {
    whole,
    part(lead: Lead): void {
      converted()
      reportRejection(whole(lead))
    },
    isGiven: (): boolean => isGiven,
  }
}

/** What waits in the outbox while its form waits for the checks. */
export const createWaiting = ({ keep, page }: Outbox) => {
  let waiting: { lead: Lead; isWhole: boolean } | undefined
  return {
    keep(lead: Lead, isWhole: boolean): void {
      waiting = { lead, isWhole }
      keep(lead)
    },
    now: () => (waiting && page.storage.get(keyOf(waiting.lead))?.draft ? waiting : undefined),
    end(): void {
      waiting = undefined
    },
  }
}
