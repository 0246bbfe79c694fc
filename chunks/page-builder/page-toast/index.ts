/** Toasts: short messages at the top of the window (specification, section 9). */
import type { ToastsChunk } from '../../../shared/page/model/page-builder'
import { afterPaint, guard } from '../../../shared/page/platform/dom'
import { tagAt } from '../../../shared/page/platform/language-of'
import { wordsIn } from '../../../shared/page/platform/words-in'
import { decodeToast } from '../../../shared/wire/page/page-builder/toast'
import { toast as english } from '../../../shared/words/english-pages'
import { createCard } from './card'
import { live } from './life'
import { addToStack, removeFromStack, retire } from './stack'

export const toast: ToastsChunk['toast'] = async (detail, load) => {
  const toastData = decodeToast(detail)
  if (!toastData) return
  const words = { ...english, ...(await wordsIn(tagAt(), 'page', load)) }
  guard(() => {
    const { bar, card, fill } = createCard(toastData, words)
    card.classList.add('new')
    addToStack(card, words)
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
