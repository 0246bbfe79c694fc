import type { Campaign } from './campaign'
import type { Page } from './page'
import type { Law } from './popups'

/** What the targeting chunk exports: rules and triggers that few popups have. */
export interface TargetingChunk {
  /**
   * All rules and triggers for these popups, those of `common` among them, once all that they look at is known (whether an
   * ad blocker is there, for instance). Settings of triggers that stand for others are replaced by those.
   */
  target(page: Page, campaigns: Campaign[], common: Law): Promise<Law>
}
