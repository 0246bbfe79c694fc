/** Waits for the triggers of a popup as the loader would. */
import { createTriggers } from '../chunks/services/targeting/triggers/index'
import { arm, TRIGGERS } from '../loader/triggers/index'
import type { Campaign } from '../shared/model/campaign'
import type { PopupState } from '../shared/model/inspect'
import type { Visitor } from '../shared/model/rules'
import type { TriggerSettings } from '../shared/model/trigger-settings'

/** Resolves with the name of the first trigger that fires; never, if there is none. */
export const triggered = (triggers: TriggerSettings, visitor: Visitor): Promise<string> =>
  new Promise((fired) => {
    const known = { ...TRIGGERS, ...createTriggers(visitor, TRIGGERS) }
    const state = { campaign: { triggers } as Campaign } as PopupState
    arm(state, known, fired, () => {})
  })
