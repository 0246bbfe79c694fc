/** The chunks of a timed popup: `site-popup-triggers` is fetched at once, the others when the moment has come. */
import type { Stop } from '../platform/dom'
import type { Site } from './site'

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

export interface PopupLook {
  /** Class of its dialog. */
  name: string
  /** Adds what closes it to a popup that has none of its own. */
  addClose(element: HTMLElement): Stop
}

/** `site-popup-window`: how a popup behaves. */
export interface PopupWindowChunk {
  /** @param onClose called each time that it has left the screen */
  createWindow(element: HTMLElement, look: PopupLook, onClose: Stop): PopupWindow
}

/** `site-popup-look`: the style sheet, and how a popup appears. */
export interface PopupLookChunk {
  /**
   * @param mayAskServer whether there is time to ask the site's server, if the popup names no effect
   */
  lookOf(element: HTMLElement, mayAskServer: boolean, load: Site['load']): Promise<PopupLook>
}
