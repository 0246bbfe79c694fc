import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { close, dialog, next, overlay, previous } from './parts'

/**
 * @param beside called for a press beside the frame
 * @param cancel the browser wants it closed, by Escape or, on Android, by the back button
 */
export const watchPresses = (
  page: (by: 1 | -1) => unknown,
  end: () => void,
  beside: () => void,
  cancel: () => void,
): Stop => {
  let began = false
  const isBeside = ({ target }: Event): boolean => target === dialog || target === overlay
  return all([
    on(previous, 'click', () => page(-1)),
    on(next, 'click', () => page(1)),
    on(close, 'click', end),
    on(dialog, 'pointerdown', (event) => {
      began = isBeside(event)
    }),
    // Closes by a click beside the content, but not when a text was selected beyond the edge, at the end of a drag, or by the second half of a double click on the link.
    on<MouseEvent>(dialog, 'click', (event) => {
      if (began && isBeside(event) && !event.defaultPrevented && event.detail < 2) beside()
    }),
    on(dialog, 'cancel', (event) => {
      // A `cancel` event of a field in the content does not close the gallery.
      if (event.target !== dialog) return
      event.preventDefault()
      cancel()
    }),
  ])
}
