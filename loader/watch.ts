/** Keeps a popup's triggers armed while no common rule objects. */

import type { Ruleset } from '../shared/model/law'
import type { PopupState } from '../shared/model/lifecycle'
import type { Page } from '../shared/model/page'
import { all, type Stop } from '../shared/platform/dom'
import { type ReadonlySignal, signals } from '../shared/platform/signals'
import type { Fire } from './fire'
import { objects } from './law'
import type { Lifecycle } from './lifecycle'
import type { Opener } from './open'
import { RULES } from './rules'
import { arm } from './triggers'

const { effect, signal, untracked } = signals

interface WatchContext extends Page, Opener, Lifecycle {
  law: ReadonlySignal<Ruleset>
  allowed(state: PopupState): boolean
}

/**
 * Ends once the popup has been on the screen. Only the early rules count here. The others are asked when a trigger
 * fires, because a variable of the page, for instance, may appear later.
 */
export const watch = (state: PopupState, context: WatchContext, fire: Fire): Stop => {
  const { allowed, law } = context
  const armable = signal(false)
  const start = (): Stop =>
    all([
      context.arm(state),
      arm(state.campaign.triggers, (state.law ?? law.peek()).triggers, {
        load: context.load,
        progress: (trigger, reached) => context.progress(state, trigger, reached),
        // Nothing is fetched for a popup that may not show.
        fire: (trigger) => allowed(state) && fire(state, trigger),
        warm: () => allowed(state) && context.warm(state.campaign),
      }),
    ])
  return all([
    effect(() => {
      const { campaign, status } = state
      armable.value = !(
        campaign.onClickOnly ||
        status.value.displayed ||
        objects(state.law?.early ?? RULES, campaign, context)
      )
    }),
    effect(() => (armable.value ? untracked(start) : undefined)),
  ])
}
