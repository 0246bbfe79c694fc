import type { ColumnType } from 'kysely'

/**
 * The tables for Kysely. Times are in milliseconds since 1970; JSON is stored as text, which both databases support.
 */
export interface Tables {
  site: SiteTable
  popup: PopupTable
  report: ReportTable
  conversion: ConversionTable
  activity: ActivityTable
  product: ProductTable
  product_collection: ProductCollectionTable
  ordered_product: OrderedProductTable
  abandonment: AbandonmentTable
  price_rule: PriceRuleTable
  prize: PrizeTable
  prize_stock: PrizeStockTable
  prize_caller: PrizeCallerTable
  signing_key: SigningKeyTable
  page: PageTable
  page_variant: PageVariantTable
  page_file: PageFileTable
  counted_page: CountedPageTable
  page_hit: PageHitTable
  page_session: PageSessionTable
}

interface SiteTable {
  key: string
  name: string
  /** JSON list of host names; empty: any domain. */
  domains: string
  conversion_code: string
  /** ISO 4217 code of the catalogue's prices. */
  currency: string
  created_at: number
  /** null: not restricted. */
  restricted_since: number | null
  /** Views per month; null: unlimited. */
  view_limit: number | null
  /** Id of the upgrade popup, offered while nothing else may show; null: none. */
  upgrade_popup: string | null
  /** 1: removed; its leads are kept. */
  removed: ColumnType<number, number | undefined>
}

/** `page`: the row of a page, which is no popup. It gives the leads of its forms their name and their checks. */
export type PopupStatus = 'on' | 'paused' | 'deleted' | 'page'

interface PopupTable {
  id: string
  site_key: string
  name: string
  /** JSON: the definition without id, name and html. */
  settings: string
  html: string
  /** Hash of `html`, so that the display route can name it without reading the template. */
  html_version: string
  created_at: number
  /** `deleted`: not shown any more; its leads and figures are kept. */
  status: ColumnType<PopupStatus, PopupStatus | undefined>
}

interface ReportTable {
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

interface ConversionTable {
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
  /** The store's id of the customer; '' if unknown. */
  customer_id: ColumnType<string, string | undefined>
  at: number
}

interface ActivityTable {
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

interface ProductTable {
  site_key: string
  id: string
  /** Position in the catalogue. */
  position: number
  /** A Product as JSON. */
  data: string
  /** 1: cannot be bought at the moment. */
  sold_out: ColumnType<number, number | undefined>
  /** How many visitors have ordered it or put it into the cart: a count of `ordered_product`. */
  popularity: ColumnType<number, number | undefined>
  /** When the store added it; 0 if unknown. */
  created_at: ColumnType<number, number | undefined>
}

interface ProductCollectionTable {
  site_key: string
  /** As `collectionKey` writes it. */
  collection: string
  product_id: string
  /** Of the product in the catalogue. */
  position: number
}

export type Source = 'order' | 'cart' | 'browse'

/** What visitors looked at, put into the cart or ordered; each product once per visitor and source. */
interface OrderedProductTable {
  site_key: string
  /** The visitor's client id, or else the store's customer id. */
  visitor: string
  source: Source
  product_id: string
  customer_id: string
  product_name: string
  category: string
  at: number
}

/** What a visitor left behind: one row for the cart, one for the products looked at. */
interface AbandonmentTable {
  id: string
  site_key: string
  /** As in `ordered_product`. */
  visitor: string
  kind: 'cart' | 'browse'
  client_id: string
  customer_id: string
  /** JSON list of `{id, name, category}`. */
  products: string
  /** Decimal number in the currency's major unit; '' if unknown. */
  value: string
  /** ISO 4217; '': the currency of the site's catalogue. */
  currency: string
  url: string
  /** When it last changed. */
  at: number
}

interface PriceRuleTable {
  site_key: string
  /** Position in the imported file. */
  position: number
  target_type: string
  allocation_method: string
  target_selection: string
  /** Value of the cart from which it applies, in major units; '' if it always does. */
  threshold: string
  starts_at: number
  /** null: no end. */
  ends_at: number | null
}

/** Prizes that were drawn, one per submission. */
interface PrizeTable {
  popup_id: string
  submission_id: string
  /** The Prize as JSON, as it was when drawn; '' if there was none to win. */
  prize: string
  viewer_id: string
  client_id: string
  at: number
}

/** Prizes with a limited stock. */
interface PrizeStockTable {
  popup_id: string
  prize_id: string
  /** How often it was drawn. */
  given: number
}

/** How many limited prizes each caller has won. */
interface PrizeCallerTable {
  popup_id: string
  /** 0 to 65,535: many addresses share each number, so it identifies nobody. */
  caller: number
  /** JSON: counts by prize. */
  taken: string
}

/** Has exactly one row. */
interface SigningKeyTable {
  key: string
}

type PageStatus = 'on' | 'paused'

/** Pages that were imported. A page that is removed has no row here; its row in `popup` is kept, with its leads. */
interface PageTable {
  id: string
  /** The end of its address; unique on this server. */
  slug: string
  site_key: string
  title: string
  language: string
  /** JSON: the PageDocument, with its defaults. */
  document: string
  /** JSON: names in `page_file`, by the path that the document gives. */
  files: string
  status: PageStatus
  created_at: number
}

/** A page as it is sent, one row for each variant; without an A/B test one with the name ''. */
interface PageVariantTable {
  page_id: string
  name: string
  /** Finished, but for the address of the server. */
  html: string
  /** Its Content-Security-Policy. */
  policy: string
  /** Hash of `html` and `policy`. */
  version: string
  /** Of all draws from 0 to DRAWS, those from `low` to below `high` get this variant. */
  low: number
  high: number
}

interface PageFileTable {
  page_id: string
  /** Hash of the content, and an ending. */
  name: string
  /** Media type. */
  type: string
  content: Uint8Array
  /** 0: of the import before. Visitors who opened the page earlier may still ask for it. */
  current: number
}

/** A page that has hits. */
interface CountedPageTable {
  site_key: string
  page_id: string
  /** Its address at the first hit of the last day, without query; '' if unknown. */
  url: string
  /** Day of its last hit. Days are counted from 1 January 1970, UTC. */
  day: number
}

/** How often something happened on one day. */
interface PageHitTable {
  site_key: string
  day: number
  page_id: string
  kind: 'page' | 'popup' | 'widget'
  /** Of the popup or widget; '0' for the page. */
  option_id: string
  variant: string
  event: string
  element: string
  /** Of the element, when it was first pressed that day. */
  tag: string
  hits: number
  /** Sessions that this event was counted in for the first time. 0 for events that the desk does not count by sessions. */
  sessions: number
}

/** Sessions that were counted, for as long as they may send the same again. */
interface PageSessionTable {
  site_key: string
  /** Of the session and of what it has done. */
  hash: string
  day: number
}
