import type { Campaign } from './campaign'
import type { Page } from './page'
import type { Rules } from './rules'
import type { Trigger } from './trigger'

/** What the targeting chunk exports: rules and triggers that few popups have. */
export interface TargetingChunk {
  /**
   * All rules and triggers for these popups, the loader's own among them, once all that they look at is known (whether an
   * ad blocker is there, say). Settings of triggers that stand for others are replaced by those.
   */
  target(
    page: Page,
    campaigns: Campaign[],
    rules: Rules,
    triggers: Record<string, Trigger<never>>,
  ): Promise<{ rules: Rules; triggers: Record<string, Trigger<never>> }>
}
