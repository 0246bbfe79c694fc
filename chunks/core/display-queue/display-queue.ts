/**
 * Gives popups their turns. The queue is responsible for a popup from the moment it fires until it is off the screen
 * again.
 */
import type { ComeBackChunk, DisplayQueueChunk } from '../../../shared/model/display-queue'
import type { PopupState, Suppressed } from '../../../shared/model/lifecycle'
import { reportRejection } from '../../../shared/platform/dom'
import { createEmit } from '../../../shared/reporting/emit'
import { type DrawContext, draw } from './draw'
import { isExclusive, queueOf } from './order'

export const createDisplayQueue: DisplayQueueChunk['createDisplayQueue'] = (queueContext) => {
  const { effect, untracked } = queueContext.signals
  const context: DrawContext = { ...queueContext, emit: createEmit(queueContext.preview) }
  const begin = async (state: PopupState): Promise<void> => {
    const { firing } = state.status.peek()
    let suppressed: Suppressed | undefined
    try {
      // Ask the rules again: they may object by now, since the popup had to wait.
      if (context.allowed(state)) {
        context.begin(state)
        suppressed = await draw(state, context)
      }
    } catch {
      suppressed = 'failed'
    }
    const now = state.status.peek()
    if (now.firing !== firing || !/fired|loading/.test(now.step)) return
    context.leave(state, suppressed)
    if (/other|canc/.test(`${suppressed}`))
      reportRejection(context.load<ComeBackChunk>('comeback').then(({ comeBack }) => comeBack(state, context)))
  }
  return effect(() => {
    const popups = context.popups.value
    const [first] = queueOf(popups)
    for (const state of popups) {
      const hasTurn = !isExclusive(state) || state === first
      if (state.status.value.step === 'fired' && hasTurn) untracked(() => begin(state))
    }
  })
}
