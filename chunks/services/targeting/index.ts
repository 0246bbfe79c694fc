/** The rules and triggers that only few popups use, so that the loader does not carry them. */
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
