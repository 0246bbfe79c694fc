/** The window lies on the part of the page that is seen, and is as large on the screen as on a page that is not enlarged. */
import type { VisualView } from '../../../shared/page/gallery/seen'
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'

/** Times: less is the inexactness of fractions. */
const MIN_ENLARGEMENT = 1.02

export const visualView = (): VisualView => {
  const { width = 1, offsetLeft = 0, offsetTop = 0 } = visualViewport ?? {}
  const times = bare(document, 'documentElement').clientWidth / width
  return times > MIN_ENLARGEMENT ? { x: offsetLeft, y: offsetTop, times } : { x: 0, y: 0, times: 1 }
}

export const followSeen = (dialog: HTMLElement): Stop => {
  const follow = (): void => {
    const { x, y, times } = visualView()
    dialog.style.setProperty('--wisp-seen', times > 1 ? `translate(${x}px,${y}px) scale(${1 / times})` : 'none')
  }
  follow()
  return all(['resize', 'scroll'].map((type) => on(visualViewport ?? window, type, follow)))
}
