/** The rarer rules, which look at the page or at other popups, and the rarer triggers. */
import type { TargetingChunk } from '../../../shared/model/popup'
import { createRules } from './rules'
import { createTriggers } from './triggers'
import { effectiveTriggers } from './triggers/effective-triggers'

export const target: TargetingChunk['target'] = async (page, campaigns, rules, triggers) => {
  const own = await createRules(page, campaigns)
  for (const popup of campaigns) {
    popup.triggers = effectiveTriggers(popup, page.visitor)
    // These popups can wait as a teaser even if their owner has not set one.
    popup.teaser ||= popup.parts.includes('remind') || Boolean(own.searchLanding?.(popup, page.visitor))
  }
  return {
    rules: { ...rules, ...own },
    triggers: { ...triggers, ...createTriggers(page.visitor, triggers) },
  }
}
