/** What passes between the loader, which decides that a popup's moment has come, and the stage, where popups take their turns. */
import type { WispMoment } from './api'
import type { Campaign } from './campaign'
import type { PopupState } from './inspect'
import type { Page } from './page'
import type { WirePopup } from './popup'
import type { Mount, PopupContext } from './popup-context'

/** What it takes to draw a popup. */
export interface Prepared {
  html: string
  /** Chunks by name: its type's, and those of its parts that the answer told of. */
  parts: PopupContext['parts']
}

/** What the legacy-server chunk exports. */
export interface LegacyServerChunk {
  /** Adds to `prepared` what the server did not name. */
  complete(prepared: Prepared, wire: WirePopup, load: Page['load']): Promise<void>
}

/** A popup on the page, as the loader and the stage share it. */
export interface LiveState extends PopupState {
  /** On its way since it was fired. */
  prepared?: Promise<Prepared>
  /** Disarms its triggers. */
  disarm(): void
}

/** What the loader decides for the stage. */
export interface StageContext extends Page {
  /** Whether it may show now: asked again after every wait. */
  allowed(state: LiveState): boolean
  /** Opens another popup by id. */
  open(id: string): void
  /** Who waits, in order. The stage's to fill. */
  queue: LiveState[]
}

/** One popup whose turn has come. */
export interface ShowRequest extends StageContext, Prepared {
  campaign: Campaign
  mount: Mount
  /** Announces a moment on `window`; false when a listener cancelled it. */
  emit(moment: WispMoment, detail?: object): boolean
  /** Closed before it was on the screen, by a listener of its own before-show say. */
  cancelled(): boolean
  /** What fired it. */
  trigger: string
  /** Somebody has seen it. */
  seen(): void
  /** By a press of the visitor's. */
  pressed: boolean
  /** It is off the screen. */
  gone(): void
}

export interface Stage {
  /** Its moment has come. */
  enter(state: LiveState): void
}

/** What the ui chunk exports for the loader. */
export interface StageChunk {
  createStage(context: StageContext): Stage
}
