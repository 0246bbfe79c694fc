/** What the loader hands to the inspector, so that it can tell why a popup shows or does not. */
import type { Explanation } from './api'
import type { Campaign } from './campaign'
import type { DisplayAnswer } from './display-answer'
import type { Page } from './page'
import type { Unmount } from './popup-context'
import type { Rules } from './rules'

/** One popup on this page. */
export interface PopupState {
  campaign: Campaign
  /** Waiting for its turn, on its way, or on screen. */
  active?: boolean
  /** What fired it last; '' when nothing has. */
  trigger: string
  /** Asked for by the visitor's own click or by a call: rules about timing do not apply. The event's type where the page was handling one. */
  asked?: boolean | string
  /** Closed before it was on the screen. */
  cancelled?: boolean
  /** Its triggers are watching since then (milliseconds since 1970); absent when they are not. */
  armedAt?: number
  /** How far each armed trigger has come, as it last told. */
  reached: Record<string, number>
  /** What kept it from the screen when it fired last, apart from the rules: a page's listener, another tab, a chunk that failed. */
  kept?: 'cancelled' | 'other-tab' | 'failed'
  /** Somebody has seen it: of an embedded popup, later than it is on the page. */
  seen?: boolean
  /** Takes it off the screen; there while it is on it. */
  unmount?: Unmount
}

export interface Inspected {
  /** Absent until the server has answered. */
  answer?: DisplayAnswer
  /** In the order of the answer, but for those that no chunk of this script draws; popups opened by a click behind them. */
  popups: PopupState[]
  /** Fired, and waiting for another to go. */
  queue: PopupState[]
  /** Those in force. */
  rules: Rules
  triggers: Record<string, unknown>
}

/** What the inspector chunk exports. */
export interface Inspector {
  explain(page: Page, look: () => Inspected): Explanation
  /** Opens the panel, or brings it back. */
  inspect(page: Page, look: () => Inspected): void
}
