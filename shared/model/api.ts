/**
 * `window.wisp`: what the people who build a page may call (docs/page.md). Types alone, and none of ours are imported:
 * the build ships this file as `wisp.d.ts`.
 */
export interface WispApi {
  version: string
  /** Opens a popup by id, whatever its triggers and frequency say; false when there is none of that id. */
  open(id: string): Promise<boolean>
  /** Closes a popup, or all. */
  close(id?: string): void
  /** Takes all popups away and asks the server anew. */
  refresh(): void
  /** Runs a chunk of Wisp that the server has not named. `wisp-page.js` uses it. */
  run(chunk: string): void
  /** Says who the visitor is, where the site knows: activities are then reported under it. Kept until consent is withdrawn. */
  identify(who: { email?: string; customerId?: string }): void
  /** Consent given or withdrawn, at any time. Withdrawing deletes what was stored. */
  consent(yes: boolean): void
  /** Listens to `show`, `close`, `submit` and the like; returns its stop. */
  on(moment: WispMoment, listener: (event: CustomEvent) => void): () => void
  /** Stops the same listener. */
  off(moment: WispMoment, listener: (event: CustomEvent) => void): void
  /** Resolves once the server has answered and the triggers are armed. */
  ready(): Promise<unknown>
  /** Why each popup shows, or does not. */
  explain(): Promise<Explanation>
  /** Opens the same as a panel. */
  inspect(): void
  /** Runs a queued call: `['open', id]`, or a function that is given this object. */
  push(...calls: WispCall[]): void
}

export type WispCall = [method: string, ...args: unknown[]] | ((wisp: WispApi) => void)

/** Events on `window` are called `wisp:` and this. */
export type WispMoment = 'before-show' | 'show' | 'close' | 'submit' | 'prize' | 'coupon-copy' | 'error'

/** What `wisp.explain()` resolves with. Sentences are English. */
export interface Explanation {
  site: string
  /** One sentence on the whole: what the server answered. */
  says: string
  visitor: Record<string, string | number | boolean>
  popups: PopupExplanation[]
  requests: { url: string; status: number; milliseconds: number }[]
}

export interface PopupExplanation {
  id: string
  name: string
  type: string
  state: 'shown' | 'waiting' | 'armed' | 'blocked' | 'idle' | 'unknown'
  /** One sentence that an owner understands. */
  says: string
  /** `set`: the owner has set it for this popup. */
  rules: { rule: string; set: boolean; allows: boolean; says: string }[]
  triggers: { trigger: string; armed: boolean; reached: number; needed: unknown; says: string }[]
  /** What opened it last on this page; absent when nothing has. */
  fired?: string
  /** Place in the queue, from 1; absent when it does not wait. */
  place?: number
  /** When time alone could let it show again, ISO 8601; absent where time changes nothing. */
  next?: string
}

/** What `wisp:toast` asks for. */
export interface ToastDetail {
  kind?: 'success' | 'info' | 'warning' | 'error'
  title?: string
  message?: string
}

/** The `detail` of `wisp:campaign-complete`. */
export interface CampaignDetail {
  page: string
  variant: string
  /** The name that the pressed element is counted by. */
  element: string
}

declare global {
  interface Window {
    wisp?: WispApi | WispCall[]
  }
  interface WindowEventMap {
    'wisp:toast': CustomEvent<ToastDetail>
    'wisp:campaign-complete': CustomEvent<CampaignDetail>
  }
}
