/** The window of a timed popup: opening, closing and focus. */
import type { PopupWindowChunk } from '../../../shared/page/model/timed-popup'
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { createFrame } from './frame'
import { open } from './open'
import { closeByPress } from './presses'

export const createWindow: PopupWindowChunk['createWindow'] = (element, look, onClose) => {
  const [dialog, restore] = createFrame(element, look)
  let close: Stop = () => {}
  const remove: Stop = all([
    // The event of an earlier close may arrive after the popup has opened again.
    on(dialog, 'close', () => {
      if (dialog.open) return
      close()
      onClose()
    }),
    closeByPress(dialog),
    // Turbo keeps a copy of the page that is left, in which an open popup could not be closed.
    on(document, 'turbo:before-cache', () => remove()),
    () => close(),
    restore,
  ])
  return {
    open(trigger) {
      if (dialog.open || !dialog.isConnected) return false
      const dispatch = (eventName: string) => (): void => {
        element.dispatchEvent(new CustomEvent(`wisp:popup-${eventName}`, { bubbles: true, detail: { trigger } }))
      }
      const opened = open(dialog)
      if (!opened) return false
      close = all([opened, dispatch('close')])
      dispatch('open')()
      return true
    },
    close: () => close(),
    remove,
  }
}
