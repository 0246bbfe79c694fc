import { on, type Stop } from '../../../../shared/page/platform/dom'
import { own } from '../../../../shared/values/own'
import { prefersReducedMotion } from '../../../core/ui/index'

/** px for an arrow key, as in browsers. */
const LINE_PX = 40
/** Part of the visible height that a page key scrolls by, so that some lines stay in sight. */
const PAGE_SHARE = 0.875

/** Distance that each key scrolls, in px. */
const DISTANCES: Record<string, (height: number) => number> = {
  ArrowDown: () => LINE_PX,
  ArrowUp: () => -LINE_PX,
  PageDown: (height) => height * PAGE_SHARE,
  PageUp: (height) => -height * PAGE_SHARE,
  ' ': (height) => height * PAGE_SHARE,
  End: () => Number.MAX_SAFE_INTEGER,
  Home: () => -Number.MAX_SAFE_INTEGER,
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
    const back = shiftKey && key === ' ' ? -1 : 1
    box.scrollBy({ top: distance(box.clientHeight) * back, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  })
