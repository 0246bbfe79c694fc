/** A marketing site, as its small scripts (wisp-site.js and the chunks that it loads) know it. */
import type { Stop } from '../platform/dom'

/** What all pieces of a site share. */
export interface Site {
  /** Origin of our server, without a slash at its end: where forms go unless the page names another server. */
  server: string
  /** Whether anything may be kept in this browser beyond the visit to the page. */
  consented(): boolean
  /** Fetches a chunk, once. */
  load<T>(chunk: string): Promise<T>
}

/** A chunk that makes one kind of element work. */
export interface PieceChunk {
  /** Called once for each element; the result undoes it, when the element has left the page. */
  attach(element: Element, site: Site): Stop
}

/** Type of the event that a contact form dispatches before it is sent. */
export const BEFORE_SEND = 'wisp:before-send'

/** Its detail: who listens may have the form wait, for instance for a captcha's token. */
export interface BeforeSend {
  /** A promise that rejects or takes too long holds nothing up. */
  wait(promise: Promise<unknown>): void
}
