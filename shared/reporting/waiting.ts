/** How a lead or a report waits in storage until the server has it. */

import type { Popup } from '../model/popup'
import type { Lead } from './lead'
import type { Visit } from './visit'

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
