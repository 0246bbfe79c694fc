/** Copies a coupon code when it is pressed. */
import { after } from '../../../shared/page/platform/dom'
import type { Action, Live } from '../../core/ui/index'
import './copy.css'
import { doc } from '../../../shared/page/platform/safe-dom'
import { coupon } from '../../../shared/words/english'

/**
 * Copies a text by selecting it in a field of its own; false if the browser does not let it. The field stands in the
 * popup, because a modal one lets nothing outside have the focus.
 */
const copySelected = (text: string, root: ShadowRoot): boolean => {
  const focused = root.activeElement as HTMLElement | null
  const field = Object.assign(doc.createElement('textarea'), { value: text, readOnly: true })
  field.style.cssText = 'position:fixed;top:0;opacity:0'
  ;(root.querySelector('.wisp-frame') ?? root).append(field)
  field.select()
  const copied = doc.execCommand('copy')
  field.remove()
  focused?.focus({ preventScroll: true })
  return copied
}

/** Says that the code could not be copied, and shows it to be copied by hand. */
const showByHand = ({ root, say, words }: Live, code: string): void => {
  const text = `${words.byHand ?? coupon.byHand} ${code}`
  const note = root.querySelector('[data-wisp-by-hand]') ?? doc.createElement('p')
  note.setAttribute('data-wisp-by-hand', '')
  note.className = 'wisp-note'
  note.textContent = text
  root.querySelector('[data-wisp-action=copy]')?.after(note)
  say(text)
}

/** Milliseconds that “Copied” is shown (specification, section 9). */
const FEEDBACK_MS = 500

const copy: Action = (live, pressed) => {
  const { context, say, words } = live
  const code = pressed.dataset.wispCopy || pressed.textContent?.trim() || ''
  const word = words.copied ?? coupon.copied
  const showCopied = (): void => {
    say(word)
    pressed.dataset.copied = word
    after(FEEDBACK_MS, () => delete pressed.dataset.copied)
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
