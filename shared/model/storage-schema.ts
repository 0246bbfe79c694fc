/**
 * All that is kept on the visitor's browser, and for how long (specification, sections 3 and 9); docs/storage.md tells
 * owners the same. Types alone, but for the lifetimes: naming a key costs the page nothing.
 */

import type { Conversion, Report } from '../reporting/waiting'
import type { CloseTrigger } from './popup'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Milliseconds. Safari ends script-made storage after 7 days, so these are upper bounds there. */
export const LIFETIME = {
  /** A website session ends when no page was open for this long; kept up every 20 s. */
  session: MINUTE,
  /** Where the visitor comes from: kept up while a page is open. */
  from: 2 * MINUTE,
  /** A visit ends after this long without activity. */
  visit: 30 * MINUTE,
  /** A close by the X, or by Escape, which is the keyboard's X, counts for a day. */
  closed: DAY,
  /** What the server has not been told in this time is not worth telling. */
  report: 7 * DAY,
  /** Who was not here for this long is a new user… */
  visitor: 30 * DAY,
  /** …and who was here within this, an old one. */
  old: 2 * DAY,
  /** A clock that runs for one visitor is not begun anew within this, and no reminder is further away. */
  timer: 30 * DAY,
  year: 365 * DAY,
} as const

/** A moment of a popup. */
export interface Marker {
  /** Milliseconds since 1970. */
  at: number
  /** Number of the visit it happened in. */
  visit: number
  /** The page it happened on. */
  url: string
  /** Of a close: by what. Markers of earlier versions do not say. */
  how?: CloseTrigger
}

/** The visitor's way through the site, all tabs together. Each time is in milliseconds since 1970. */
export interface TrailRecord {
  /** Number of visits so far. */
  visits: number
  /** When this visit began; it ends after 30 minutes without activity. */
  began: number
  /** When the visitor was last active: new users and old users are told by it. */
  active: number
  /** When a page was last open. */
  open: number
  /** When the website session began; it ends when no page was open for a minute. */
  session: number
  /** The other site that the visitor came from. Not passed on after 2 minutes. */
  referrer: string
  /** The newest pages of this site, each `TIME ADDRESS`, the newest last. */
  pages: string[]
}

/** The keys of what is kept, what each holds, and in the last sentence for how long; docs/storage.md says the same. */
export interface StorageSchema {
  /** This browser, in random digits. 365 days. */
  client: string
  /** The way through the site. 365 days. */
  trail: TrailRecord
  /** Address of the last lead, in lower case. 365 days. */
  email: string
  /** Customer's id in the store, as the site named it. 365 days. */
  customer: string
  /** Beginning of the visit that the server was last told of, of a visitor who is known. 365 days. */
  told: number
  /** As the server saw it. 365 days. */
  ip: string
  /** Two letters, as the server saw it. 365 days. */
  country: string
  /** When a popup was last on the screen, by its id. 365 days. */
  [seen: `seen.${string}`]: Marker
  /** When it was last closed by the X or by Escape, and by which. 1 day. */
  [closed: `closed.${string}`]: Marker
  /** When the visitor last did what it is for. 365 days. */
  [converted: `converted.${string}`]: Marker
  /** Number of the visit in which the visitor hid its teaser. 1 day. */
  [hidden: `hidden.${string}`]: number
  /** Which variant of an A/B test this visit saw, by the id of their parent. 30 minutes. */
  [variant: `variant.${string}`]: string
  /** When its countdown of a duration ends for this visitor, in milliseconds since 1970. 30 days. */
  [timer: `timer.${string}`]: number
  /** When a visitor who asked to be reminded sees it again, in milliseconds since 1970. Until then, at most 30 days. */
  [remind: `remind.${string}`]: number
  /** A lead that the server may not have yet, by submission id. 365 days. */
  [lead: `outbox.${string}`]: Conversion
  /** A view, a close or the like that the server may not have yet. 7 days. */
  [report: `outbox-report.${string}`]: Report
}
