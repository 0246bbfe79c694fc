import type { Stop } from '../../../shared/page/platform/dom'
import type { Live } from './live'

/** What the escape chunk exports. */
export interface EscapeChunk {
  /** This popup, which leaves the page usable, is on the screen now. */
  add(live: Live): Stop
}
