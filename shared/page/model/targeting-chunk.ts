import type { Campaign } from './campaign'
import type { Page } from './page'
import type { Ruleset } from './ruleset'

/** The exports of the targeting chunk: rules and triggers that few popups have. */
export interface TargetingChunk {
  /**
   * Resolves with all rules and triggers for these popups, including those of `common`, once the facts that they look
   * at are known (whether there is an ad blocker, for instance).
   */
  target(page: Page, campaigns: readonly Campaign[], common: Ruleset): Promise<Ruleset>
}
