import type { Rules } from './rules'
import type { Trigger } from './trigger'

/** The rules and triggers in force. */
export interface Ruleset {
  rules: Rules
  /** Those that also keep its triggers from watching; absent: the common ones. */
  early?: Rules
  triggers: Record<string, Trigger<never>>
}
