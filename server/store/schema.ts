import type { ColumnType } from 'kysely'

/** The tables, as Kysely sees them. Times are milliseconds since 1970; JSON is kept as text, which both databases have. */
export interface Tables {
  site: SiteTable
  popup: PopupTable
  report: ReportTable
  conversion: ConversionTable
  activity: ActivityTable
  product: ProductTable
  ordered_product: OrderedProductTable
  prize: PrizeTable
  prize_stock: PrizeStockTable
  prize_caller: PrizeCallerTable
  signing_key: SigningKeyTable
}

interface SiteTable {
  key: string
  name: string
  /** JSON list; empty: any domain. */
  domains: string
  conversion_code: string
  /** ISO 4217, of the catalogue. */
  currency: string
  created_at: number
  /** null: it is not. */
  restricted_since: number | null
  /** Views a month; null: as many as come. */
  view_limit: number | null
  /** Id of the popup that is offered while nothing else may show; null: none is. */
  upgrade_popup: string | null
  /** 1: taken off this server; its leads stay. */
  removed: ColumnType<number, number | undefined>
}

export type PopupStatus = 'on' | 'paused' | 'deleted'

interface PopupTable {
  id: string
  site_key: string
  name: string
  /** JSON: the definition but for id, name and html. */
  settings: string
  html: string
  /** Hash of `html`: the display call names it without reading the template. */
  html_version: string
  created_at: number
  /** `deleted`: nobody sees it any more; its leads and figures stay. */
  status: ColumnType<PopupStatus, PopupStatus | undefined>
}

interface ReportTable {
  id: string
  /** The browser's own id of it, unique for the popup and kind; null from scripts that send none. */
  report_id: string | null
  /** Of a close: the view that it ends, if it was told. At most one close for each of a popup's. */
  view_id: string | null
  /** Of a view: our answer that it belongs to, unique for the popup. null: it does not count against the site's limit. */
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
  /** Unique for the popup; null from scripts that send none. */
  submission_id: string | null
  popup_id: string
  viewer_id: string
  client_id: string
  target: string
  /** 1: someone left something; 0: a click that counts as a conversion. */
  lead: number
  /** 1: looks like a bot's. */
  suspect: number
  email: string
  /** JSON: the other fields that were filled, by name. */
  fields: string
  /** JSON: what the checks object to, by field. */
  problems: string
  /** Email and field values in lower case: SQLite's own lower() knows ASCII only. */
  search: string
  trigger: string
  url: string
  /** JSON: facts of the visit. */
  facts: string
  at: number
}

interface ActivityTable {
  id: string
  /** The browser's own id of it, unique for the site, visitor and kind; null from scripts that send none. */
  report_id: string | null
  /** Key of the popup's site; for a session, which names no popup, the host that it was on; '' where neither is known. */
  site: string
  client_id: string
  kind: 'session' | 'viewed' | 'closed' | 'limit'
  /** '' where the call names none. */
  popup_id: string
  /** What a limit call said. */
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
  /** Place in the catalogue. */
  position: number
  /** JSON Product. */
  data: string
}

interface OrderedProductTable {
  id: string
  client_id: string
  customer_id: string
  product_id: string
  product_name: string
  category: string
  source: string
  at: number
}

/** What a game has given: one to a submission. */
interface PrizeTable {
  popup_id: string
  submission_id: string
  /** JSON Prize, as it was when it was drawn; '' where there was nothing to be had. */
  prize: string
  viewer_id: string
  client_id: string
  at: number
}

/** Of prizes that there are only so many of. */
interface PrizeStockTable {
  popup_id: string
  prize_id: string
  /** How often it has been drawn. */
  given: number
}

/** Who took how much of them. */
interface PrizeCallerTable {
  popup_id: string
  /** 0 to 65,535: of the many addresses that share a number, nobody can tell which one it was. */
  caller: number
  /** JSON: how often, by prize. */
  taken: string
}

/** Holds one row. */
interface SigningKeyTable {
  key: string
}
