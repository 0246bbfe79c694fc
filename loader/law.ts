/** Which rules and triggers are in force: those of every popup, and what the targeting chunk adds for few. */

import type { Campaign } from '../shared/model/campaign'
import type { Page } from '../shared/model/page'
import type { Law } from '../shared/model/popups'
import type { Rule, Rules } from '../shared/model/rules'
import type { TargetingChunk } from '../shared/model/targeting-chunk'
import type { Signal } from '../shared/platform/signals'
import { RULES } from './rules'
import { TRIGGERS } from './triggers'

export const COMMON: Law = { rules: RULES, triggers: TRIGGERS }

/** Whether any of these rules holds the popup back. */
export const objects = (rules: Rules, campaign: Campaign, { visitor }: Page): boolean =>
  Object.values(rules).some((rule) => rule(campaign, visitor))

/** Holds back what the targeting chunk was to decide on and has not. */
const targeting: Rule = ({ targeted }) => targeted

/** Few popups have what the targeting chunk decides on. Without it, those that might are held back. */
export const target = async (page: Page, campaigns: Campaign[], law: Signal<Law>): Promise<void> => {
  law.value = { ...COMMON, rules: { ...RULES, targeting } }
  const { target } = await page.load<TargetingChunk>('targeting')
  law.value = await target(page, campaigns, COMMON)
}
