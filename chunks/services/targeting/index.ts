/** The rules and triggers that only few popups use, so that the loader does not carry them. */
import type { TargetingChunk } from '../../../shared/page/model/targeting-chunk'
import { readVariable } from '../../../shared/page/platform/variable'
import { createRules } from './rules'
import { createTargetingOf } from './targeting-of'
import { createTriggers } from './triggers'
import { effectiveTriggers } from './triggers/effective-triggers'
import { lateVariable } from './triggers/late-variable'

export const target: TargetingChunk['target'] = async (page, campaigns, { rules, triggers }) => {
  const ownRules = await createRules(page, campaigns)
  const allTriggers = { ...triggers, ...createTriggers(page.visitor, triggers, page.signals) }
  const targetingOf = createTargetingOf(campaigns)
  for (const popup of campaigns) {
    const settings = effectiveTriggers(popup, page.visitor)
    popup.triggers = targetingOf(popup).variables ? Object.assign(settings, { lateVariable: popup.id }) : settings
  }
  const late = lateVariable((id) => {
    const popup = campaigns.find((each) => each.id === id)
    return popup && { popup, conditions: targetingOf(popup).variables ?? [], variable: readVariable }
  }, allTriggers)
  return { rules: { ...rules, ...ownRules }, triggers: { ...allTriggers, lateVariable: late } }
}
