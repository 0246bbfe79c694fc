/** Triggers say when a popup shows, and any of them fires it. Rules say whether it may. */

import type { TriggerSettings } from '../../shared/model/trigger-settings'
import type { PopupState } from '../../shared/page/model/lifecycle'
import type { Page } from '../../shared/page/model/page'
import type { Ruleset } from '../../shared/page/model/ruleset'
import { NEAR_SHARE, type Trigger } from '../../shared/page/model/trigger'
import type { TriggersChunk } from '../../shared/page/model/triggers-chunk'
import { after, all, guard, type Stop } from '../../shared/page/platform/dom'
import { later } from '../../shared/page/platform/later'
import { entries } from '../../shared/page/platform/natives'
import { own } from '../../shared/values/own'
import type { Fire } from '../fire'
import type { Lifecycle } from '../lifecycle'
import type { Opener } from '../open'
import { exitIntent } from './exit-intent'

/** Seconds on the page. The popup is fetched when four fifths of them, or all but one, have passed. */
export const timeDelay: Trigger = (onProgress, seconds) =>
  all([
    after(Math.min(seconds - 1, seconds * NEAR_SHARE) * 1000, () => onProgress(seconds * NEAR_SHARE)),
    after(seconds * 1000, () => onProgress(seconds)),
  ])

/** Percent of what can be scrolled. The chunk loads when it is armed, and looks then: no scrolling is missed. */
const scrollPercent: Trigger = (onProgress, _, load) =>
  later(load<TriggersChunk>('triggers'), (chunk) => chunk.scrollPercent(onProgress))

/** Triggers that few popups have come with the targeting chunk. */
export const TRIGGERS: Ruleset['triggers'] = { exitIntent, timeDelay, scrollPercent }

/** The parts of the loader that hear of the progress of triggers. */
interface Listener {
  lifecycle: Pick<Lifecycle, 'progress'>
  opener: Pick<Opener, 'warm'>
  page: Pick<Page, 'load'>
  /** False for a popup that may not show: nothing is fetched for it. */
  allowed(state: PopupState): boolean
}

/** Arms all known triggers of a popup. `fire` is called each time one reaches what it needs. */
export const arm = (
  settings: TriggerSettings,
  triggers: Ruleset['triggers'],
  state: PopupState,
  context: Listener,
  fire: Fire,
): Stop =>
  all(
    entries(settings).flatMap(([name, setting]) => {
      const trigger = own(triggers, name) as Trigger<unknown> | undefined
      if (!trigger) return []
      const goal = typeof setting === 'number' ? setting : 1
      let before = -1
      // An error of one popup must not keep a trigger from reaching the others.
      const onProgress = (reached: number): void =>
        guard(() => {
          const crossed = before < goal && reached >= goal
          before = reached
          context.lifecycle.progress(state, name, reached)
          if ((crossed || (reached < goal && reached >= goal * NEAR_SHARE)) && context.allowed(state)) {
            if (crossed) fire(state, name)
            else context.opener.warm(state.campaign)
          }
        })
      // A trigger that fails to start must not keep the popup's other triggers from starting.
      return guard(() => trigger(onProgress, setting, context.page.load)) ?? []
    }),
  )
