/** A panel that slides in from the side with a form, and out again (specification, section 2). */
import type { PieceChunk } from '../../../shared/page/model/site'
import { isComposed } from '../../../shared/page/platform/composing'
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { addPageSheet } from '../../../shared/page/platform/page-sheet'
import { bare } from '../../../shared/page/platform/safe-dom'
import './callback.css'
import { CLOSE, prepareClose } from './close'
import { focusInside } from './focus'
import { createOpeners } from './openers'

addPageSheet(import.meta.wispCss)

/** Closes the one that is open: two would lie on each other. */
let closeOpen: Stop | undefined

/** Safari tells of a click only since version 18.2 what it was made with. */
const isTouch = ({ pointerType }: MouseEvent & { pointerType?: string }): boolean =>
  pointerType === 'touch' || matchMedia('(pointer:coarse)').matches

export const attach: PieceChunk['attach'] = (panel: HTMLElement, site) => {
  /** What opened it. */
  let from: HTMLElement | undefined
  const active = (): Element | null => bare(document, 'activeElement')
  const close = (event?: Event): void => {
    if (closeOpen !== close) return
    event?.preventDefault()
    closeOpen = undefined
    setOpen(false)
  }
  const setOpen = (open: boolean): void => {
    const focused = panel.contains(active())
    if (open) {
      closeOpen?.()
      closeOpen = close
    }
    panel.classList.toggle('is-open', open)
    panel.inert = !open
    openers.update()
    if (!open && focused) from?.focus({ preventScroll: true })
  }
  const openers = createOpeners(panel, site, (opener, event) => {
    event.preventDefault()
    if (closeOpen === close) return close()
    from = opener
    setOpen(true)
    panel.dataset.wispCallback = 'used'
    focusInside(panel, isTouch(event))
  })
  prepareClose(panel)
  // A visitor may be writing into the form before this code has come.
  setOpen(panel.contains(active()))
  // The owner's way of having nothing flash before this code came; from here on it is off the screen.
  panel.hidden = false
  return all([
    on(panel, 'click', (event) => {
      if ((event.target as Element).closest(CLOSE)) close(event)
    }),
    on<KeyboardEvent>(document, 'keydown', (event) => {
      if (event.key !== 'Escape' || isComposed(event) || event.defaultPrevented) return
      // An Escape that closes a dialog in front of the panel leaves the panel open.
      if (!active()?.closest('dialog,wisp-popup')) close(event)
    }),
    () => {
      close()
      panel.inert = false
      openers.stop()
    },
  ])
}
