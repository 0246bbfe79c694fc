import { every, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { LEAD_PREFIX } from '../../../shared/page/storage/records'
import type { Lead } from '../../../shared/page/visit/lead'
import type { Live } from '../../core/ui/index'

/** Milliseconds between two checks. */
const LOOK_INTERVAL_MS = 1_000
/** Checks before the note appears: most leads are sent by then. */
const CHECKS_BEFORE_NOTE = 10

/** Shows a note on the current screen while a lead has not been sent. */
export const showUnsentNote = ({ context, root, say, words }: Live, { submissionId }: Lead): Stop => {
  const note = doc.createElement('p')
  Object.assign(note, { className: 'wisp-note', textContent: words.kept })
  let checks = 0
  return every(LOOK_INTERVAL_MS, () => {
    const entry = context.page.storage.get(`${LEAD_PREFIX}${submissionId}`)
    if (!entry && note.parentNode) {
      note.remove()
      say('')
    } else if (entry && ++checks >= CHECKS_BEFORE_NOTE && !note.isConnected) {
      root.querySelector('[data-wisp-screen]')?.append(note)
      say(words.kept)
    }
  })
}
