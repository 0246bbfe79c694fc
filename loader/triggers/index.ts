/** Triggers say when. Any one of them fires; rules say whether. */

import type { PopupState } from '../../shared/model/inspect'
import type { Trigger } from '../../shared/model/trigger'
import { all, type Stop } from '../../shared/platform/dom'
import { exitIntent } from './exit-intent'
import { NEAR } from './near'
import { scrollPercent } from './scroll-percent'
import { timeDelay } from './time-delay'

/** By name of their setting. */
export type Known = Record<string, Trigger<never>>

/** Those that few popups have come with the targeting chunk. */
export const TRIGGERS: Known = { exitIntent, timeDelay, scrollPercent }

/** Arms all triggers of a popup. `fire` is called each time that one comes to what it needs. */
export const arm = (state: PopupState, known: Known, fire: (trigger: string) => void, warm: () => void): Stop => {
  const stops: Stop[] = []
  state.reached = {}
  state.armedAt = Date.now()
  for (const [name, setting] of Object.entries(state.campaign.triggers)) {
    // Own keys only: the settings come from outside, and may be named like anything.
    const trigger = Object.hasOwn(known, name) && (known[name] as Trigger<unknown>)
    if (!trigger) continue
    const needed = typeof setting === 'number' ? setting : 1
    // Own names: those of triggers that are known.
    const tell = (reached: number): void => {
      const before = state.reached[name] ?? -1
      state.reached[name] = reached
      if (before < needed && reached >= needed) fire(name)
      else if (reached >= needed * NEAR) warm()
    }
    stops.push(trigger(tell, setting))
  }
  stops.push(() => {
    state.armedAt = undefined
  })
  return all(stops)
}
