import { every, type Stop } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import { type Lead, OUTBOX } from '../../../shared/reporting/reporting'
import type { Live } from '../../core/ui/index'

/** Milliseconds between two looks. */
const LOOK = 1_000
/** Looks before it is spoken of: most gets out before that. */
const PATIENCE = 10

/** Says on the screen that is seen that a lead has not been sent, for as long as that is so. */
export const tellWhileKept = ({ context, root, say, words }: Live, { submissionId }: Lead): Stop => {
  const note = doc.createElement('p')
  Object.assign(note, { className: 'wisp-note', textContent: words.kept })
  let looks = 0
  return every(LOOK, () => {
    const kept = context.page.storage.get(`${OUTBOX}${submissionId}`)
    if (!kept && note.parentNode) {
      note.remove()
      say('')
    } else if (kept && ++looks >= PATIENCE && !note.isConnected) {
      root.querySelector('[data-wisp-screen]')?.append(note)
      say(words.kept)
    }
  })
}
