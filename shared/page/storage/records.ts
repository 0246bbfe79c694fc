/** Leads and reports as they wait in storage until the server has them. */

import type { Popup } from '../../model/popup'
import type { Lead } from '../visit/lead'
import type { Visit } from '../visit/visit'

/** A lead and the facts that are sent with it. The report chunk encodes them only when it sends them. */
export interface Conversion {
  /** The server, without a slash at the end. */
  host: string
  popup: Pick<Popup, 'id' | 'viewerId' | 'target'>
  visit: Visit
  lead: Lead
  /** The trigger that fired the popup. */
  trigger: string
  /** The server's id of the view; '' if it had not answered yet. */
  viewId: string
  /**
   * Set for a draft, which was submitted before the form's checks had loaded: the `timeOrigin` of its page, where the
   * form replaces it once they have.
   */
  draft?: number | undefined
  /** By which a refusal of the site's own server is known; absent if no display answer has told it. */
  signature?: string
  refused?: Refused
}

/** Number of refusals by a server that may not be the site's last word, and the time of the first. */
type Refused = [times: number, since: number]

/** Any other report, not encoded yet either. If it is about no popup, the values in `popup` are ''. */
export interface Report {
  /** The server, without a slash at the end. */
  host: string
  popup: { id: string; viewerId: string; type: string }
  visit: Pick<Visit, 'url' | 'clientId' | 'email' | 'store' | 'customerId'>
  /** The trigger that fired the popup, how the popup was closed, or the server's message about a limit. */
  trigger: string
  /** The server's id of the view; '' if it had not answered yet. */
  viewId: string
  /** The popup came from a server of ours, which takes a view as a form: before JSON, a browser asks another host for permission. */
  asForm?: boolean
  /**
   * If something else, such as a firewall, has answered in the server's place: the time of its first answer, and the
   * time until which the report is postponed.
   */
  since?: number
  until?: number
  refused?: Refused
}

/** The content of a report, in the order of sending. Activities are only for visitors known by email or customer id. */
export const REPORT_KINDS = ['viewed', 'viewed-activity', 'closed', 'closed-activity', 'session', 'limit'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** The storage key of a lead is this and its submission id. */
export const LEAD_PREFIX = 'outbox.'
/** The storage key of any other report is this, an id shared by all reports of one showing, a dot and its kind. */
export const REPORT_PREFIX = 'outbox-report.'
export type OutboxKey = `${typeof LEAD_PREFIX}${string}` | `${typeof REPORT_PREFIX}${string}`
/** Both prefixes begin with this. */
export const OUTBOX_KEY_START = 'outbox'
