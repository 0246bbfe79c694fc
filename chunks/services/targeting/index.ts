/** The rules and triggers that only few popups use, so that the loader does not carry them. */
import type { TargetingChunk } from '../../../shared/page/model/targeting-chunk'
import { readVariable } from '../../../shared/page/platform/variable'
import { createRules } from './rules'
import { createTargetingOf } from './targeting-of'
import { createTriggers } from './triggers'
import { effectiveTriggers } from './triggers/effective-triggers'
import { lateVariable } from './triggers/late-variable'

export const target: TargetingChunk['target'] = async (page, campaigns, { rules, triggers }) => {
  const targetingOf = createTargetingOf(campaigns)
  const ownRules = await createRules(page, campaigns, targetingOf)
  const allTriggers = { ...triggers, ...createTriggers(page, triggers) }
  const targetings = new Map(
    campaigns.map((popup) => {
      const conditions = targetingOf(popup).variables
      const settings = effectiveTriggers(popup, page.visitor)
      return [popup.id, { conditions, settings: conditions ? { ...settings, lateVariable: popup.id } : settings }]
    }),
  )
  const late = lateVariable((id) => targetings.get(id), readVariable, allTriggers)
  return {
    rules: { ...rules, ...ownRules },
    triggers: { ...allTriggers, lateVariable: late },
    settingsOf: ({ id, triggers }) => targetings.get(id)?.settings ?? triggers,
  }
}
