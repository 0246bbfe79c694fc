import type { Campaign } from '../../../../shared/page/model/campaign'
import type { Page } from '../../../../shared/page/model/page'
import type { Trigger } from '../../../../shared/page/model/trigger'
import { all, every, type Stop } from '../../../../shared/page/platform/dom'
import type { Condition } from '../../../../shared/targeting/chunk-values'
import { violatesConditions } from '../../../../shared/targeting/conditions'
import { own } from '../../../../shared/values/own'
import type { PageFacts } from '../facts'

/** Milliseconds that a page has to set its variables once another trigger has fired. */
const PATIENCE_MS = 3_000
/** Milliseconds. */
const LOOK_MS = 200

interface Waiting {
  popup: Pick<Campaign, 'triggers'>
  conditions: Condition[]
  variable: PageFacts['variable']
}

/** Calls `fired` each time that the trigger comes to what it needs. */
const watch = (trigger: Trigger<unknown>, setting: unknown, load: Page['load'], fired: () => void): Stop => {
  const needed = typeof setting === 'number' ? setting : 1
  let before = -1
  return trigger(
    (reached) => {
      const crosses = before < needed && reached >= needed
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
  (waitingOf: (id: string) => Waiting | undefined, commonTriggers: Record<string, Trigger<never>>): Trigger<string> =>
  (onProgress, id, load) => {
    const waiting = waitingOf(id)
    if (!waiting) return () => {}
    const { conditions, popup, variable } = waiting
    const allows = (): boolean => !violatesConditions(conditions, variable)
    let stopLooking: Stop = () => {}
    const fired = (): void => {
      stopLooking()
      if (allows()) return
      const end = Date.now() + PATIENCE_MS
      stopLooking = every(LOOK_MS, () => {
        const now = allows()
        if (!now && Date.now() < end) return
        stopLooking()
        if (!now) return
        onProgress(1)
        onProgress(0)
      })
    }
    const others = Object.entries(popup.triggers).flatMap(([name, setting]) => {
      const trigger = own(commonTriggers, name) as Trigger<unknown> | undefined
      return trigger ? watch(trigger, setting, load, fired) : []
    })
    return all([...others, () => stopLooking()])
  }
