/** What a page tells the server, and how it waits in storage until the server has it. */

import type { ShowRequest } from '../model/display-queue'
import type { Page } from '../model/page'
import type { CloseTrigger, Popup } from '../model/popup'
import type { RunChunk } from '../model/popups'
import type { Visit } from './visit'

/** What was typed: built-in fields by name, consent ticked or not. */
export interface Lead {
  /** One per opening of the form: every try to report it carries it. */
  submissionId: string
  fields: Record<string, string>
  /** Fields that are none of the built-in ones, as the specification lists them (section 3). */
  extraFields: ExtraField[]
  /** undefined: the form has no consent box. */
  consent?: boolean
  /** Seconds from opening to submission, and the trap field that only a bot fills. */
  elapsed: number
  trap: string
  /** The code that the visitor was given. */
  coupon?: string
  /** What the visitor has won, where that is known by then. */
  prizeId?: string
  /** What was pressed, where the form has more than one button. */
  button?: string
  /** Reference that a messenger knows the visitor by. */
  messengerRef?: string
}

export interface ExtraField {
  id: string
  type: string
  name: string
  placeholder: string
  value: string
  /** '' where its template does not say, here and below. */
  property: string
  createdAs?: string
  version?: string
}

/** A conversion as it waits in storage for the server: facts alone, put into the server's words when it is sent. */
export interface Conversion {
  /** Where it goes, without a slash at the end. */
  host: string
  popup: Pick<Popup, 'id' | 'viewerId' | 'target'>
  visit: Visit
  lead: Lead
  /** What fired the popup. */
  trigger: string
  /** What the server named the view; '' when it had not answered yet. */
  viewId: string
  /** Kept by a form whose checks have not come yet: `timeOrigin` of its page, which sends it once they have. */
  draft?: number
}

/** Any other report as it waits in storage: facts alone here too. What is told of no popup has an empty one. */
export interface Report {
  /** Where it goes, without a slash at the end. */
  host: string
  popup: { id: string; viewerId: string; type: string }
  visit: Pick<Visit, 'url' | 'clientId' | 'email' | 'store' | 'customerId'>
  /** What fired the popup, how it was closed, or what the server said of a limit. */
  trigger: string
  /** What the server named the view; '' when it had not answered yet. */
  viewId: string
  /** Where something else answered in the server's place: when it did so first, and until when nobody is asked again. */
  since?: number
  until?: number
}

/** What a report tells. A visitor who is known by a lead or a store has activities as well. */
export type ReportKind = 'viewed' | 'viewed-activity' | 'closed' | 'closed-activity' | 'session' | 'limit'

/** Key of a waiting conversion in storage: this and its submission id. */
export const OUTBOX = 'outbox.'
/** Key of another report that waits: this, an id that all reports of one showing share, a dot and its kind. */
export const REPORT = 'outbox-report.'
/** What both begin with. */
export const WAITING = 'outbox'

/** What the server is told of a popup that is on the screen. */
export interface Showing {
  /** Sends its view, which is kept already. */
  viewed(): void
  /** Not told of after a conversion, but for games. */
  closed(trigger: CloseTrigger): void
  /** A form is about to complete a lead that is kept already: no other tab sends it meanwhile. */
  drafted(lead: Lead): void
  /** Sends a lead that is kept already; ends with what came of the first try. */
  convert(lead: Lead): Promise<Receipt>
}

/** What came of a try to send a lead. */
export interface Receipt {
  /** As the server named it; '' when it has not taken the lead yet. */
  conversionId: string
}

/** A lead that has been given. */
export interface Given {
  lead: Lead
  /** What comes of it; undefined where it goes nowhere, in a preview. */
  sent: Promise<Receipt | undefined>
}

/** What the report chunk exports. Named by the server to run, it reports that no popup may show, and offers what the server does instead. */
export interface Reporting extends RunChunk {
  /** What is told of one showing of a popup; its view is kept under `name` already. */
  showing(request: ShowRequest, popup: Popup, name: string): Showing
  /** Sends all that waits, of this page and of earlier ones. */
  flush(page: Pick<Page, 'load' | 'send' | 'storage'>): Promise<void>
  /** Sends what earlier pages left, and tells of the session of somebody who is known by a lead or a store, once a visit. */
  begin(page: Page): Promise<void>
  /** Keeps who the visitor is, as the site says, and reports what follows from it. */
  identify(page: Page, who: { email?: string; customerId?: string }): Promise<void>
}
