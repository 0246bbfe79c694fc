/** What few popups have: rules that look at the page or at other popups, and the triggers that not every page has at hand. */
import type { TargetingChunk } from '../../shared/popup'
import { createRules } from './rules'
import { createTriggers } from './triggers'
import { plainly } from './triggers/plainly'

export const target: TargetingChunk['target'] = async (page, campaigns, rules, triggers) => {
  for (const popup of campaigns) popup.triggers = plainly(popup, page.visitor)
  return {
    rules: { ...rules, ...(await createRules(page, campaigns)) },
    triggers: { ...triggers, ...createTriggers(page.visitor, triggers) },
  }
}
