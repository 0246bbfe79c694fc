/** The rules and triggers in force: the common ones, and what the targeting chunk adds when a popup needs it. */

import type { Campaign } from '../shared/page/model/campaign'
import type { Page } from '../shared/page/model/page'
import type { Rules } from '../shared/page/model/rules'
import type { Ruleset } from '../shared/page/model/ruleset'
import type { TargetingChunk } from '../shared/page/model/targeting-chunk'
import { entries } from '../shared/page/platform/natives'
import type { Signal } from '../shared/page/platform/signals'
import { RULES } from './rules'
import { TRIGGERS } from './triggers'

export const COMMON_RULESET: Ruleset = { rules: RULES, triggers: TRIGGERS }

/** True if any of these rules holds the popup back. */
export const objects = (rules: Rules, campaign: Campaign, { visitor }: Page): boolean =>
  entries(rules).some(([, rule]) => rule(campaign, visitor))

/** Loads the targeting chunk, until which the popups that need it are blocked. If that fails, they stay so. */
export const target = async (page: Page, campaigns: Campaign[], ruleset: Signal<Ruleset>): Promise<void> => {
  ruleset.value = { ...COMMON_RULESET, rules: { ...RULES, targeting: ({ targeted }) => targeted } }
  const { target } = await page.load<TargetingChunk>('targeting')
  ruleset.value = await target(page, campaigns, COMMON_RULESET)
}
