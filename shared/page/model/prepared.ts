import type { PopupContext } from './popup-context'

/** The things needed to draw a popup. */
export interface Prepared {
  html: string
  /**
   * Chunks by name: `ui` as the loader has fetched it, and once the popup is drawn, its type's, and those of the parts that the answer
   * named.
   */
  parts: PopupContext['parts']
}
