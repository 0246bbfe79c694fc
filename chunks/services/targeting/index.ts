/** What few popups have: rules that look at the page or at other popups, and the triggers that not every page has at hand. */
import type { TargetingChunk } from '../../../shared/model/popup'
import { createRules } from './rules'
import { createTriggers } from './triggers'
import { plainly } from './triggers/plainly'

export const target: TargetingChunk['target'] = async (page, campaigns, rules, triggers) => {
  const own = await createRules(page, campaigns)
  for (const popup of campaigns) {
    popup.triggers = plainly(popup, page.visitor)
    // Waits as a tab at times, also where its owner has given it no teaser.
    popup.teaser ||= popup.parts.includes('remind') || Boolean(own.searchLanding?.(popup, page.visitor))
  }
  return {
    rules: { ...rules, ...own },
    triggers: { ...triggers, ...createTriggers(page.visitor, triggers) },
  }
}
