/** The tables of what pages report: views and closes, leads, votes, and what else visitors do. */
import type { ColumnType } from 'kysely'

export interface ReportTable {
  id: string
  /** Id given by the browser, unique per popup and kind; null from scripts that send none. */
  report_id: string | null
  /** Close: the view that it ends, if known. At most one close per view. */
  view_id: string | null
  /**
   * View: the display answer that it belongs to, unique per popup. null: it does not count towards the site's limit.
   */
  answer_id: string | null
  popup_id: string
  kind: 'view' | 'close'
  viewer_id: string
  client_id: string
  trigger: string
  url: string
  email: string
  store: string
  customer_id: string
  at: number
}

export interface ConversionTable {
  id: string
  /** Unique per popup; null from scripts that send none. */
  submission_id: string | null
  popup_id: string
  viewer_id: string
  client_id: string
  target: string
  /** 1: a lead with data; 0: a click that counts as a conversion. */
  lead: number
  /** 1: probably sent by a bot. */
  suspect: number
  email: string
  /** JSON: the other filled-in fields, by name. */
  fields: string
  /** JSON: problems found by the field checks, by field. */
  problems: string
  /** Email and field values in lower case, because SQLite's lower() handles only ASCII. */
  search: string
  trigger: string
  url: string
  /** JSON: facts of the visit. */
  facts: string
  /** JSON: what the visitor agreed to, or did not (server/leads/consent-proof.ts); '' without a consent box. */
  consent: ColumnType<string, string | undefined>
  /** 0: the whole form. Otherwise the visitor was still at it, and it counts how often the page has saved the lead. */
  part: ColumnType<number, number | undefined>
  /** Tags of the chosen answers, separated by commas. */
  tags: ColumnType<string, string | undefined>
  /** The store's id of the customer; '' if unknown. */
  customer_id: ColumnType<string, string | undefined>
  at: number
}

export interface ActivityTable {
  id: string
  /** Id given by the browser, unique per site, visitor and kind; null from scripts that send none. */
  report_id: string | null
  /** Site key of the popup; for a session, the page's host; '' if neither is known. */
  site: string
  client_id: string
  kind: 'session' | 'viewed' | 'closed' | 'limit'
  /** '' if the call names no popup. */
  popup_id: string
  /** Status of a limit call. */
  status: string
  email: string
  url: string
  store: string
  customer_id: string
  at: number
}

/** Polls, whose shares a popup shows: the latest answer of each visitor who has an id, so that nobody counts twice. */
export interface VoteTable {
  popup_id: string
  field: string
  client_id: string
  /** JSON list: several where boxes were ticked. */
  answers: string
}

export interface VoteCountTable {
  popup_id: string
  field: string
  /** The answer in the popup's first language; '' counts those who have answered. */
  answer: string
  /** Number by which several servers count in rows of their own. */
  writer: number
  votes: number
}
