/**
 * Turns whose popup was closed before they ended. If it opens again on this page, it goes on with the same draw and
 * takes no second prize.
 */
import type { Live } from '../../core/ui/index'

/** By popup: the submission for which its prize was drawn. */
const submissions = new Map<string, string>()

export const resumeTurn = (live: Live): void => {
  live.submissionId = submissions.get(live.context.popup.id) ?? live.submissionId
}
export const rememberTurn = ({ context, submissionId }: Live): void => {
  submissions.set(context.popup.id, submissionId)
}
export const forgetTurn = ({ context }: Live): void => {
  submissions.delete(context.popup.id)
}
