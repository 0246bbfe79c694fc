/** What the teaser chunk exports. Few popups have a teaser, and nothing waits for it. */
import type { Stop } from '../platform/dom'
import type { Inspected } from './inspect'
import type { Page } from './page'
import type { Campaign } from './popup'

interface TeaserPage extends Page {
  /** Fetches what a popup will want, before it is asked for. */
  warm(popup: Campaign): void
}

export interface TeaserChunk {
  /** Shows the tabs of the popups that `look` finds, and keeps them as they should be. A press opens the popup by `open`. */
  tease(page: TeaserPage, look: () => Inspected, open: (id: string, trigger: string) => Promise<unknown>): Stop
}
