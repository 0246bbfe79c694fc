/** What the desk shows and its server answers (`/desk/api/…`, token in the Authorization header). */
import type { FieldProblems } from '../shared/checks/messages'

/**
 * What is searched for among leads, percent-encoded: an email address or a name as a rule. Addresses of requests end in the logs
 * of proxies, headers do not.
 */
export const SEARCH_HEADER = 'Wisp-Search'

export interface PopupFigures {
  id: string
  name: string
  type: string
  site: string
  views: number
  closes: number
  conversions: number
  /** Conversions by views, 0 to 1; 0 without views. */
  rate: number
  /** Paused: not shown until it is resumed. */
  paused: boolean
  /** Where its owner sees it at any time. */
  previewUrl: string
  /** The same on its site, where that names its domain; ''. */
  siteUrl: string
}

export interface LeadRow {
  id: string
  /** ISO time. */
  at: string
  popupId: string
  popupName: string
  email: string
  /** Every other field that was filled, by name. */
  fields: Record<string, string>
  /** How many more fields it has, where a list does not show all of them. */
  more?: number
  url: string
  /** Looks like a bot's: the trap was filled, or it came within a second. */
  suspect?: true
  /** What the checks object to; absent where they do not. */
  problems?: FieldProblems
}

/** GET /desk/api/popups */
export interface PopupsAnswer {
  popups: PopupFigures[]
}

/** GET /desk/api/leads?cursor=&limit= with the search in its header: newest first; `next` is the cursor of the next page. */
export interface LeadsAnswer {
  leads: LeadRow[]
  total: number
  next?: string
}
