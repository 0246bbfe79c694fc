import type { Condition } from './chunk-values'
import { violatesConditions } from './conditions'
import type { LiveRule, Setting } from './facts'
import { conditionsSay, plainly } from './words/conditions'

/** Like conditions on variables and cookies. A trait that was set to null is gone. */
export const audience: LiveRule<Condition[]> = (setting, { trait }) =>
  !violatesConditions(setting, (name) => trait(name) ?? undefined)

export const audienceSetting: Setting<Condition[]> = {
  value: 'conditions',
  title: 'What the site says of the visitor',
  // Said by the site itself of the visitor, so owners may see it.
  says: (setting, { trait }) => conditionsSay(setting, (name) => trait(name) ?? undefined, plainly),
}
