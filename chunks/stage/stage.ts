/** Where popups take their turns: from the moment one fires to the moment it is off the screen again. */
import { on, type Stop } from '../../shared/dom'
import type { Campaign, Mount } from '../../shared/popup'
import type { LiveState, Prepared, Stage, StageContext } from '../../shared/stage'
import { readParts } from '../../shared/wire/parts'
import { createEmit } from '../show/events'
import { show } from '../show/show'
import { parse } from '../ui/parse'
import { claim } from './tabs'
import { createTurn, isExclusive } from './turn'

const missing = async (
  { html, parts }: Prepared,
  { wire }: Campaign,
  { load, preview }: StageContext,
): Promise<void> => {
  // Our own server's answer names them, so that they are here already.
  const wanted = readParts(html, wire)
  if (wire.lang === 'he') wanted.push('hebrew')
  if (preview) wanted.push('preview')
  for (const part of wanted) parts[part] ??= await load(part)
}

/** In a tab that nobody sees it waits until somebody does. */
const seen = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) on(document, 'visibilitychange', () => resolve(), { once: true })
    // Evaluating chunks, parsing and opening in one go would make one long task.
    else setTimeout(resolve)
  })

export const createStage = (context: StageContext): Stage => {
  const emit = createEmit(context.preview)
  /** Answers whether it is, or was, on the screen; what kept it from it is left in its state. */
  const present = (state: LiveState, prepared: Prepared, free: Stop): boolean => {
    const { campaign, trigger } = state
    const { mount } = prepared.parts[campaign.type] as { mount: Mount }
    let over = false
    const gone = (): void => {
      over = true
      state.unmount = undefined
      free()
      turn.release(state)
    }
    const cancelled = (): boolean => Boolean(state.cancelled)
    const unmount = show({ ...context, ...prepared, campaign, cancelled, emit, mount, trigger, gone })
    // It may have closed itself while it was being drawn.
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
    await missing(prepared, state.campaign, context)
    parse(prepared.html)
    await seen()
    // What was asked for, in a preview or by a click, opens wherever else it may be open.
    const free = isExclusive(state) ? await claim(state.campaign.id, !state.asked) : () => {}
    if (!free) state.kept = 'other-tab'
    try {
      // Time has passed: look again.
      return Boolean(free && !state.cancelled && context.allowed(state) && present(state, prepared, free))
    } finally {
      if (!state.unmount) free?.()
    }
  }
  const turn = createTurn(context.queue, context.allowed, draw)
  return turn
}
