/** Each step that is passed is saved. From the first one with an email address or a phone number on, there is a lead. */

import { fieldsOf } from '../../../shared/page/forms/fields'
import type { PopupContext } from '../../../shared/page/model/popup-context'
import { after, type Stop } from '../../../shared/page/platform/dom'
import type { Lead } from '../../../shared/page/visit/lead'
import { createDelivery, createWaiting, keyOf, type Outbox } from './delivery'
import type { FormSteps } from './form-steps'
import { hasText, leadSoFar, markedLead } from './lead-so-far'

/** Milliseconds without a step, after which a lead is sent that is not complete. */
const UNTOUCHED_MS = 60_000

const CONTACTS = ['email', 'phone']
const hasContact = ({ fields }: Lead): boolean => CONTACTS.some((name) => fields[name])

export interface SavedLead {
  /** The checks have passed all fields up to here. */
  checked(lead: Lead): void
  /** True if text of this step has been checked, which the visitor may have taken back since. */
  hadText(step: Element): boolean
  /** A step has been passed: what is filled in so far waits in the outbox. */
  save(form: HTMLFormElement | undefined): void
  /** Keeps a lead whose form waits for its checks. */
  keep(lead: Lead, isWhole: boolean): void
  /** Sends the whole lead. */
  complete(lead: Lead): ReturnType<PopupContext['convert']>
  /** Sends what is saved and has not been sent yet. */
  send(isClosing?: boolean): void
  /** Sends what was not checked, unless nobody could be reached by it. */
  sendPart(lead: Lead): void
  /** A press that is a conversion without any lead. */
  press(lead: Lead, isClosing: boolean): ReturnType<PopupContext['convert']>
  /** Keeps what is saved if it was taken out of the outbox, as the form does with what its checks refuse. */
  keepAgain(): void
  stop: Stop
}

/** True if every contact of a lead has been emptied, in a form that still asks for it. */
const isTakenBack = ({ fields }: Lead, form: HTMLFormElement): boolean => {
  const names = fieldsOf(form).map(({ name }) => name)
  return CONTACTS.every((contact) => !fields[contact] || names.includes(contact))
}

/** @param converted is called with each part that is sent: it is a conversion */
export const createSavedLead = (outbox: Outbox, steps: FormSteps, converted: () => void): SavedLead => {
  const { storage } = outbox.page
  const delivery = createDelivery(outbox, converted)
  const waiting = createWaiting(outbox)
  let lastChecked: Lead | undefined
  let saved: Lead | undefined
  let savings = 0
  let stopTimer: Stop = () => {}

  const partOf = (lead: Lead): Lead => markedLead(lead, steps, ++savings)
  const send = (isClosing = false): void => {
    const draft = waiting.now()
    // A form that ends sends what it waits with; a whole lead is left to the form, or to the next page.
    if (draft && (isClosing || draft.isWhole)) return
    stopTimer()
    const lead = draft?.lead ?? saved
    if (lead) delivery.part(lead)
    saved = undefined
  }
  /** The visitor has taken back what was saved. */
  const forget = (form: HTMLFormElement): void => {
    if (!saved || !isTakenBack(saved, form)) return
    stopTimer()
    storage.set(keyOf(saved), undefined)
    saved = undefined
  }
  return {
    send,
    checked(lead) {
      lastChecked = lead
    },
    hadText: (step) => !!lastChecked && hasText(step, lastChecked),
    save(form) {
      waiting.end()
      if (!lastChecked) return
      const lead = form ? leadSoFar(form, lastChecked) : lastChecked
      if (!hasContact(lead)) {
        if (form) forget(form)
        return
      }
      saved = partOf(lead)
      outbox.keep(saved)
      stopTimer()
      stopTimer = after(UNTOUCHED_MS, send)
    },
    keep(lead, isWhole) {
      if (isWhole) waiting.keep(markedLead(lead, steps, 0), true)
      else if (hasContact(lead)) waiting.keep(partOf(lead), false)
    },
    async complete(lead) {
      stopTimer()
      saved = undefined
      waiting.end()
      return delivery.whole(markedLead(lead, steps, 0))
    },
    sendPart(lead) {
      if (hasContact(lead)) delivery.part(partOf(lead))
    },
    async press(lead, isClosing) {
      converted()
      // A lead is a conversion as well, and it waits in the outbox under the same key.
      if (!delivery.isGiven() && !saved && !waiting.now()) return outbox.convert(lead)
      send(isClosing)
    },
    keepAgain() {
      if (!saved || storage.get(keyOf(saved))) return
      waiting.end()
      outbox.keep(saved)
    },
    stop: () => stopTimer(),
  }
}
