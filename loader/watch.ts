/** Keeps a popup's triggers armed while no common rule objects. */

import type { PopupState } from '../shared/page/model/lifecycle'
import { all, type Stop } from '../shared/page/platform/dom'
import { effect, untracked } from '../shared/page/platform/signals'
import type { Fire } from './fire'
import type { PopupsContext } from './popups-context'
import { RULES } from './rules'
import { objects } from './ruleset'
import { arm } from './triggers'

/**
 * Ends once the popup has been on the screen. Only the early rules count here. The others are asked when a trigger
 * fires, because a variable of the page, for instance, may appear later.
 */
export const watch = (state: PopupState, context: PopupsContext, fire: Fire): Stop => {
  const { ruleset, lifecycle, page } = context
  const { campaign, status } = state
  let disarm: Stop | undefined
  /** As of the last change. */
  let consented: boolean | undefined
  const start = (): Stop => {
    const { settingsOf, triggers } = state.ruleset ?? ruleset.peek()
    return all([lifecycle.arm(state), arm(settingsOf?.(campaign) ?? campaign.triggers, triggers, state, context, fire)])
  }
  /**
   * Arms or disarms the triggers, but only when `armable` has changed. Withdrawing consent also erases what held popups back: what is
   * released by that alone stays held back on this page.
   */
  const change = (armable: boolean): void => {
    const before = consented
    consented = page.storage.allowed()
    if (armable) disarm ??= before && !consented ? () => {} : start()
    else disarm = disarm?.() as undefined
  }
  return all([
    effect(() => {
      const armable = !(
        campaign.onClickOnly ||
        status.peek().displayed ||
        objects(state.ruleset?.early ?? RULES, campaign, page)
      )
      untracked(() => change(armable))
      // Read only now: arming has written it, and each popup would decide twice.
      return status.value
    }),
    () => change(false),
  ])
}
