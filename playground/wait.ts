/** Waits for a popup's triggers, as the loader would. */
import { createTriggers } from '../chunks/services/targeting/triggers/index'
import { watchPointer } from '../loader/triggers/exit-intent'
import { arm, TRIGGERS } from '../loader/triggers/index'
import type { TriggerSettings } from '../shared/model/trigger-settings'
import type { PopupState } from '../shared/page/model/lifecycle'
import type { Page } from '../shared/page/model/page'
import type { Visitor } from '../shared/page/model/rules'
import { signals } from '../shared/page/platform/signals'

/** The only chunk that a trigger loads. */
const load = (async () => import('../chunks/services/triggers/index')) as Page['load']

const LISTENER = { allowed: () => true, lifecycle: { progress() {} }, opener: { warm() {} }, page: { load } }

watchPointer()

/** Resolves with the name of the first trigger that fires; never, if there is none. */
export const triggered = (triggers: TriggerSettings, visitor: Visitor): Promise<string> =>
  new Promise((fire) => {
    const registry = { ...TRIGGERS, ...createTriggers({ events: signals.signal([]), signals, visitor }, TRIGGERS) }
    arm(triggers, registry, {} as PopupState, LISTENER, (_, trigger) => fire(trigger))
  })
