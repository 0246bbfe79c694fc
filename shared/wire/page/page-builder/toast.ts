/** The content of a toast. Pages and their scripts ask for it, so nothing about it can be trusted. */
import { guard } from '../../../page/platform/dom'
import { numberIn } from '../../../page/platform/owner-values'
import { object, text } from '../../../values/names'
import { own } from '../../../values/own'

const TOAST_KINDS = ['success', 'info', 'warning', 'error'] as const
export type ToastKind = (typeof TOAST_KINDS)[number]

export interface Toast {
  kind: ToastKind
  title: string
  message: string
}

/** More would cover the page. */
const MAX_TITLE_LENGTH = 200
const MAX_MESSAGE_LENGTH = 1_000

/** Undefined if there is nothing to say. A text alone is a message. */
export const decodeToast = (raw: unknown): Toast | undefined =>
  guard(() => {
    const detail = object(raw)
    const [title, message] = [text(own(detail, 'title')).trim(), (text(own(detail, 'message')) || text(raw)).trim()]
    if (!title && !message) return
    // The delay cannot be read, and the owner did not mean at once.
    if (Number.isNaN(numberIn(detail, 'after', text(own(detail, 'after'))))) return
    return {
      kind: TOAST_KINDS.find((kind) => kind === own(detail, 'kind')) ?? 'info',
      title: title.slice(0, MAX_TITLE_LENGTH),
      message: message.slice(0, MAX_MESSAGE_LENGTH),
    }
  })
