import type { Stop } from '../../../shared/page/platform/dom'
import type { Live } from './live'

/** Exports of the modal chunk. */
export interface ModalChunk {
  /** Keeps the focus in a modal popup, and does what else is not needed to paint it. */
  watch(frame: HTMLDialogElement, live: Live): Stop
}
