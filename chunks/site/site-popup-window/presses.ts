import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { CLOSE } from '../../../shared/wire/page/site/popup'

/** Presses that close it. Outside it counts only if it also began there: not when a text is selected over the edge. */
export const closeByPress = (dialog: HTMLDialogElement): Stop => {
  let began = false
  const isOutside = ({ target, clientX, clientY }: MouseEvent): boolean => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom)
  }
  return all([
    on<MouseEvent>(dialog, 'pointerdown', (event) => {
      began = isOutside(event)
    }),
    on<MouseEvent>(dialog, 'click', (event) => {
      const control = Element.prototype.closest.call(event.target, CLOSE)
      if (!control && !(began && isOutside(event))) return
      // Only a link that leads elsewhere is still followed; a button must not send the form around it.
      if (!/^[^#]/.test(control?.getAttribute('href') ?? '')) event.preventDefault()
      dialog.close()
    }),
  ])
}
