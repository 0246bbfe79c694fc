/** The page and its visitor, as the loader shares them with the chunks. */

import type { AskedBecause } from '../../model/asked-because'
import type { SiteEvent } from '../../model/moment-settings'
import type { Json } from '../platform/natives'
import type { Send } from '../platform/send'
import type { Signal, Signals } from '../platform/signals'
import type { Storage } from '../storage/storage'
import type { ConversionChunk } from './conversion-chunk'
import type { Visitor } from './rules'

/** The attributes of the script tag, as the site owner wrote them. */
export interface Settings {
  site: string
  /** The server for display calls and reports, without a slash at the end. */
  host: string
  /**
   * Folder of wisp.js, with its slash. A classic script has no base for import(), so chunk addresses must be absolute.
   */
  base: string
  nonce: string
  /** Single-page site: popups start again on another page. `false`, or which changes of the address count as well. */
  spa: string
  /**
   * When the browser may store something. `none`: no consent is needed; `required`: after `wisp.consent(true)`;
   * `store`: after the shop's own consent.
   */
  consent: string
  store: string
  /** Popup id of an owner's preview, or ''. */
  preview: string
  /** Popup id of a landing page, which shows that popup directly. */
  landing?: string | undefined
  /** Set in a frame that has popups of its own beside those of the page around it. */
  apart?: string
}

export interface Page extends Settings {
  version: string
  storage: Storage
  visitor: Visitor
  send: Send
  /** JSON's own functions, as they were when the loader started. */
  json: Json
  signals: Signals
  /**
   * The file with what popups share, once one is asked for: `ui`, or one that has more, a pack (`NAMES/ui`). loader/load.ts alone
   * writes it, once.
   */
  ui?: string
  /** How leads are sent, once a file that has it is there: see services/report/fetch-conversion.ts. */
  conversion?: ConversionChunk
  /** Calls of `wisp.event` since the popups of this page began, the latest last. */
  events: Signal<readonly SiteEvent[]>
  /** Fetches a chunk, once. One that imports `ui`: by beside-ui.ts. */
  load<T>(chunk: string): Promise<T>
  /** Set by a script that can have the answer inside, where it was asked for by a call (server/web/edge/answer-inside.ts). */
  askedBecause?: AskedBecause | undefined
}
