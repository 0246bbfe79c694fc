/** A panel that slides in from the side with a form, and out again (specification, section 2). */
import type { PieceChunk } from '../../../shared/model/site'
import { all, on, type Stop } from '../../../shared/platform/dom'
import { createPageSheet } from '../../../shared/platform/page-sheet'
import { bare, doc } from '../../../shared/platform/safe-dom'
import './callback.css'
import { focusInside } from './focus'
import { createOpeners } from './openers'
import { preparePanel } from './panel'

const addSheet = createPageSheet(import.meta.wispCss)

/** Closes the one that is open: two would lie on each other. */
let closeOpen: Stop = () => {}

/** Safari tells of a click only since version 18.2 what it was made with. */
const isTouch = ({ pointerType }: MouseEvent & { pointerType?: string }): boolean =>
  pointerType === 'touch' || matchMedia('(pointer: coarse)').matches

export const attach: PieceChunk['attach'] = (element) => {
  const panel = element as HTMLElement
  const contains = bare(panel, 'contains')
  let open = false
  /** What opened it. */
  let from: HTMLElement | undefined
  let stopFocus: Stop = () => {}

  const set = (now: boolean): void => {
    stopFocus()
    const focused = contains(doc.activeElement)
    open = now
    if (now) {
      closeOpen()
      closeOpen = close
    } else if (closeOpen === close) closeOpen = () => {}
    bare(panel, 'classList').toggle('is-open', now)
    bare(panel, 'toggleAttribute')('inert', !now)
    openers.update(now)
    if (!now && focused) from?.focus({ preventScroll: true })
  }
  const close = (): void => set(false)
  const openers = createOpeners(panel, (opener, event) => {
    if (open) return close()
    from = opener
    set(true)
    stopFocus = focusInside(panel, isTouch(event))
  })
  const restore = preparePanel(panel)
  const removeSheet = addSheet()
  // Whoever was faster than this code and writes into the form already goes on.
  set(contains(doc.activeElement))
  return all([
    on(panel, 'click', (event) => {
      if (!bare(event.target as Element, 'closest')('[data-wisp-close]')) return
      event.preventDefault()
      close()
    }),
    on<KeyboardEvent>(document, 'keydown', (event) => {
      const { defaultPrevented, isComposing, key } = event
      const { activeElement, body } = doc
      // Not one that is meant for something else on the page, such as a window in front of this one.
      const here = contains(activeElement) || activeElement === body || openers.isOpener(activeElement)
      if (key !== 'Escape' || !open || defaultPrevented || isComposing || !here) return
      event.preventDefault()
      close()
    }),
    () => {
      close()
      openers.stop()
      bare(panel, 'toggleAttribute')('inert', false)
    },
    restore,
    removeSheet,
  ])
}
