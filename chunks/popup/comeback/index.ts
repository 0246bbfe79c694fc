/**
 * Brings back a popup that its trigger has fired, but something outside of our rules kept away: its trigger may fire only
 * once.
 */
import type { ComeBackChunk, DisplayQueueContext } from '../../../shared/page/model/display-queue'
import type { PopupState } from '../../../shared/page/model/lifecycle'
import { after } from '../../../shared/page/platform/dom'
import { lockOf } from '../../../shared/page/platform/lock'

/** Milliseconds until the page is asked again, after its first no and at most. Each no doubles the time. */
const FIRST_DELAY_MS = 5_000
const MAX_DELAY_MS = 80_000

const delays = new WeakMap<PopupState, number>()

const again = (state: PopupState, { allowed, lifecycle }: DisplayQueueContext, reason: string): void => {
  const { displayed, prepared, suppressed, trigger } = state.status.peek()
  if (suppressed === reason && prepared && !displayed && allowed(state))
    lifecycle.fire(state, trigger, undefined, () => prepared)
}

export const comeBack: ComeBackChunk['comeBack'] = (state, context) => {
  const { asked, suppressed } = state.status.peek()
  if (suppressed === 'other-tab')
    return navigator.locks.request(lockOf(state.campaign.id), () => again(state, context, suppressed))
  // A popup that a visitor or the page has asked for was refused once and for all.
  if (suppressed !== 'cancelled' || asked) return
  const delay = delays.get(state) ?? FIRST_DELAY_MS
  delays.set(state, Math.min(delay * 2, MAX_DELAY_MS))
  after(delay, () => again(state, context, suppressed))
}
