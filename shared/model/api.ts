/**
 * `window.wisp`: the functions for developers of a page (docs/page.md). Only types, without imports of ours, because
 * the build ships this file as `wisp.d.ts`.
 */
export interface WispApi {
  version: string
  /** Opens a popup by id, whatever its triggers and frequency. Resolves with false if there is no popup of that id. */
  open(id: string): Promise<boolean>
  /** Closes a popup, or all of them. */
  close(id?: string): void
  /** Removes all popups and asks the server again. */
  refresh(): void
  /**
   * Tells us who the visitor is, if the site knows. Activities are then reported under that name. Kept until consent is
   * withdrawn.
   */
  identify(who: { email?: string; customerId?: string }): void
  /** Gives or withdraws consent, at any time. Withdrawing deletes what was stored. */
  consent(yes: boolean): void
  /** Listens to `show`, `close`, `submit` and the other events. Returns a function that stops listening. */
  on(moment: WispMoment, listener: (event: CustomEvent) => void): () => void
  /** Stops a listener that was added by `on`. */
  off(moment: WispMoment, listener: (event: CustomEvent) => void): void
  /** Resolves once the server has answered and the triggers are armed. */
  ready(): Promise<unknown>
  /** Explains why each popup shows or does not show. */
  explain(): Promise<Explanation>
  /** Opens a panel with the same explanation. */
  inspect(): void
  /** Runs a queued call: `['open', id]`, or a function that gets this object. */
  push(...calls: WispCall[]): void
}

export type WispCall = [method: string, ...args: unknown[]] | ((wisp: WispApi) => void)

/** The events on `window` are named `wisp:` followed by one of these. */
export type WispMoment = 'before-show' | 'show' | 'close' | 'submit' | 'prize' | 'coupon-copy' | 'error'

/** What `wisp.explain()` resolves with. Its sentences are in English. */
export interface Explanation {
  site: string
  /** One sentence about the page as a whole: what the server answered. */
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
  /** `set`: whether the owner has set this rule for the popup. */
  rules: { rule: string; set: boolean; allows: boolean; says: string }[]
  triggers: { trigger: string; armed: boolean; reached: number; needed: unknown; says: string }[]
  /** What opened it last on this page; absent if it was not opened. */
  fired?: string
  /** Its place in the queue, from 1; absent if it does not wait. */
  place?: number
  /** When it could show again by time alone, ISO 8601; absent if time changes nothing. */
  next?: string
}

declare global {
  interface Window {
    wisp?: WispApi | WispCall[]
  }
}
