/** Triggers say when a popup shows, and any of them fires it. Rules say whether it may. */

import type { TriggerSettings } from '../../shared/model/trigger-settings'
import type { Page } from '../../shared/page/model/page'
import type { Ruleset } from '../../shared/page/model/ruleset'
import { NEAR_SHARE, type Trigger } from '../../shared/page/model/trigger'
import type { TriggersChunk } from '../../shared/page/model/triggers-chunk'
import { after, all, guard, type Stop } from '../../shared/page/platform/dom'
import { later } from '../../shared/page/platform/later'
import { entries } from '../../shared/page/platform/natives'
import { own } from '../../shared/values/own'
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

interface Listener {
  load: Page['load']
  progress(trigger: string, reached: number): void
  /** Called each time a trigger reaches what it needs. */
  fire(trigger: string): void
  /** Called when a trigger is near that. */
  warm(): void
}

/** Arms all known triggers of a popup. */
export const arm = (
  settings: TriggerSettings,
  triggers: Ruleset['triggers'],
  { fire, load, progress, warm }: Listener,
): Stop =>
  all(
    entries(settings).flatMap(([name, setting]) => {
      const trigger = own(triggers, name) as Trigger<unknown> | undefined
      if (!trigger) return []
      const needed = typeof setting === 'number' ? setting : 1
      let before = -1
      const onProgress = (reached: number): void => {
        const crossed = before < needed && reached >= needed
        before = reached
        progress(name, reached)
        if (crossed) fire(name)
        else if (reached < needed && reached >= needed * NEAR_SHARE) warm()
      }
      // A trigger that fails to start must not keep the popup's other triggers from starting.
      return guard(() => trigger(onProgress, setting, load)) ?? []
    }),
  )
