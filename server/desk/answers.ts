/** Types of the desk's API (`/desk/api/…`, token in the Authorization header). */
import type { FieldProblems } from '../../shared/checks/messages'
import type { Language } from '../../shared/model/text'
import type { SiteWeight } from '../../shared/model/weight'

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
  /** Those of the views and closes that came without consent, counted without anything about the visitor. */
  namelessViews: number
  namelessCloses: number
  conversions: number
  /** Times that it was kept from a program. */
  machines: number
  /** Conversions divided by views, 0 to 1; 0 without views. */
  rate: number
  /** Not shown until it is resumed. */
  paused: boolean
  /** Not shown any more: it has had the leads that it was to have. */
  ended?: true
  /** Link to its preview on this server. */
  previewUrl: string
  /** The same in each of its languages; absent where it speaks one. */
  previews?: { language: Language; url: string }[]
  /** Link to its preview on the site's first domain; '' if the site has no domains. */
  siteUrl: string
}

/** GET /desk/api/popups/ID/weight: what the popup has a page of its site fetch. */
export interface WeightAnswer extends SiteWeight {
  /** The budget of the site; '' for none. */
  budget: string
  /** The excesses over the budget, in sentences. */
  over: string[]
}

/** GET /desk/api/popups/ID/figures?from=&to=, dates in UTC; without them the last 30 days. */
export interface FiguresAnswer {
  days: DayFigures[]
}

/** Days, and segments of them, in which nothing happened are left out. */
interface DayFigures {
  /** `2026-11-22` */
  date: string
  /** `home`, `product`, `collection`, `cart`, `article` or `other`; '' if unknown. */
  pageKind: string
  /** `desktop`, `mobile` or `tablet`; '' if unknown. */
  device: string
  /** Two capital letters; '' if unknown. */
  country: string
  views: number
  closes: number
  conversions: number
  leads: number
  /** Those of the views and closes that came without consent. Their page, device and country are ''. */
  namelessViews: number
  namelessCloses: number
}

/** The consent box that a visitor had before them when the lead was sent: what an owner can show as a proof. */
export interface ConsentProof {
  /** Whether it was ticked. */
  given: boolean
  /** The words beside it, with their links as `[privacy policy](https://…)`. */
  words: string
  /** A hash of the words: those of one version are the same. */
  version: string
  /** ISO time. */
  at: string
  /** Address of the page. */
  page: string
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
  /** Absent if its form had no consent box. */
  consent?: ConsentProof
  /** The files that came with it; absent if there are none. Each is at /desk/api/files/ID. */
  files?: FileRow[] | undefined
  url: string
  /** Probably sent by a bot: the honeypot was filled in, or the form was sent within a second or too often. */
  suspect?: true
  /** Problems found by the field checks; absent if there are none. */
  problems?: FieldProblems
}

export interface FileRow {
  id: string
  /** Name of the form's field. */
  field: string
  name: string
  bytes: number
}

/** GET /desk/api/forms */
export interface FormsAnswer {
  forms: FormFigures[]
}

export interface FormFigures {
  id: number
  name: string
  site: string
  fields: number
  submissions: number
  /** Number of these that look automated. */
  suspects: number
  /** ISO time of the newest submission; absent if there is none. */
  last?: string
  /** Link to the form by itself on this server. */
  url: string
}

/** The settings of a site that a store's adapter needs. */
export interface SiteFigures {
  /** The site's key: the client id of its store. */
  key: string
  name: string
  /** Link to a page of the site with the inspector, as its owner sees it; '' if we know of no page. */
  inspectUrl: string
  products: number
  priceRules: number
}

/** GET /desk/api/popups */
export interface PopupsAnswer {
  /** A sentence for each wrong setting of the public address or the proxy. */
  problems: string[]
  popups: PopupFigures[]
  sites: SiteFigures[]
}

/**
 * GET /desk/api/leads?cursor=&limit=, search term in SEARCH_HEADER. Newest first; `next` is the cursor of the next
 * page.
 */
export interface LeadsAnswer {
  leads: LeadRow[]
  /** All leads, whatever is searched for: nobody counts what matches. */
  total: number
  /** Cursor of the next page. A search may have found nothing on this page and go on all the same. */
  next?: string | undefined
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
  lead?: { email: string; name: string } | undefined
}

/** GET /desk/api/carts?cursor=&limit=. As for leads. */
/** Carts and deliveries that are counted: nobody counts all rows of a long list. */
export const MAX_COUNTED_ROWS = 1_000

export interface CartsAnswer {
  carts: CartRow[]
  /** At most one more than `MAX_COUNTED_ROWS`. */
  total: number
  next?: string | undefined
}

/** GET /desk/api/pages?site=. Figures of the last days; without `site`, of the first site that has any. */
export interface PagesAnswer {
  /** Key of the site; '' if there is none. */
  site: string
  /** First and last day of the figures, UTC: `2026-11-22`. */
  from: string
  to: string
  pages: PageFigures[]
}

/** Figures of a page, or of one variant of it. */
export interface ViewFigures {
  views: number
  /** Views by different sessions. */
  uniques: number
  closes: number
  leads: number
  /** Leads divided by unique views, 0 to 1; 0 without views. */
  rate: number
}

export interface PageFigures extends ViewFigures {
  id: string
  /** Its id if it was not imported here. */
  name: string
  /** '' if it is not known. */
  url: string
  /** Views of each day, oldest first. */
  days: number[]
  /** Figures of the variants of an A/B test. */
  variants: (ViewFigures & { name: string })[]
  parts: PartFigures[]
  /** The elements that were pressed, those with the most presses first. */
  pressed: PressFigures[]
}

/** GET /desk/api/images?site=. Newest first; without `site`, of the first site that has any. */
export interface ImagesAnswer {
  /** Key of the site; '' if there is none. */
  site: string
  images: ImageRow[]
}

/** A picture of the owner's; also the answer to POST /desk/api/images (multipart: `site`, and one `file`). */
export interface ImageRow {
  id: string
  name: string
  /** px */
  width: number
  height: number
  /** More than 1: it is animated. */
  frames: number
  bytes: number
}

/** A popup or widget of a page. */
export interface PartFigures {
  kind: 'popup' | 'widget'
  option: string
  name: string
  opens: number
  closes: number
  clicks: number
}

export interface PressFigures {
  /** Tracking name. */
  name: string
  /** Its element's tag; '' if unknown. */
  tag: string
  /** The popup or widget that it is in; '' in the page itself. */
  within: string
  clicks: number
}
