/** Pressing a coupon copies it. */
import { after } from '../../../shared/platform/dom'
import type { Action } from '../../core/ui/index'
import './copy.css'

/** How long it says so, in milliseconds (specification, section 9). */
const COPIED = 500
const WORDS = { en: 'Copied', he: 'הועתק' }

const copy: Action = ({ context, say }, pressed) => {
  const code = pressed.dataset.wispCopy || pressed.textContent?.trim() || ''
  const word = WORDS[context.popup.language]
  const copied = (): void => {
    say(word)
    pressed.dataset.copied = word
    after(COPIED, () => delete pressed.dataset.copied)
    context.emit('coupon-copy', { id: context.popup.id, code })
  }
  // No clipboard on http pages, and a page may forbid it: then the code is at least selected.
  const select = (): void => getSelection()?.selectAllChildren(pressed)
  if (navigator.clipboard) navigator.clipboard.writeText(code).then(copied, select)
  else select()
}

export const actions = { copy }
export const css = import.meta.wispCss
