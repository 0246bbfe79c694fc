import { on, type Stop } from '../../../../shared/page/platform/dom'
import { own } from '../../../../shared/values/own'
import { prefersReducedMotion } from '../../../core/ui/index'

/** px for an arrow key, as in browsers. */
const LINE_PX = 40
/** Part of the visible height that a page key scrolls by, so that some lines stay in sight. */
const PAGE_SHARE = 0.875

/** Distance that each key scrolls: px, or parts of the visible height. */
const DISTANCES: Record<string, [px: number, share?: number]> = {
  ArrowDown: [LINE_PX],
  ArrowUp: [-LINE_PX],
  PageDown: [0, PAGE_SHARE],
  PageUp: [0, -PAGE_SHARE],
  ' ': [0, PAGE_SHARE],
  End: [1e9],
  Home: [-1e9],
}

const isHigherThanSeen = ({ clientHeight, scrollHeight }: Element): boolean => scrollHeight > clientHeight + 1

/**
 * In a low window a part of the frame scrolls, which browsers do not do for keys while the frame itself has the focus.
 */
export const scrollByKeys = (frame: HTMLElement): Stop =>
  on<KeyboardEvent>(frame, 'keydown', (event) => {
    const { altKey, ctrlKey, defaultPrevented, key, metaKey, shiftKey, target } = event
    const distance = own(DISTANCES, key)
    if (!distance || target !== frame || defaultPrevented || altKey || ctrlKey || metaKey) return
    const box = [frame, ...frame.querySelectorAll('.wisp-root')].find(isHigherThanSeen)
    if (!box) return
    event.preventDefault()
    const [px, share = 0] = distance
    const top = (px + box.clientHeight * share) * (shiftKey && key === ' ' ? -1 : 1)
    box.scrollBy({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  })
