/** The tables of page-builder pages and their hits. */

type PageStatus = 'on' | 'paused'

/** Pages that were imported. A page that is removed has no row here; its row in `popup` is kept, with its leads. */
export interface PageTable {
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
export interface PageVariantTable {
  page_id: string
  name: string
  /** Finished, but for the address of the server. */
  html: string
  /** The page's Content-Security-Policy. */
  policy: string
  /** Hash of `html` and `policy`. */
  version: string
  /** Of all draws from 0 to DRAWS, those from `low` to below `high` get this variant. */
  low: number
  high: number
}

export interface PageFileTable {
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
export interface CountedPageTable {
  site_key: string
  page_id: string
  /** The page's address at the first hit of the last day, without query; '' if unknown. */
  url: string
  /** Day of its last hit. Days are counted from 1 January 1970, UTC. */
  day: number
}

/** Number of times that something happened on one day. */
export interface PageHitTable {
  site_key: string
  day: number
  page_id: string
  kind: 'page' | 'popup' | 'widget'
  /** Id of the popup or widget; '0' for the page. */
  option_id: string
  variant: string
  event: string
  element: string
  /** Tag of the element, when it was first pressed that day. */
  tag: string
  hits: number
  /** Sessions that this event was counted in for the first time. 0 for events that the desk does not count by sessions. */
  sessions: number
}

/** Sessions that were counted, for as long as they may send the same again. */
export interface PageSessionTable {
  site_key: string
  /** Hash of the session and of the thing that it has done. */
  hash: string
  day: number
}
