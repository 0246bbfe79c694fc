/**
 * After a visitor has closed a popup, none of the site opens by itself for the seconds that the site has set, in any tab.
 * A popup whose trigger fires during that time opens at its end.
 */

import * as LIFETIME from '../../../shared/model/lifetime'
import type { Campaign } from '../../../shared/page/model/campaign'
import type { CooldownChunk } from '../../../shared/page/model/cooldown'
import type { DisplayQueueContext } from '../../../shared/page/model/display-queue'
import type { PopupState } from '../../../shared/page/model/lifecycle'
import type { Page } from '../../../shared/page/model/page'
import { after } from '../../../shared/page/platform/dom'
import type { CloseTrigger } from '../../../shared/page/visit/close-trigger'
import type { Live } from '../../core/ui/index'

/** Milliseconds until a popup may open by itself. A time that is further off than any site can set counts as none. */
const remaining = ({ storage }: Pick<Page, 'storage'>): number => {
  const wait = Number(storage.get('cooldown')) - Date.now()
  return wait > 0 && wait <= LIFETIME.visit ? wait : 0
}

const again = (state: PopupState, context: DisplayQueueContext): void => {
  const { prepared, suppressed, trigger } = state.status.peek()
  if (suppressed !== 'cooldown' || !prepared) return
  const { allowed, lifecycle, page } = context
  const wait = remaining(page)
  if (wait) after(wait, () => again(state, context))
  else if (allowed(state)) lifecycle.fire(state, trigger, undefined, () => prepared)
}

/** Watches for a close, also in another tab, while the popup is on its way to the screen. */
export const ready = async (_template: Document, { id }: Campaign, context: DisplayQueueContext): Promise<boolean> => {
  const { lifecycle, page } = context
  const { effect, untracked } = page.signals
  const state = lifecycle.popups.peek().find(({ campaign }) => campaign.id === id)
  if (!state) return true
  const { firing } = state.status.peek()
  const stop = effect(() => {
    const { asked, firing: last, seen, step } = state.status.value
    if (last !== firing || step !== 'loading' || asked || seen) return void after(0, () => stop())
    const wait = remaining(page)
    if (wait)
      untracked(() => {
        lifecycle.leave(state, 'cooldown')
        after(wait, () => again(state, context))
      })
  })
  return state.status.peek().suppressed !== 'cooldown'
}

export const begin: CooldownChunk['begin'] = ({ wire }, { storage }) => {
  const seconds = Number(wire.cooldown)
  if (!(seconds > 0)) return
  storage.set('cooldown', Date.now() + seconds * 1000, LIFETIME.visit)
  storage.flush()
}

/** A call of the page, or its going to another address, is no close by the visitor. */
export const closed = ({ context: { page, popup } }: Live, trigger: CloseTrigger): void => {
  if (trigger !== 'api') begin(popup, page)
}
