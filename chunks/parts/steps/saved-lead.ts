/** Each step that is passed is saved. From the first one with an email address or a phone number on, there is a lead. */
import type { PopupContext } from '../../../shared/page/model/popup-context'
import { after, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { LEAD_PREFIX } from '../../../shared/page/storage/records'
import type { Lead } from '../../../shared/page/visit/lead'
import type { FormSteps } from './form-steps'
import { leadSoFar, markedLead } from './lead-so-far'

/** Milliseconds without a step, after which a lead is sent that is not complete. */
const UNTOUCHED_MS = 60_000

const hasContact = ({ fields }: Lead): boolean => !!(fields.email || fields.phone)

export interface SavedLead {
  /** The checks have passed all fields up to here. */
  checked(lead: Lead): void
  /** A step has been passed: what is filled in so far waits in the outbox. */
  save(form: HTMLFormElement): void
  /** Keeps a lead whose form waits for its checks. */
  keep(lead: Lead, isWhole: boolean): void
  /** Sends the whole lead. */
  complete(lead: Lead): ReturnType<PopupContext['convert']>
  /** Sends what is saved and has not been sent yet. */
  send(): void
  /** Sends what was not checked, unless nobody could be reached by it. */
  sendPart(lead: Lead): void
  /** Keeps what is saved if it was taken out of the outbox, as the form does with what its checks refuse. */
  keepAgain(): void
  stop: Stop
}

type Outbox = Pick<PopupContext, 'convert' | 'keep' | 'page'>

/** @param converted is called with each part that is sent: it is a conversion */
export const createSavedLead = (
  { convert, keep, page }: Outbox,
  steps: FormSteps,
  converted: () => void,
): SavedLead => {
  let lastChecked: Lead | undefined
  let saved: Lead | undefined
  let savings = 0
  let isSent = false
  let stopTimer: Stop = () => {}

  const partOf = (lead: Lead): Lead => markedLead(lead, steps, ++savings)
  const sendNow = (lead: Lead): void => {
    isSent = true
    converted()
    reportRejection(convert(lead))
  }
  const send = (): void => {
    stopTimer()
    if (saved) sendNow(saved)
    saved = undefined
  }
  return {
    send,
    checked(lead) {
      lastChecked = lead
    },
    save(form) {
      if (!lastChecked || !hasContact(lastChecked)) return
      saved = partOf(leadSoFar(form, lastChecked))
      keep(saved)
      stopTimer()
      stopTimer = after(UNTOUCHED_MS, send)
    },
    keep(lead, isWhole) {
      if (isWhole) keep(markedLead(lead, steps, 0))
      else if (hasContact(lead)) keep(partOf(lead))
    },
    async complete(lead) {
      stopTimer()
      saved = undefined
      const receipt = await convert(markedLead(lead, steps, 0))
      // If a part of it was on its way, the answer to that has taken the whole out of the outbox.
      return isSent ? convert(lead) : receipt
    },
    sendPart(lead) {
      if (hasContact(lead)) sendNow(partOf(lead))
    },
    keepAgain() {
      if (saved && !page.storage.get(`${LEAD_PREFIX}${saved.submissionId}`)) keep(saved)
    },
    stop: () => stopTimer(),
  }
}
