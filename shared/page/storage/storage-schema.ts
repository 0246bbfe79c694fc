import type { CalmView } from '../../model/calm'
import type { Cart } from '../visit/cart'
import type { CloseTrigger } from '../visit/close-trigger'
import type { KeptForm } from './kept-form'
import type { Conversion, Report } from './records'

/**
 * Everything that is stored in the visitor's browser, and for how long (specification, sections 3 and 9);
 * docs/storage.md says the same to owners. These are types only, so naming a key costs the page nothing.
 */

/** The time and page at which something happened to a popup. */
export interface Marker {
  /** Milliseconds since 1970. */
  at: number
  /** Number of the visit in which it happened. */
  visit: number
  /** The page on which it happened. */
  url: string
  /** The way in which the popup was closed. Markers of earlier versions lack it. */
  how?: CloseTrigger | undefined
}

/** The visitor's way through the site, over all tabs. Times are in milliseconds since 1970. */
export interface TrailRecord {
  /** Number of visits so far. */
  visits: number
  /** When this visit began; it ends after 30 minutes without activity. */
  began: number
  /** When the visitor was last active. It tells new users from old ones. */
  active: number
  /** When a page was last open. */
  open: number
  /** When the website session began; it ends when no page was open for a minute. */
  session: number
  /** The other site that the visitor came from. Dropped after 2 minutes. */
  referrer: string
  /** The newest pages of this site, each `TIME ADDRESS`, the newest last. */
  pages: string[]
}

/**
 * The keys of what is stored, what each holds and, in the last sentence, for how long; docs/storage.md says the same.
 */
export interface StorageSchema {
  /** Identifies this browser by random digits; empty if the browser asks for privacy. 365 days. */
  client: string
  /** Set if the visitor has consented; other tabs hear of it by this. 365 days. */
  consent: boolean
  /** The way through the site. 365 days. */
  trail: TrailRecord
  /** Email address of the last lead, in lower case. 365 days. */
  email: string
  /** The customer's id in the store, as the site named it. 365 days. */
  customer: string
  /** The site's word on the visitor, by the name of the trait. 365 days. */
  [trait: `trait.${string}`]: unknown
  /** When the visit began that was last reported to the server; only for a visitor whom it knows. 365 days. */
  told: number
  /** The cart, its products and the products looked at last, as the display request sends them. 365 days. */
  store: string
  /** The cart as it was on the last page, to notice what was changed on the way to this one. 30 minutes. */
  cart: Cart
  /** Ids of the products looked at last, the newest first, for each store platform. 365 days. */
  [recent: `recent.${string}`]: string[]
  /** The server's facts about the shop: its id there and its price rules. 30 minutes. */
  [shop: `shop.${string}`]: unknown
  /** The messages of this visit to the server about the store, so that nothing is told twice. 30 minutes. */
  [event: `told.${string}`]: string
  /** The IP address that the server saw. 365 days. */
  ip: string
  /** Two letters, from the server. 365 days. */
  country: string
  /** When the popup of this id was last on the screen. 365 days. */
  [seen: `seen.${string}`]: Marker
  /** When it was last closed by the X or by Escape, and by which of the two. 1 day. */
  [closed: `closed.${string}`]: Marker
  /** Until when no popup opens by itself, because the visitor has closed one (milliseconds since 1970). 30 minutes. */
  cooldown: number
  /** When a popup was seen that had opened by itself, and when the visitor came to its page, on a site that limits how many do. 7 days. */
  [view: `view.${string}`]: CalmView
  /** Set while a popup that opens by itself is on its way to the screen, so that no other window opens one beside it. 10 seconds. */
  [coming: `coming.${string}`]: boolean
  /** An email address of the visitor, and whether the site knows it as a subscriber's. 1 day. */
  subscriber: { email: string; known: boolean }
  /** Set if the popup of this id was given an email address, on a site that does not ask again. 365 days. */
  [given: `given.${string}`]: boolean
  /** When the visitor last converted. 365 days. */
  [converted: `converted.${string}`]: Marker
  /** Number of the visit in which the visitor hid the teaser. 1 day. */
  [hidden: `hidden.${string}`]: number
  /** The variant of an A/B test that this visit saw, by the id of the test. 30 minutes. */
  [variant: `variant.${string}`]: string
  /** When a countdown of a fixed duration ends for this visitor, in milliseconds since 1970. 30 days. */
  [timer: `timer.${string}`]: number
  /** When a visitor who asked for a reminder sees it again (milliseconds since 1970). Until then, at most 30 days. */
  [remind: `remind.${string}`]: number
  /** A lead that may not have reached the server yet, by submission id. Until the server has it. */
  [lead: `outbox.${string}`]: Conversion
  /** A contact form or newsletter that the server does not have yet, by submission id. Until the server has it. */
  [form: `form.${string}`]: KeptForm
  /** Set while there are such forms. Until there are none. */
  forms: number
  /** A view, a close or a similar report that may not have reached the server yet. 7 days. */
  [report: `outbox-report.${string}`]: Report
}
