/** What few popups have: rules that look at the page or at other popups, and the triggers that not every page needs. */
import type { TargetingChunk } from '../../../shared/model/targeting-chunk'
import { createRules } from './rules'
import { createTriggers } from './triggers'
import { effectiveTriggers } from './triggers/effective-triggers'

export const target: TargetingChunk['target'] = async (page, campaigns, { rules, triggers }) => {
  const own = await createRules(page, campaigns)
  for (const popup of campaigns) popup.triggers = effectiveTriggers(popup, page.visitor)
  return {
    rules: { ...rules, ...own },
    triggers: { ...triggers, ...createTriggers(page.visitor, triggers, page.signals) },
  }
}
