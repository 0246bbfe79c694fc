/** Leads and reports as they wait in storage until the server has received them. */

import type { ShowRequest } from '../model/display-queue'
import type { Page } from '../model/page'
import type { CloseTrigger, Popup } from '../model/popup'
import type { Visit } from './visit'

/** A filled-in form: built-in fields by name, and the consent box. */
export interface Lead {
  /** One per opening of the form, the same on every retry. */
  submissionId: string
  fields: Record<string, string>
  /** All other fields, in the shape of the specification (section 3). */
  extraFields: ExtraField[]
  /** undefined: the form has no consent box. */
  consent?: boolean
  /** Seconds from opening to submission, and the honeypot field that only bots fill in. */
  elapsed: number
  trap: string
  /** Coupon code shown to the visitor. */
  coupon?: string
  /** Prize won, if known yet. */
  prizeId?: string
  /** The button pressed, if the form has several. */
  button?: string
  /** Id by which the messenger knows the visitor. */
  messengerRef?: string
}

export interface ExtraField {
  id: string
  type: string
  name: string
  placeholder: string
  value: string
  /** '' if the template does not say; also for the two below. */
  property: string
  createdAs?: string
  version?: string
}

/** A conversion in the outbox. It is translated into the server's format when it is sent. */
export interface Conversion {
  /** API host, without a trailing slash. */
  host: string
  popup: Pick<Popup, 'id' | 'viewerId' | 'target'>
  visit: Visit
  lead: Lead
  /** The trigger that opened the popup. */
  trigger: string
  /** The server's view id; '' if it has not answered yet. */
  viewId: string
  /**
   * Set for a draft, stored before the form's checks have loaded: `timeOrigin` of its page, which sends it after
   * checking.
   */
  draft?: number
}

/** Any other report in the outbox. If it concerns no popup, `popup` has empty fields. */
export interface Report {
  /** API host, without a trailing slash. */
  host: string
  popup: { id: string; viewerId: string; type: string }
  visit: Pick<Visit, 'url' | 'clientId' | 'email' | 'store' | 'customerId'>
  /** How the popup was opened or closed, or the server's message about a limit. */
  trigger: string
  /** The server's view id; '' if it has not answered yet. */
  viewId: string
  /**
   * Set while something other than the server answers: time of the first such answer, and when to retry. Milliseconds
   * since 1970.
   */
  since?: number
  until?: number
}

/** Kinds of reports. Activities are only for visitors known by email or customer id. */
export type ReportKind = 'viewed' | 'viewed-activity' | 'closed' | 'closed-activity' | 'session' | 'limit'

/** Storage key of a lead: this prefix and its submission id. */
export const OUTBOX = 'outbox.'
/** Storage key of any other report: this prefix, the id of its view, a dot and its kind. */
export const REPORT = 'outbox-report.'
/** Common prefix of both. */
export const WAITING = 'outbox'

/** Reports of one view of a popup. */
export interface Showing {
  /** Sends the view, which is stored already. */
  viewed(): void
  /** Reports the close, except after a conversion (games do report it). */
  closed(trigger: CloseTrigger): void
  /** The form is completing a draft: stops other tabs from sending it meanwhile. */
  drafted(lead: Lead): void
  /** Sends a lead that is stored already; resolves with the result of the first try. */
  convert(lead: Lead): Promise<Receipt>
}

/** Result of a try to send a lead. */
export interface Receipt {
  /** The server's id; '' if the server has not accepted the lead yet. */
  conversionId: string
}

/** A submitted lead. */
export interface Given {
  lead: Lead
  /** Result of sending; undefined in a preview, which sends nothing. */
  sent: Promise<Receipt | undefined>
}

/** Exports of the report chunk. */
export interface Reporting {
  /** Reports of one view of a popup; the view is stored under `name` already. */
  showing(request: ShowRequest, popup: Popup, name: string): Showing
  /** Sends everything in the outbox, from this page and earlier ones. */
  flush(page: Pick<Page, 'load' | 'send' | 'storage'>): Promise<void>
  /** Sends what earlier pages left, and reports a known visitor's session once per visit. */
  begin(page: Page): Promise<void>
  /** Reports that the server refused to show popups. If the answer has an upgrade popup, calls `offer` with its id. */
  limited(page: Page, answer: Record<string, unknown>, offer: (id: string) => void): void
}
