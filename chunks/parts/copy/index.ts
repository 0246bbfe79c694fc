/** Copies a coupon code when it is pressed. */
import { after } from '../../../shared/platform/dom'
import type { Action } from '../../core/ui/index'
import './copy.css'

/** Milliseconds that “Copied” is shown (specification, section 9). */
const FEEDBACK_DURATION = 500
const COPIED = { en: 'Copied', he: 'הועתק' }

const copy: Action = ({ context, say }, pressed) => {
  const code = pressed.dataset.wispCopy || pressed.textContent?.trim() || ''
  const word = COPIED[context.popup.language]
  const showCopied = (): void => {
    say(word)
    pressed.dataset.copied = word
    after(FEEDBACK_DURATION, () => delete pressed.dataset.copied)
    context.emit('coupon-copy', { id: context.popup.id, code })
  }
  // On http pages there is no clipboard, and a page may forbid it. Select the code instead.
  const selectCode = (): void => getSelection()?.selectAllChildren(pressed)
  if (navigator.clipboard) navigator.clipboard.writeText(code).then(showCopied, selectCode)
  else selectCode()
}

export const actions = { copy }
export const css = import.meta.wispCss
