/** Toasts: short messages at the top of the window (specification, section 9). */
import type { ToastsChunk } from '../../../shared/page/model/page-builder'
import { afterPaint, guard } from '../../../shared/page/platform/dom'
import { decodeToast } from '../../../shared/wire/page/page-builder/toast'
import { createCard } from './card'
import { live } from './life'
import { addToStack, removeFromStack, retire } from './stack'

export const toast: ToastsChunk['toast'] = (detail) => {
  const toastData = decodeToast(detail)
  if (!toastData) return
  guard(() => {
    const { bar, card, fill } = createCard(toastData)
    card.classList.add('new')
    addToStack(card)
    // In a hidden tab this waits until somebody looks.
    afterPaint(() => {
      card.classList.remove('new')
      fill()
      live(
        card,
        bar,
        () => retire(card),
        () => removeFromStack(card),
      )
    })
  })
}
