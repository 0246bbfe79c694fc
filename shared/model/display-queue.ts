/** What passes between the loader, which decides that a popup may show, and the display queue, which gives popups their turns. */

import type { Stop } from '../platform/dom'
import type { ReadonlySignal } from '../platform/signals'
import type { WispMoment } from './api'
import type { Campaign } from './campaign'
import type { PopupState, Transitions } from './lifecycle'
import type { Page } from './page'
import type { WirePopup } from './popup'
import type { Mount } from './popup-context'
import type { Prepared } from './prepared'

/** What the legacy-server chunk exports for the display queue. */
export interface LegacyServerChunk {
  /** Adds to `prepared` the parts that the server did not name. */
  complete(prepared: Prepared, wire: WirePopup, load: Page['load']): Promise<void>
}

/** What the loader hands to the display queue. */
export interface DisplayQueueContext extends Page, Transitions {
  popups: ReadonlySignal<PopupState[]>
  /** Whether it may show now: asked again after every wait. */
  allowed(state: PopupState): boolean
  /** Opens another popup by id. */
  open(id: string): void
}

/** A popup whose turn has come. */
export interface ShowRequest extends Page, Prepared {
  campaign: Campaign
  mount: Mount
  /** Opens another popup by id. */
  open(id: string): void
  /** Announces a moment on `window`; false when a listener cancelled it. */
  emit(moment: WispMoment, detail?: object): boolean
  /** Closed before it was on the screen, by a listener of its own before-show event for instance. */
  cancelled(): boolean
  /** What fired it. */
  trigger: string
  /** Somebody has seen it. */
  seen(): void
  /** The visitor has just pressed something for it. */
  pressed: boolean
  /** It is off the screen. */
  gone(): void
}

/** What the ui chunk exports for the loader. */
export interface DisplayQueueChunk {
  /** Draws each popup that fires when its turn comes. */
  createDisplayQueue(context: DisplayQueueContext): Stop
}
