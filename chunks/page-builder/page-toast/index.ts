/** Toasts: short messages at the top of the window (specification, section 9). */
import type { ToastsChunk } from '../../../shared/model/page-builder'
import { afterPaint, guard, on } from '../../../shared/platform/dom'
import { decodeToast } from '../../../shared/wire/page-builder/toast'
import { createCard } from './card'
import { live } from './life'
import { addToStack, neighbourOf, removeFromStack } from './stack'

export const toast: ToastsChunk['toast'] = (detail) => {
  const said = decodeToast(detail)
  if (!said) return
  guard(() => {
    const { bar, card, fill } = createCard(said)
    /** What had the focus before the toast. */
    let before: HTMLElement | null = null
    const stop = on<FocusEvent>(card, 'focusin', ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !card.contains(relatedTarget)) before = relatedTarget
    })
    /** Moves the focus on, because the toast cannot be used any more. */
    const letGo = (): void => {
      const focused = card.matches(':focus-within')
      const next = neighbourOf(card)?.querySelector<HTMLElement>('.close') ?? before
      card.inert = true
      if (focused) next?.focus({ preventScroll: true })
    }
    card.classList.add('new')
    addToStack(card)
    // In a hidden tab this waits until somebody looks.
    afterPaint(() => {
      card.classList.remove('new')
      fill()
      live(card, bar, letGo, () => {
        stop()
        removeFromStack(card)
      })
    })
  })
}
