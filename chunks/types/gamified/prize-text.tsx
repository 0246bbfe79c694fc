import { doc } from '../../../shared/platform/safe-dom'
import type { Marked } from '../../core/ui/index'
import { gameOf } from './game-of'

/** Takes the place of `data-wisp-prize`: `label`, or `code`, which the button around it copies; that goes where there is none. */
export const PrizeText = ({ element, source, live }: Marked) => {
  const isCode = source.getAttribute('data-wisp-prize') === 'code'
  const text = gameOf(live).prize?.[isCode ? 'code' : 'label'] ?? ''
  // What is around it has no attributes yet.
  const fill = (box: HTMLElement | null): void => {
    const place = box?.firstElementChild
    if (!place) return
    // In letters of another direction than the popup's it is read in its own.
    const words = doc.createElement('bdi')
    words.textContent = text
    place.replaceChildren(words)
    const copies = box.closest('button')
    if (!isCode || !copies) return
    copies.dataset.wispCopy = text
    copies.hidden = !text
  }
  return (
    <span ref={fill} className="wisp-prize">
      {element}
    </span>
  )
}
