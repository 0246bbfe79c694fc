/** What the chunk of a timed popup fetches: `site-popup-triggers` at once, the others when the moment has come. */
import type { Stop } from '../platform/dom'

export interface PopupWindow {
  /** @param trigger '' for a press. @returns whether it is on the screen now */
  open(trigger: string): boolean
  close: Stop
  /** Closes it and puts everything back as it was. */
  remove: Stop
}

/** `site-popup-triggers`: what opens a popup of the owner's by itself. */
export interface PopupTriggersChunk {
  /** @param fire called with the name of what happened, more than once unless stopped */
  arm(popup: { triggers: string[]; delay: number; scroll: number }, fire: (by: string) => void): Stop
}

/** `site-popup-window`: how a popup behaves. */
export interface PopupWindowChunk {
  /**
   * @param look class of its dialog
   * @param closed called each time that it has left the screen
   */
  createWindow(element: HTMLElement, look: string, closed: Stop): PopupWindow
}

/** `site-popup-look`: the style sheet, and how a popup appears. */
export interface PopupLookChunk {
  /**
   * Resolves with the class of the dialog.
   * @param ask whether there is time to ask the site's server, if the popup names no effect
   */
  lookOf(element: HTMLElement, ask: boolean): Promise<string>
}
