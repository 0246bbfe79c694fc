/**
 * Gives popups their turns. The queue is responsible for a popup from the moment it fires until it is off the screen
 * again.
 */

import { loadBesideUi } from '../../../../shared/page/model/beside-ui'
import type { ComeBackChunk, DisplayQueueChunk } from '../../../../shared/page/model/display-queue'
import type { PopupState, Suppressed } from '../../../../shared/page/model/lifecycle'
import { reportRejection } from '../../../../shared/page/platform/dom'
import { draw } from './draw'
import { isExclusive, queueOf } from './order'

export const createDisplayQueue: DisplayQueueChunk['createDisplayQueue'] = (context) => {
  const { lifecycle, page } = context
  const { effect, untracked } = page.signals
  const begin = async (state: PopupState): Promise<void> => {
    const { firing } = state.status.peek()
    let suppressed: Suppressed | undefined
    try {
      // Ask the rules again: they may object by now, since the popup had to wait.
      if (context.allowed(state)) {
        lifecycle.write(state, { step: 'loading', waitsFor: undefined })
        suppressed = await draw(state, context)
      }
    } catch {
      suppressed = 'failed'
    }
    const now = state.status.peek()
    if (now.firing !== firing || !/fired|loading/.test(now.step)) return
    lifecycle.leave(state, suppressed)
    if (/other|canc/.test(`${suppressed}`))
      reportRejection(loadBesideUi<ComeBackChunk>(page, 'comeback').then(({ comeBack }) => comeBack(state, context)))
  }
  return effect(() => {
    const popups = lifecycle.popups.value
    const [first] = queueOf(popups)
    for (const state of popups) {
      const hasTurn = !isExclusive(state) || state === first
      if (state.status.value.step === 'fired' && hasTurn) untracked(() => begin(state))
    }
  })
}
