/** What of the page and its visitor the loader shares with the chunks. */

import type { Send } from '../platform/send'
import type { Signals } from '../platform/signals'
import type { Storage } from '../platform/storage'
import type { Visitor } from './rules'

/** What the site owner wrote on the script tag. */
export interface Settings {
  site: string
  /** Where decisions and reports go; no slash at the end. */
  host: string
  /** Folder of wisp.js, with its slash: chunk addresses must be absolute, a classic script has no base for import(). */
  base: string
  nonce: string
  /** Single-page site: popups start anew when the address changes. */
  spa: boolean
  /** `none` is needed; `required`: not before `wisp.consent(true)`; `store`: the shop's own, none until it is given. */
  consent: string
  store: string
  /** Popup id of an owner's preview, or ''. */
  preview: string
  /** Popup id of a landing page, which shows it directly, or ''. */
  landing: string
}

export interface Page extends Settings {
  version: string
  storage: Storage
  visitor: Visitor
  send: Send
  signals: Signals
  /** Fetches a chunk, once. */
  load<T>(chunk: string): Promise<T>
}
