/** Triggers say when. Any one of them fires; rules say whether. */
import { all, type Stop } from '../../shared/dom'
import type { Triggers } from '../../shared/popup'
import { exitIntent } from './exit-intent'
import { scrollPercent } from './scroll-percent'
import { timeDelay } from './time-delay'

/** Calls `fire` when the moment has come, and `warm` shortly before, where it can tell. Returns its stop. */
export type Trigger<T> = (setting: T, fire: () => void, warm: () => void) => Stop

export const TRIGGERS: { [K in keyof Triggers]-?: Trigger<NonNullable<Triggers[K]>> } = {
  exitIntent,
  timeDelay,
  scrollPercent,
}

export const arm = (triggers: Triggers, fire: (trigger: string) => void, warm: () => void): Stop =>
  all(
    Object.entries(triggers).flatMap(([name, setting]) => {
      // Own keys only: the settings come from outside, and may be named like anything.
      const trigger = Object.hasOwn(TRIGGERS, name) && (TRIGGERS[name as keyof Triggers] as Trigger<unknown>)
      return trigger ? trigger(setting, () => fire(name), warm) : []
    }),
  )
