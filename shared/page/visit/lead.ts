/** A lead: what a visitor has submitted, and the result of sending it. */

import type { Answer } from '../platform/send'

export interface Lead {
  /** One per opening of the form; the same in every attempt to send the lead, so that the server stores it once. */
  submissionId: string
  /** Values of the built-in fields, by name; in a draft, of all fields. */
  fields: Record<string, string>
  /** All other fields, as the specification lists them (section 3). */
  extraFields: ExtraField[]
  /** True if the consent box was ticked; undefined if the form has none. */
  consent?: boolean | undefined
  /** Seconds from opening to submission. */
  elapsed: number
  /** The value of the honeypot, a field that only bots fill in. */
  trap: string
  /** Number of times that the visitor has pressed a key or the pointer in the form. */
  gestures?: number | undefined
  /** Names of the fields whose value is unlikely and, as the visitor says, right. */
  unsure?: string[] | undefined
  /** The coupon code that the visitor was given. */
  coupon?: string | undefined
  /** The prize that the visitor has won, if it is known when the lead is submitted. */
  prizeId?: string
  /** The button that was pressed, if the form has several. */
  button?: string | undefined
  /** The reference by which a messenger recognises the visitor. */
  messengerRef?: string
}

export interface ExtraField {
  id: string
  type: string
  name: string
  placeholder: string
  value: string
  /** The template sets this field and those that follow; '' if it does not. */
  property: string
  createdAs?: string
  version?: string
}

/** The result of an attempt to send a lead. */
export interface Receipt {
  /** The server's id of the conversion; '' while the server has not accepted the lead. */
  conversionId: string
  /** What the server has answered; absent if another tab has sent the lead. */
  answer?: Answer | undefined
}

/** A submitted lead, and the result of the first attempt to send it. */
export interface GivenLead {
  lead: Lead
  /** Resolves with undefined in an owner's preview, where nothing is sent. */
  sent: Promise<Receipt | undefined>
}
