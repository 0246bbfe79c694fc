/** The interface of the rules in this folder. */

import type { PageFacts } from './page-facts'
import type { ValueFor } from './setting-value'
import type { Words } from './words/text'

/** True if the popup may show to such a visitor. Pure. */
export type LiveRule<Setting> = (setting: Setting, facts: PageFacts) => boolean
/** `Facts`: what this rule asks of a request. `factsOf` in server/targeting/facts.ts answers for all rules. */
export type ServerRule<Setting, Facts> = (setting: Setting, facts: Facts) => boolean

/**
 * The kind of a rule's setting, from which the check of popup files and the values of tests follow, and the inspector's
 * words for it. Defined in the rule's file, but separate from the rule, so that only inspected pages load it.
 */
export type Setting<Wanted, Facts = PageFacts> = ValueFor<Wanted> & Words<Wanted, Facts>
