import { CALM_MARK } from '../../../shared/model/calm'
import type { WirePopup } from '../../../shared/model/popup'
import type { Page } from '../../../shared/page/model/page'
import type { Rule } from '../../../shared/page/model/rules'
import { guard } from '../../../shared/page/platform/dom'
import { pageFacts } from '../../../shared/page/targeting/read-page-facts'
import type { LiveRule } from '../../../shared/targeting/facts'
import { LIVE_RULES, type LiveTargeting } from '../../../shared/targeting/table'
import { decodeLive } from '../../../shared/wire/page/popup-settings'

const RULE_NAMES = Object.keys(LIVE_RULES) as (keyof LiveTargeting)[]

/** A server of a later version may have settings that this script does not know: such a popup shows to nobody. */
export const isKnown = (wire: WirePopup): boolean => {
  const names = Object.keys(decodeLive(wire)).filter((name) => name !== CALM_MARK)
  return names.length > 0 && names.every((name) => Object.hasOwn(LIVE_RULES, name))
}

export const createLiveRules = (page: Page): Record<keyof LiveTargeting, Rule> => {
  const facts = pageFacts(page)
  const ruleOf =
    (name: keyof LiveTargeting): Rule =>
    ({ wire }) => {
      const setting = decodeLive(wire)[name]
      // A rule that fails, because the answer is not as it should be, objects.
      return setting !== undefined && !guard(() => (LIVE_RULES[name] as LiveRule<never>)(setting as never, facts))
    }
  return Object.fromEntries(RULE_NAMES.map((name) => [name, ruleOf(name)])) as Record<keyof LiveTargeting, Rule>
}
