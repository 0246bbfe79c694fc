/** Saves the lead of a form at each step that is passed, as soon as it has an email address or a phone number. */
import { fieldsOf } from '../../../shared/page/forms/fields'
import type { PopupContext } from '../../../shared/page/model/popup-context'
import { after, type Stop } from '../../../shared/page/platform/dom'
import type { Lead } from '../../../shared/page/visit/lead'
import { own } from '../../../shared/values/own'
import { createDelivery, createWaitingLead, keyOf, type Outbox } from './delivery'
import type { FormSteps } from './form-steps'
import { hasText, leadSoFar, withStepFields } from './lead-so-far'

/** Milliseconds after the last step until a part of a lead is sent. */
const UNTOUCHED_MS = 60_000

const CONTACTS = ['email', 'phone']
const hasContact = ({ fields }: Lead): boolean => CONTACTS.some((name) => own(fields, name))

export interface SavedLead {
  /** The checks have accepted the fields of this lead. */
  accept(lead: Lead): void
  /** True if text of this step has been checked, which the visitor may have taken back since. */
  hadText(step: Element): boolean
  /** Keeps the values so far in the outbox, after a step was passed. */
  save(form: HTMLFormElement | undefined): void
  /** Keeps a lead whose form waits for its checks. */
  keep(lead: Lead, isWhole: boolean): void
  /** The visitor goes back after a press that sends the form: what waits for its checks is a part again. */
  reopen(): void
  /** Sends the whole lead. */
  complete(lead: Lead): ReturnType<PopupContext['convert']>
  /** Sends the saved lead, if it has not been sent yet. */
  send(isClosing?: boolean): void
  /** Sends the lead of a step that the popup did not wait for, if it has a contact. */
  sendPart(lead: Lead): void
  /** Reports a press beside the form that is a conversion. */
  press(lead: Lead, isClosing: boolean): ReturnType<PopupContext['convert']>
  /** Keeps the saved lead again if the form has removed it from the outbox, as it does with a draft that its checks refuse. */
  keepAgain(): void
  stop: Stop
}

/** True if every contact of a lead has been emptied, in a form that still asks for it. */
const isTakenBack = ({ fields }: Lead, form: HTMLFormElement): boolean => {
  const names = fieldsOf(form).map(({ name }) => name)
  return CONTACTS.every((contact) => !own(fields, contact) || names.includes(contact))
}

/** @param converted is called for each part that is sent: it is a conversion */
export const createSavedLead = (outbox: Outbox, steps: FormSteps, converted: () => void): SavedLead => {
  const { storage } = outbox.page
  const delivery = createDelivery(outbox, converted)
  const waitingLead = createWaitingLead(outbox)
  let lastChecked: Lead | undefined
  /** The latest part that has not been sent. */
  let unsent: Lead | undefined
  let parts = 0
  let stopTimer: Stop = () => {}

  const partOf = (lead: Lead): Lead => withStepFields(lead, steps, ++parts)
  const drop = (): void => {
    stopTimer()
    unsent = undefined
  }
  const send = (isClosing = false): void => {
    const draft = waitingLead.current()
    // A form that closes sends its waiting lead itself. A whole lead is sent by the form, or by the next page.
    if (draft && (isClosing || draft.isWhole)) return
    const lead = draft?.lead ?? unsent
    drop()
    if (lead) delivery.sendPart(lead)
  }
  /** Removes the unsent part if the visitor has emptied its contacts. */
  const forget = (form: HTMLFormElement | undefined): void => {
    if (!form || !unsent || !isTakenBack(unsent, form)) return
    storage.set(keyOf(unsent), undefined)
    drop()
  }
  const keep = (lead: Lead, isWhole: boolean): void => {
    if (isWhole) waitingLead.keep(withStepFields(lead, steps, 0), true)
    else if (hasContact(lead)) waitingLead.keep(partOf(lead), false)
  }
  return {
    send,
    keep,
    reopen: () => waitingLead.reopen((lead) => keep(lead, false)),
    accept(lead) {
      lastChecked = lead
    },
    hadText: (step) => !!lastChecked && hasText(step, lastChecked),
    save(form) {
      waitingLead.end()
      if (!lastChecked) return
      const lead = form ? leadSoFar(form, lastChecked) : lastChecked
      if (!hasContact(lead)) return forget(form)
      unsent = partOf(lead)
      outbox.keep(unsent)
      stopTimer()
      stopTimer = after(UNTOUCHED_MS, send)
    },
    async complete(lead) {
      drop()
      waitingLead.end()
      return delivery.send(withStepFields(lead, steps, 0))
    },
    sendPart(lead) {
      if (hasContact(lead)) delivery.sendPart(partOf(lead))
    },
    async press(lead, isClosing) {
      converted()
      // A lead counts as the conversion, and an empty one would replace it in the outbox, where both have the same key.
      if (!delivery.hasSent() && !unsent && !waitingLead.current()) return outbox.convert(lead)
      send(isClosing)
    },
    keepAgain() {
      if (!unsent || storage.get(keyOf(unsent))) return
      waitingLead.end()
      outbox.keep(unsent)
    },
    stop: () => stopTimer(),
  }
}
