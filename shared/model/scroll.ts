import type { Stop } from '../platform/dom'
import type { Scroller } from '../platform/scroller'

/** What the scroll chunk exports. Loaded for pages with a popup that waits for scrolling. */
export interface ScrollChunk {
  scrollPercent(onProgress: (percent: number) => void): Stop
  scrolled(listener: () => void): Stop
  /** `at`: as in events. */
  onScroll(listener: (at: number) => void): Stop
  scroller(): Scroller
}
