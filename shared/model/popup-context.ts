/** What a popup's chunk is given to draw it, and what it gives back. */

import type { Lead, Receipt } from '../reporting/lead'
import type { WispMoment } from './api'
import type { CloseTrigger } from './close-trigger'
import type { Page } from './page'
import type { Popup } from './popup'

/** What a type chunk is given. A chunk reaches the page, the server and storage through this alone. */
export interface PopupContext {
  popup: Popup
  /** The template: hostile until it has gone through the allowlist. */
  html: string
  /** The visitor has just pressed something for it. */
  pressed: boolean
  /** Chunks that this popup's template asked for, by name. */
  parts: Record<string, unknown>
  /**
   * The visitor gave their lead, or pressed what counts as one. Safe in storage at once; ends with what came of the first
   * try, in an owner's preview with undefined.
   */
  convert(lead: Lead): Promise<Receipt | undefined>
  /** The visitor has pressed, and what completes their lead has not come: safe in storage, and sent from the next page at the latest. */
  keep(lead: Lead): void
  /** Somebody has seen it. Said by an embedded popup alone: any other is seen as soon as it is on the page. */
  seen(): void
  /** It is gone from the screen. */
  closed(trigger: CloseTrigger): void
  /** The visitor has played, which is as good as a conversion for whether it shows again. */
  played(): void
  /** Announces a moment on `window`; false when a listener cancelled it. */
  emit(moment: WispMoment, detail?: object): boolean
  /** Opens another popup by id. */
  open(id: string): void
  /** The page, its visitor, what is stored, and the way to further chunks. */
  page: Page
}

/** Takes the popup off the screen, saying why. Safe to call twice. */
export type Unmount = (trigger: CloseTrigger) => void
/** What every type chunk exports as `mount`. Ends when the popup is on the page, or was closed before that. */
export type Mount = (context: PopupContext) => Promise<Unmount>
