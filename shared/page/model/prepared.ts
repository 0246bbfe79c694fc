import type { PopupContext } from './popup-context'

/** What drawing a popup needs. */
export interface Prepared {
  html: string
  /** Chunks by name: the popup type's, and those of the parts that the answer named. */
  parts: PopupContext['parts']
}
