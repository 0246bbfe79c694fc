import type { Rules } from './rules'
import type { Trigger } from './trigger'

/** The rules and triggers in force. */
export interface Law {
  rules: Rules
  triggers: Record<string, Trigger<never>>
}
