import type { Context } from 'hono'
import type { Assets } from './assets'
import type { Caller } from './caller'
import type { Log } from './log'
import type { createRate } from './rate'
import type { Store } from './store/store'

/** What the server is made of; tests hand in their own. */
export interface Deps {
  store: Store
  assets: Assets
  /** Folder of demo.html and desk.html. */
  pagesDir: string
  deskToken: string
  /** Leads and draws per minute and caller; of reports (views, closes …) ten times as many. */
  rate: number
  /** Everything else that takes work, per minute and caller. */
  readRate: number
  trustProxy: boolean
  log: Log
}

/** What a route has at hand. */
export interface Tools extends Deps {
  caller: Caller
  /** Of new draws, by popup and address. */
  draws: ReturnType<typeof createRate>
}

export interface Route {
  method: 'GET' | 'POST'
  path: string
  /** Which of the caller's rates it counts against: reads where nothing is said; none for the desk. */
  counts?: 'lead' | 'report' | 'read'
  /** What visitors wait for, and longer than a packet: sent compressed. */
  compressed?: true
  /** Behind the desk token. */
  desk?: true
  /** Asked for again and again: answered 304 while nothing has changed. It is read whole for that, so never what is streamed. */
  polled?: true
  handle(c: Context, tools: Tools): Response | Promise<Response>
}
