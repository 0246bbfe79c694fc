/** Draws one popup whose turn has come. */

import { loadBesideUi } from '../../../../shared/page/model/beside-ui'
import type { DisplayQueueContext, LegacyServerChunk } from '../../../../shared/page/model/display-queue'
import type { PopupState, Suppressed } from '../../../../shared/page/model/lifecycle'
import type { Prepared } from '../../../../shared/page/model/prepared'
import { guard, type Stop } from '../../../../shared/page/platform/dom'
import { show } from '../../show/show'
import { parse } from '../parse'
import { partsOf } from '../part'
import { chunksOf } from './chunks'
import { claim } from './claim'
import { isExclusive, isPressed } from './order'
import { untilPresentable } from './wait'

/** Loads everything that the popup needs and parses its template. Undefined if a part has nothing to draw. */
const readyToDraw = async (
  { campaign, status }: PopupState,
  context: DisplayQueueContext,
): Promise<Prepared | undefined> => {
  const { page } = context
  const prepared = (await status.peek().prepared) as Prepared
  const { parts } = prepared
  Object.assign(parts, await chunksOf(campaign, parts, page))
  await (parts['legacy-server'] as LegacyServerChunk | undefined)?.complete(prepared, campaign.wire, page.load)
  if (page.preview) parts.preview = await loadBesideUi(page, 'preview')
  const content = parse(prepared.html)
  const ready = await Promise.all(partsOf(prepared).map((part) => part.ready?.(content, campaign, context, parts)))
  return ready.includes(false) ? undefined : prepared
}

/**
 * Resolves when the popup is on the screen, or will not appear. Returns why it does not appear, unless it was closed or
 * a rule objected.
 */
export const draw = async (state: PopupState, context: DisplayQueueContext): Promise<Suppressed | undefined> => {
  const { lifecycle, page } = context
  const { campaign, status } = state
  const { firing, trigger } = status.peek()
  const isThis = (): boolean => status.peek().firing === firing
  /** False once the popup was closed or fired again. */
  const isComing = (): boolean => isThis() && status.peek().step === 'loading'
  const prepared = await readyToDraw(state, context)
  if (!prepared) return 'empty'
  const ready = (): Promise<void> => untilPresentable(state, context, isComing)
  await ready()
  // A popup that was asked for (by a click, in a preview) opens even if another tab shows it, so it waits for this
  // page's screen only.
  const release = isExclusive(state) ? await claim(campaign.id, !(page.apart || status.peek().asked)) : () => {}
  if (!release) return 'other-tab'
  let onScreen = false
  let over = false
  let stopWatching: Stop | undefined
  const onGone = (): void => {
    over = true
    stopWatching?.()
    release()
    if (isThis()) lifecycle.leave(state)
  }
  try {
    // Ask again: time has passed since the popup fired.
    if (!isComing() || !context.allowed(state)) return
    // In this order the file compresses best.
    const unmount = await show({
      gone: onGone,
      cancelled: () => !isComing(),
      // Counts as displayed even if a listener of its show event closes it at once.
      seen: () => lifecycle.write(state, { seen: true, displayed: true }),
      campaign,
      context: { page, open: context.open, ...prepared, ready, pressed: isPressed(status.peek()) },
      trigger,
    })
    // The popup may have been closed while it was being drawn.
    if (over) return
    if (!unmount) return 'cancelled'
    onScreen = true
    if (isComing()) lifecycle.write(state, { step: 'shown', displayed: true })
    // Take the popup off the screen when its state says so: after a call of `wisp.close()`, or of a listener of its
    // show event.
    const { effect, untracked } = page.signals
    stopWatching = effect(() => {
      if (status.value.step !== 'shown' || status.value.firing !== firing) untracked(() => guard(() => unmount('api')))
    })
    if (over) stopWatching()
  } finally {
    if (!onScreen) release()
  }
}
