import type { Stop } from '../platform/dom'
import type { Scroller } from '../platform/scroller'

/** For pages with a popup that waits for scrolling or, on a phone, for the visitor to leave. */
export interface TriggersChunk {
  scrollPercent(onProgress: (reached: number) => void): Stop
  scrolled(listener: () => void): Stop
  /** `timeStamp`: as in events. */
  onScroll(listener: (timeStamp: number) => void): Stop
  scroller(): Scroller
}

export interface PhoneExitChunk {
  /** Calls `listener` each time the visitor scrolls up fast after reading down the page. */
  onScrollUp(triggers: Pick<TriggersChunk, 'onScroll' | 'scroller'>, listener: () => void): Stop
}
