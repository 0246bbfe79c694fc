import type { PopupContext } from './popup-context'

/** What it takes to draw a popup. */
export interface Prepared {
  html: string
  /** Chunks by name: its type's, and those of the parts that the answer named. */
  parts: PopupContext['parts']
}
