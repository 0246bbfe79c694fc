import { doc } from '../../../shared/page/platform/safe-dom'
import type { Marked } from '../../core/ui/index'
import type { GamePart } from './game'

/**
 * Takes the place of `data-wisp-prize`: `label`, or `code`, which the button around it copies. Without a code that
 * button is hidden.
 */
export const PrizeText = ({ element, source, live }: Marked) => {
  const isCode = source.getAttribute('data-wisp-prize') === 'code'
  const { prize } = (live.context.parts.gamified as GamePart).gameOf(live)
  const fill = (box: HTMLElement): void => {
    const text = prize()?.[isCode ? 'code' : 'label'] ?? ''
    // A text may run in the other direction than the popup.
    const words = doc.createElement('bdi')
    words.textContent = text
    box.firstElementChild?.replaceChildren(words)
    // Found by its tag: it has no attributes yet when this is drawn.
    const button = isCode && box.closest('button')
    if (!button) return
    button.dataset.wispCopy = text
    button.hidden = !text
  }
  const ref = (box: HTMLElement | null) => (box ? live.context.page.signals.effect(() => fill(box)) : undefined)
  return (
    <span ref={ref} className="wisp-prize">
      {element}
    </span>
  )
}
