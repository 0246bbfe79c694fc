import type { ColumnType } from 'kysely'
import type { PopupDayTable, PopupMonthTable } from './figures'
import type { ContactFileTable, ContactFormTable, RepeatTable } from './forms'
import type {
  CountedPageTable,
  PageFileTable,
  PageHitTable,
  PageSessionTable,
  PageTable,
  PageVariantTable,
} from './pages'
import type { PopupEffectTable, PopupTable, PopupTranslationTable } from './popups'
import type { PrizeCallerTable, PrizeStockTable, PrizeTable } from './prizes'
import type { ActivityTable, ConversionTable, ReportTable, VoteCountTable, VoteTable } from './reports'
import type {
  AbandonmentTable,
  OrderedProductTable,
  PriceRuleTable,
  ProductCollectionTable,
  ProductTable,
} from './stores'
import type { DeliveryTable, WebhookTable } from './webhooks'

/**
 * The tables for Kysely. Times are in milliseconds since 1970; JSON is stored as text, which both databases support.
 */
export interface Tables {
  site: SiteTable
  popup: PopupTable
  popup_translation: PopupTranslationTable
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
  subscriber: SubscriberTable
  popup_day: PopupDayTable
  popup_month: PopupMonthTable
  vote: VoteTable
  vote_count: VoteCountTable
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
  /** 1: whoever knows an id can preview what is not live. */
  open_previews: ColumnType<number, number | undefined>
  /** 1: being removed, 2: nothing of it is left but its leads (server/sites/site-removal.ts). */
  removed: ColumnType<number, number | undefined>
  /** Seconds after a close in which no popup opens by itself. */
  cooldown_seconds: ColumnType<number, number | undefined>
  /** Limit on the weight of its popups (server/weight/budget.ts); '' for none. */
  weight_budget: ColumnType<string, string | undefined>
  /** JSON: how it treats programs (targeting/machine.ts); '' for the usual way. */
  machines: ColumnType<string, string | undefined>
  /** JSON: limits on popups that open by themselves; '' for none. */
  calm: ColumnType<string, string | undefined>
  /** JSON of the consent platform that pages follow; '' for none. */
  consent_bridge: ColumnType<string, string | undefined>
  /** Addresses of its pages that links in texts lead to by name; '' for those that are not known. */
  privacy: ColumnType<string, string | undefined>
  terms: ColumnType<string, string | undefined>
}

/** People who have given a site their address before. */
interface SubscriberTable {
  site_key: string
  /** SHA-256 of the address, in hexadecimal digits. */
  hash: string
}

/** The owner's pictures. Their bytes are in the data folder, or in a bucket. */
interface ImageTable {
  id: string
  site_key: string
  name: string
  /** Media type. */
  type: string
  width: number
  height: number
  frames: number
  bytes: number
  created_at: number
}

/** Versions that grow with each change of what visitors see, so that other servers notice it. */
interface ChangeTable {
  /** '': counts the changes of all sites. */
  site_key: string
  version: number
}

/** Has exactly one row. */
interface SigningKeyTable {
  key: string
}
