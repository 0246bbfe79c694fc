import type { Context } from 'hono'
import type { Assets } from './assets'
import type { Caller } from './caller'
import type { Carts } from './demo-stores/carts'
import type { Gallery } from './gallery/gallery'
import type { Pictures } from './images/pictures'
import type { KnownPages } from './known-pages'
import type { Log } from './log'
import type { createRate } from './rate'
import type { Store } from './store/store'

/** Dependencies of the server; tests pass their own. */
export interface Deps {
  store: Store
  assets: Assets
  /** Folder with demo.html and desk.html. */
  pagesDir: string
  deskToken: string
  /** Leads and draws per minute and caller; reports (views, closes …) get ten times as many. */
  rate: number
  /** All other rate-limited requests, per minute and caller. */
  readRate: number
  trustProxy: boolean
  log: Log
  /** The pages that were imported; absent: those of the store. */
  pages?: KnownPages
  /** The owner's pictures; absent: there are none. */
  pictures?: Pictures
  /** The library of designs; absent: there is none to see. */
  gallery?: Gallery
}

/** What a route handler gets. */
export interface Tools extends Deps {
  caller: Caller
  /** Rate of new draws, by popup and network. */
  draws: ReturnType<typeof createRate>
  /** Rate of what comes in by contact forms, by form and network. */
  submissions: ReturnType<typeof createRate>
  /** Rate of pictures that have to be made, by network. */
  renderings: ReturnType<typeof createRate>
  /** Of the demo stores. */
  carts: Carts
  pages: KnownPages
}

export interface Route {
  method: 'GET' | 'POST'
  path: string
  /** Which rate limit applies; default: 'read'. Routes of the desk have none. */
  counts?: 'lead' | 'report' | 'read'
  /** The handler limits the body itself, because how much it takes depends on what the address names. */
  limitsBody?: true
  /** Compress the response; for large responses that visitors wait for. */
  compressed?: true
  /** Requires the desk token. */
  desk?: true
  /** Answers 304 while nothing has changed. This buffers the whole response, so do not use it for streams. */
  polled?: true
  handle(c: Context, tools: Tools): Response | Promise<Response>
}
