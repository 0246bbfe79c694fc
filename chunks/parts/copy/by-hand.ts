import { doc } from '../../../shared/platform/safe-dom'
import type { Live } from '../../core/ui/index'

const BY_HAND = { en: 'Could not copy. The code:', he: 'ההעתקה לא הצליחה. הקוד:' }

/** Says that the code could not be copied, and shows it to be copied by hand. */
export const showByHand = ({ context, root, say }: Live, code: string): void => {
  const text = `${BY_HAND[context.popup.language]} ${code}`
  const note = root.querySelector('[data-wisp-by-hand]') ?? doc.createElement('p')
  note.setAttribute('data-wisp-by-hand', '')
  note.className = 'wisp-note'
  note.textContent = text
  root.querySelector('[data-wisp-action=copy]')?.after(note)
  say(text)
}
