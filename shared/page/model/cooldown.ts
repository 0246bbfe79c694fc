import type { Campaign } from './campaign'
import type { Page } from './page'

/** The export of the cooldown part for popups that the page itself describes. */
export interface CooldownChunk {
  /** The visitor has closed this popup: none opens by itself for the seconds that its site has set. */
  begin(popup: Pick<Campaign, 'wire'>, page: Pick<Page, 'storage'>): void
}
