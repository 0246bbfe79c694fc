/** Waits for a popup's triggers, as the loader would. */
import { createTriggers } from '../chunks/services/targeting/triggers/index'
import { arm, TRIGGERS } from '../loader/triggers/index'
import type { PopupState } from '../shared/model/inspect'
import type { Campaign, Triggers } from '../shared/model/popup'
import type { Visitor } from '../shared/model/rules'

/** Resolves with the name of the first trigger that fires; never, if there is none. */
export const triggered = (triggers: Triggers, visitor: Visitor): Promise<string> =>
  new Promise((fired) => {
    const known = { ...TRIGGERS, ...createTriggers(visitor, TRIGGERS) }
    const state = { campaign: { triggers } as Campaign } as PopupState
    arm(state, known, fired, () => {})
  })
