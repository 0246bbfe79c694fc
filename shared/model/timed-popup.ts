/** What the chunk of a timed popup, which waits for the moment, fetches when that has come. */
import type { Stop } from '../platform/dom'

export interface PopupWindow {
  /** @param trigger '' for a press. @returns whether it is on the screen now */
  open(trigger: string): boolean
  close: Stop
  /** Closes it and puts everything back as it was. */
  remove: Stop
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
