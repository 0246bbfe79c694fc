import type { ColumnType } from 'kysely'
import type { ContactFileTable, ContactFormTable, RepeatTable } from './schema-forms'
import type { ImageTable } from './schema-images'
import type {
  CountedPageTable,
  PageFileTable,
  PageHitTable,
  PageSessionTable,
  PageTable,
  PageVariantTable,
} from './schema-pages'
import type {
  AbandonmentTable,
  OrderedProductTable,
  PriceRuleTable,
  ProductCollectionTable,
  ProductTable,
} from './schema-stores'

import type { DeliveryTable, WebhookTable } from './schema-webhooks'

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
  contact_form: ContactFormTable
  contact_file: ContactFileTable
  repeat: RepeatTable
  popup_effect: PopupEffectTable
  image: ImageTable
  change: ChangeTable
  popup_day: PopupDayTable
  popup_month: PopupMonthTable
  webhook: WebhookTable
  delivery: DeliveryTable
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
  /** 1: ids alone preview what is not live. */
  open_previews: ColumnType<number, number | undefined>
  /** 1: being removed, 2: nothing of it is left but its leads (removed-sites.ts). */
  removed: ColumnType<number, number | undefined>
  /** Seconds after a close in which no popup opens by itself. */
  cooldown_seconds: ColumnType<number, number | undefined>
}

/**
 * `page`: the row of a page, which is no popup. It gives the leads of its forms their name and their checks. `form`: the
 * same of a contact form.
 */
export type PopupStatus = 'on' | 'paused' | 'deleted' | 'page' | 'form'

interface PopupTable {
  id: string
  site_key: string
  name: string
  /** JSON: the definition without id, name and html. */
  settings: string
  html: string
  /** Hash of `html`, so that the display route can name it without reading the template. */
  html_version: string
  /** JSON: what the template holds (`template-record.ts`); null from servers that do not write it. */
  record: ColumnType<string | null, string | null | undefined>
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

/** How popups of a site appear that are neither ours nor of a page. */
interface PopupEffectTable {
  site_key: string
  popup_id: string
  effect: string
}

/** When what visitors see was changed. */
interface ChangeTable {
  /** '': counts the changes of all sites. */
  site_key: string
  version: number
}

/** Has exactly one row. */
interface SigningKeyTable {
  key: string
}

/** What happened to a popup on a day, by where it came from. Absent rows: nothing. */
interface PopupDayTable {
  site_key: string
  popup_id: string
  /** UTC days since 1970. */
  day: number
  page_kind: string
  device: string
  country: string
  /** Which of several servers counted. */
  writer: number
  views: number
  closes: number
  conversions: number
  leads: number
}

interface PopupMonthTable {
  site_key: string
  popup_id: string
  /** The start of the UTC month, in milliseconds since 1970. */
  month: number
  writer: number
  views: number
  closes: number
  conversions: number
  leads: number
  /** Leads that are marked as suspect. */
  suspects: number
  /** Views that count towards the site's limit, and the time of the latest. */
  counted: number
  counted_at: number
  /** Time of the latest lead. */
  lead_at: number
}
