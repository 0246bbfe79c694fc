import type { TriggerSettings } from '../../model/trigger-settings'
import type { Campaign } from './campaign'
import type { Rules } from './rules'
import type { Trigger } from './trigger'

/** The rules and triggers in force. */
export interface Ruleset {
  rules: Rules
  /** Rules that also keep its triggers from watching; absent: the common ones. */
  early?: Rules
  triggers: Record<string, Trigger<never>>
  /** The settings of a popup's triggers, where some of them stand for others; absent: the popup's own. */
  settingsOf?(campaign: Campaign): TriggerSettings
}
