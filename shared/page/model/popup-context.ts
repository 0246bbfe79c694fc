/** The interface between a popup and its type chunk. */

import type { Popup } from '../../model/popup'
import type { CloseTrigger } from '../visit/close-trigger'
import type { Lead, Receipt } from '../visit/lead'
import type { WispMoment } from './api'
import type { Page } from './page'

/** The context of a type chunk: its only way to the page, the server and storage. */
export interface PopupContext {
  popup: Popup
  /** The template: untrusted until it has passed the allowlist. */
  html: string
  /** The visitor has just pressed something that opens the popup. */
  pressed: boolean
  /** Resolves when the popup disturbs nobody; rejects if it is closed meanwhile. */
  ready(): Promise<void>
  /** The chunks that this popup's template needs, by name. */
  parts: Record<string, unknown>
  /**
   * The visitor submitted their lead, or pressed a button that counts as one. The lead is stored at once. Resolves with
   * the result of the first attempt; with undefined in an owner's preview.
   */
  convert(lead: Lead): Promise<Receipt | undefined>
  /**
   * The visitor has pressed, but the rest of the lead is still missing. Stores what is there; it is sent from the next
   * page at the latest.
   */
  keep(lead: Lead): void
  /**
   * The visitor has seen the popup. Only embedded popups call this: any other popup counts as seen as soon as it is on
   * the page.
   */
  seen(): void
  /** The popup is off the screen. */
  closed(trigger: CloseTrigger): void
  /** The visitor has played. For the rules this counts as a conversion. */
  played(): void
  /** Dispatches an event on `window`; false when a listener cancelled it. */
  emit(moment: WispMoment, detail?: object): boolean
  /** Opens another popup by id. */
  open(id: string): void
  /** The page, its visitor, storage, and the loading of further chunks. */
  page: Page
}

/** Takes the popup off the screen and says why. Safe to call twice. */
export type Unmount = (trigger: CloseTrigger) => void
/** The export `mount` of every type chunk. Resolves when the popup is on the page, or was closed before that. */
export type Mount = (context: PopupContext) => Promise<Unmount>
