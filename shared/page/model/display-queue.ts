/**
 * The interface between the loader, which decides whether a popup may show, and the display queue, which gives popups
 * their turns.
 */

import type { Popup, WirePopup } from '../../model/popup'
import type { Stop } from '../platform/dom'
import type { ReadonlySignal } from '../platform/signals'
import type { Campaign } from './campaign'
import type { DisplayAnswer } from './display-answer'
import type { PopupState, Transitions } from './lifecycle'
import type { Page } from './page'
import type { PopupContext } from './popup-context'
import type { Prepared } from './prepared'

/** The exports of the legacy-server chunk for the loader and the display queue. */
export interface LegacyServerChunk {
  /** @param raw untrusted: whatever the server has answered */
  decodeDisplay(raw: Record<string, unknown>): Omit<DisplayAnswer, 'status'>
  /** A popup of a server that says of it what the specification does. @param settings that came with the template */
  decodePopup(campaign: Campaign, settings?: WirePopup): Popup
  /** Adds to `prepared` the parts that the server did not name, or puts it into the language of the page. */
  complete(prepared: Prepared, wire: WirePopup, load: Page['load']): Promise<void>
}

/** The exports of the comeback chunk for the display queue. */
export interface ComeBackChunk {
  /** Fires a popup again that another tab or a listener of its before-show event has kept away. */
  comeBack(state: PopupState, context: DisplayQueueContext): unknown
}

/** The popups of the page, as far as the display queue may change them. */
interface QueueLifecycle extends Transitions {
  popups: ReadonlySignal<PopupState[]>
  /** Fires a popup that could not show. */
  fire(state: PopupState, trigger: string, asked: undefined, prepare: () => Promise<Prepared>): void
}

/** The loader's parts that the display queue uses. */
export interface DisplayQueueContext {
  page: Page
  lifecycle: QueueLifecycle
  /** True if the popup may show now. Asked again after every wait. */
  allowed(state: PopupState): boolean
  /** Opens another popup by id. */
  open(id: string): void
}

/** A popup whose turn has come. */
export interface ShowRequest {
  campaign: Campaign
  /** The context of its chunks, as far as it is known before it shows. */
  context: Pick<PopupContext, 'html' | 'open' | 'page' | 'parts' | 'pressed' | 'ready'>
  /** True if the popup was closed before it was on the screen, for instance by a listener of its before-show event. */
  cancelled(): boolean
  /** The trigger that fired it. */
  trigger: string
  /** To be called when the visitor has seen the popup. */
  seen(): void
  /** To be called when the popup is off the screen. */
  gone(): void
}

/** The exports of the ui chunk for the loader. */
export interface DisplayQueueChunk {
  /** Draws every popup that fires when its turn comes. */
  createDisplayQueue(context: DisplayQueueContext): Stop
}
