/** The label that shows beside a button while it is hovered or has the focus (specification, section 2). */
import type { PieceChunk } from '../../../shared/page/model/site'
import { isComposed } from '../../../shared/page/platform/composing'
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { addPageSheet } from '../../../shared/page/platform/page-sheet'
import './label.css'

addPageSheet(import.meta.wispCss)

/** px beside the button that the label needs, as in label.css. */
const LABEL_PX = 190

/** The side of the screen that has more room, whichever way the page reads. */
const sideOf = (opener: Element): string => {
  const { left, right } = opener.getBoundingClientRect()
  const other = innerWidth - right
  if (Math.max(left, other) < LABEL_PX) return 'above'
  return left > other ? 'left' : 'right'
}

export const attach: PieceChunk['attach'] = (element) => {
  const opener = element as HTMLElement
  let stopEscape: Stop | undefined
  const hide = (): void => {
    stopEscape?.()
    delete opener.dataset.wispLabel
  }
  const show = (): void => {
    hide()
    opener.dataset.wispLabel = sideOf(opener)
    // What shows by hovering has to go without moving the pointer: https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus
    stopEscape = on<KeyboardEvent>(document, 'keydown', (event) => {
      if (event.key !== 'Escape' || isComposed(event)) return
      // Otherwise the same press would close a popup, too.
      event.preventDefault()
      hide()
    })
  }
  // A text that is only a sign, such as ☎, tells a screen reader nothing.
  if (!/[\p{L}\p{N}]{2}/u.test(opener.textContent as string)) opener.ariaLabel ||= opener.dataset.label ?? null
  if (opener.matches(':hover,:focus-visible')) show()
  return all([
    on<PointerEvent>(opener, 'pointerenter', ({ pointerType }) => {
      if (pointerType !== 'touch') show()
    }),
    on(opener, 'focus', () => {
      if (opener.matches(':focus-visible')) show()
    }),
    on(opener, 'pointerleave', () => {
      if (!opener.matches(':focus-visible')) hide()
    }),
    on(opener, 'blur', hide),
    hide,
  ])
}
