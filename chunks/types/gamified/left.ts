/** Games that were left before their end. Who opens one again on this page plays on, and takes no second prize from the stock. */
import type { Live } from '../../core/ui/index'

/** The submission that such a popup's prize was drawn for. */
const left = new Map<string, string>()

export const playOn = (live: Live): void => {
  live.submissionId = left.get(live.context.popup.id) ?? live.submissionId
}

/** It has been drawn for, or else it is over. */
export const keepDrawn = ({ context, submissionId }: Live, drawn: boolean): void => {
  if (drawn) left.set(context.popup.id, submissionId)
  else left.delete(context.popup.id)
}
