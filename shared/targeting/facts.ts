/** The interface of the rules in this folder. */
import type { ValueFor } from '../model/setting-value'
import type { PageFacts } from './page-facts'
import type { Words } from './words/text'

/** Whether the popup may show to such a visitor. Pure. */
export type LiveRule<Wanted> = (wanted: Wanted, facts: PageFacts) => boolean
/** `Facts`: what this rule asks of a request. `factsOf` in server/targeting/facts.ts answers for all rules. */
export type ServerRule<Wanted, Facts> = (wanted: Wanted, facts: Facts) => boolean

/**
 * What is known of a rule beside the rule itself: the kind of its setting, from which a popup file's check and the
 * values of tests follow, and its words. It stands beside the rule, but pages that nobody inspects do not load it.
 */
export type Setting<Wanted, Facts = PageFacts> = ValueFor<Wanted> & Words<Wanted, Facts>
