import type { Stop } from '../platform/dom'
import type { Signals } from '../platform/signals'
import type { PopupState, WaitsFor } from './lifecycle'

/** Something that holds a popup up. */
export interface Busy {
  what: WaitsFor
  /** Resolves when that has ended; something else may have begun meanwhile. */
  over: Promise<void>
}

/** The facts about a popup that opens by itself. */
export interface BusyWaiting {
  /** The page has asked for it: typing does not hold it up, and neither does a window of the page if it is `modal`. */
  asked?: boolean
  modal?: boolean
  /** The popup is embedded in the page, so windows that lie over the page do not hold it up. */
  embedded?: boolean
  /** Modal popups of ours hold it up, too. */
  ours?: boolean
}

/** A popup that opens by itself, and whose turn has come. */
interface WaitingPopup {
  state: PopupState
  /** False once it is closed, or the visitor presses for it. */
  mustWait(): boolean
  /** Says what it waits for; undefined when that has ended. */
  waits(reason?: WaitsFor): void
}

/** The consequences for a popup that was pressed for while the page has something open. */
interface CoveredPage {
  /** The popup must be a modal window itself to be usable. */
  isModal: boolean
  /** To be called when it is closed: opens again what opening it has closed. */
  restore: Stop
}

export interface BusyChunk {
  /** Finds the thing that holds the popup up; undefined if nothing does. */
  busyWith(popup: BusyWaiting): Busy | undefined
  makeWay(): CoveredPage
  /** Resolves once the visitor does not type and nothing of the page lies over it, or the popup need not wait. */
  untilFree(popup: WaitingPopup, signals: Signals): Promise<void>
}
