/** Where popups take their turns: from the moment one fires to the moment it is off the screen again. */

import type { LegacyServerChunk, LiveState, Prepared, Stage, StageContext } from '../../../shared/model/display-queue'
import type { Mount } from '../../../shared/model/popup-context'
import { after, on, type Stop } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import { createEmit } from '../show/events'
import { show } from '../show/show'
import { pageIsInert } from '../ui/floating'
import { parse } from '../ui/parse'
import { nextTask } from '../ui/task'
import { claim } from './tabs'
import { createTurn, isExclusive, isPressed } from './turn'

/** Milliseconds between two looks at whether a modal window of the page's own is still open. */
const LOOK = 500

/** Over a page's own modal window the popup would be inert, so it waits. A popup that the visitor pressed for does not: it opens as a modal itself. */
const unusable = (state: LiveState): boolean =>
  !isExclusive(state) && !isPressed(state) && !state.cancelled && pageIsInert()

const usable = async (state: LiveState): Promise<void> => {
  while (unusable(state)) await new Promise<void>((resolve) => after(LOOK, resolve))
}

/** In a tab that nobody sees it waits until somebody does. */
const visible = (): Promise<void> =>
  doc.hidden ? new Promise((resolve) => on(document, 'visibilitychange', () => resolve(), { once: true })) : nextTask()

export const createStage = (context: StageContext): Stage => {
  const { load, preview, visitor } = context
  const emit = createEmit(preview)
  /** Answers whether it is, or was, on the screen; what kept it from it is left in its state. */
  const present = async (state: LiveState, prepared: Prepared, free: Stop): Promise<boolean> => {
    const { campaign, trigger } = state
    const { mount } = prepared.parts[campaign.type] as { mount: Mount }
    let over = false
    const gone = (): void => {
      over = true
      state.unmount = undefined
      state.seen = false
      free()
      turn.release(state)
    }
    const cancelled = (): boolean => Boolean(state.cancelled)
    const seen = (): void => {
      state.seen = true
    }
    const pressed = isPressed(state)
    const unmount = await show({
      ...context,
      ...prepared,
      campaign,
      cancelled,
      emit,
      mount,
      pressed,
      seen,
      trigger,
      gone,
    })
    // It may have been closed while it was being drawn.
    if (over) return true
    state.unmount = unmount
    if (unmount) state.disarm()
    else state.kept = 'cancelled'
    // A listener of its show event may have closed it.
    if (state.cancelled) unmount?.('api')
    return Boolean(unmount)
  }
  const draw = async (state: LiveState): Promise<boolean> => {
    const prepared = (await state.prepared) as Prepared
    const { parts } = prepared
    await (parts['legacy-server'] as LegacyServerChunk | undefined)?.complete(prepared, state.campaign.wire, load)
    if (preview) parts.preview = await load('preview')
    parse(prepared.html)
    do {
      await usable(state)
      await visible()
      // Nothing opens by itself in front of somebody who is typing.
      if (!state.asked) await visitor.typing()
      // Typing may have opened such a window.
    } while (unusable(state))
    // What was asked for, in a preview or by a click, opens wherever else it may be open.
    const free = isExclusive(state) ? await claim(state.campaign.id, !state.asked) : () => {}
    if (!free) state.kept = 'other-tab'
    try {
      // Time has passed: look again.
      return Boolean(free && !state.cancelled && context.allowed(state) && (await present(state, prepared, free)))
    } finally {
      if (!state.unmount) free?.()
    }
  }
  const turn = createTurn(context.queue, context.allowed, draw)
  return turn
}
