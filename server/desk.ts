/** Types of the desk's API (`/desk/api/…`, token in the Authorization header). */
import type { FieldProblems } from '../shared/checks/messages'

/**
 * Header with the percent-encoded search term. It is usually an email address or a name, and proxies log URLs but not
 * headers.
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
  /** Conversions divided by views, 0 to 1; 0 without views. */
  rate: number
  /** Not shown until it is resumed. */
  paused: boolean
  /** Link to its preview on this server. */
  previewUrl: string
  /** Link to its preview on the site's first domain; '' if the site has no domains. */
  siteUrl: string
}

export interface LeadRow {
  id: string
  /** ISO time. */
  at: string
  popupId: string
  popupName: string
  email: string
  /** All other filled-in fields, by name. */
  fields: Record<string, string>
  /** Number of fields left out here. */
  more?: number
  url: string
  /** Probably sent by a bot: the honeypot was filled in, or the form was sent within a second. */
  suspect?: true
  /** Problems found by the field checks; absent if there are none. */
  problems?: FieldProblems
}

/** What a store's adapter needs to know of its site. */
export interface SiteFigures {
  /** The site's key: the client id of its store. */
  key: string
  name: string
  products: number
  priceRules: number
}

/** GET /desk/api/popups */
export interface PopupsAnswer {
  popups: PopupFigures[]
  sites: SiteFigures[]
}

/**
 * GET /desk/api/leads?cursor=&limit=, search term in SEARCH_HEADER. Newest first; `next` is the cursor of the next
 * page.
 */
export interface LeadsAnswer {
  leads: LeadRow[]
  total: number
  next?: string
}

/** A cart that a visitor has left. */
export interface CartRow {
  id: string
  /** ISO time of its last change. */
  at: string
  site: string
  /** Names of the products, or their ids, and their pages where the catalogue has them. */
  products: { name: string; url?: string }[]
  /** Number of products left out here. */
  more?: number
  /** Decimal number in the currency's major unit; '' if unknown. */
  value: string
  /** ISO 4217. */
  currency: string
  url: string
  /** Absent if the visitor has given none of the site's popups an answer. */
  lead?: { email: string; name: string }
}

/** GET /desk/api/carts?cursor=&limit=. As for leads. */
export interface CartsAnswer {
  carts: CartRow[]
  total: number
  next?: string
}
