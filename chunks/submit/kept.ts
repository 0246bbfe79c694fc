import { every, type Stop } from '../../shared/dom'
import { type Lead, OUTBOX } from '../../shared/reporting'
import { doc } from '../../shared/safe-dom'
import type { Live } from '../ui/index'

/** Milliseconds between two looks; what got out before the first is not spoken of. */
const PATIENCE = 10_000

/** Says on the screen that is seen that a lead has not been sent, for as long as that is so. */
export const tellWhileKept = ({ context, root, say, words }: Live, { submissionId }: Lead): Stop => {
  const note = doc.createElement('p')
  Object.assign(note, { className: 'wisp-note', textContent: words.kept })
  return every(PATIENCE, () => {
    if (!context.page.storage.get(`${OUTBOX}${submissionId}`)) note.remove()
    else if (!note.isConnected) {
      root.querySelector('[data-wisp-screen]')?.append(note)
      say(words.kept)
    }
  })
}
