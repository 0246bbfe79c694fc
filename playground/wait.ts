/** Waits for the triggers of a popup as the loader would. */
import { createTriggers } from '../chunks/services/targeting/triggers/index'
import { arm, TRIGGERS } from '../loader/triggers/index'
import type { Triggers } from '../shared/model/popup'
import type { Visitor } from '../shared/model/rules'

/** Resolves with the name of the first trigger that fires; never, if there is none. */
export const triggered = (triggers: Triggers, visitor: Visitor): Promise<string> =>
  new Promise((fire) => {
    const known = { ...TRIGGERS, ...createTriggers(visitor, TRIGGERS) }
    arm(triggers, known, { fire, progress() {}, warm() {} })
  })
