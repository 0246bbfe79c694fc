/** Copies a coupon code when it is pressed. */
import { after } from '../../../shared/platform/dom'
import type { Action } from '../../core/ui/index'
import { showByHand } from './by-hand'
import './copy.css'
import { copySelected } from './select'

/** Milliseconds that “Copied” is shown (specification, section 9). */
const FEEDBACK_DURATION = 500
const COPIED_WORDS = { en: 'Copied', he: 'הועתק' }

const copy: Action = (live, pressed) => {
  const { context, say } = live
  const code = pressed.dataset.wispCopy || pressed.textContent?.trim() || ''
  const word = COPIED_WORDS[context.popup.language]
  const showCopied = (): void => {
    say(word)
    pressed.dataset.copied = word
    after(FEEDBACK_DURATION, () => delete pressed.dataset.copied)
    context.emit('coupon-copy', { id: context.popup.id, code })
  }
  // On http pages there is no clipboard, and a page may forbid it. The older way works there while the press lasts.
  const copyOldWay = (): void => {
    if (copySelected(code, live.root)) showCopied()
    else showByHand(live, code)
  }
  if (navigator.clipboard) navigator.clipboard.writeText(code).then(showCopied, copyOldWay)
  else copyOldWay()
}

export const actions = { copy }
export const css = import.meta.wispCss
