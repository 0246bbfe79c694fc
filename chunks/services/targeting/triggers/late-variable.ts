import type { TriggerSettings } from '../../../../shared/model/trigger-settings'
import type { Page } from '../../../../shared/page/model/page'
import type { Trigger } from '../../../../shared/page/model/trigger'
import { all, every, type Stop } from '../../../../shared/page/platform/dom'
import type { Condition } from '../../../../shared/targeting/chunk-values'
import { violatesConditions } from '../../../../shared/targeting/conditions'
import { own } from '../../../../shared/values/own'
import type { PageFacts } from '../facts'

/** Milliseconds that a page has to set its variables once another trigger has fired. */
const VARIABLE_WAIT_MS = 3_000
/** Milliseconds. */
const LOOK_MS = 200

interface Targeting {
  settings: TriggerSettings
  conditions?: Condition[] | undefined
}

/** Calls `fired` each time that the trigger comes to what it needs. */
const watch = (trigger: Trigger<unknown>, setting: unknown, load: Page['load'], fired: () => void): Stop => {
  const goal = typeof setting === 'number' ? setting : 1
  let before = -1
  return trigger(
    (reached) => {
      const crosses = before < goal && reached >= goal
      before = reached
      if (crosses) fired()
    },
    setting,
    load,
  )
}

/**
 * Fires when another trigger of the popup has fired shortly before, and the variables of the page have come to allow it
 * since: a script that sets them may run later.
 */
export const lateVariable =
  (
    targetingOf: (id: string) => Targeting | undefined,
    variable: PageFacts['variable'],
    commonTriggers: Record<string, Trigger<never>>,
  ): Trigger<string> =>
  (onProgress, id, load) => {
    const { conditions = [], settings = {} } = targetingOf(id) ?? {}
    const allows = (): boolean => !violatesConditions(conditions, variable)
    let stopLooking: Stop = () => {}
    const fired = (): void => {
      stopLooking()
      if (allows()) return
      const end = Date.now() + VARIABLE_WAIT_MS
      stopLooking = every(LOOK_MS, () => {
        const now = allows()
        if (!now && Date.now() < end) return
        stopLooking()
        if (!now) return
        onProgress(1)
        onProgress(0)
      })
    }
    const others = Object.entries(settings).flatMap(([name, setting]) => {
      const trigger = own(commonTriggers, name) as Trigger<unknown> | undefined
      return trigger ? watch(trigger, setting, load, fired) : []
    })
    return all([...others, () => stopLooking()])
  }
