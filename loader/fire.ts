/** A popup fires: all that it takes is fetched, and the display queue gives it its turn. */

import type { DisplayQueueChunk, DisplayQueueContext } from '../shared/model/display-queue'
import type { PopupState } from '../shared/model/lifecycle'
import type { Stop } from '../shared/platform/dom'
import type { Lifecycle } from './lifecycle'
import type { Opener } from './open'

/** `asked`: the visitor or the page asked for it, and by what. */
export type Fire = (state: PopupState, trigger: string, asked?: string) => void

/** `keep` gets the stop of the display queue. */
export const createFire = (context: DisplayQueueContext & Lifecycle & Opener, keep: (stop: Stop) => unknown): Fire => {
  /** One for all, so that popups come in order of firing. Tried again with the next one, should it fail. */
  // biome-ignore lint/correctness/noUnusedVariables: ??= reads it.
  let queue: Promise<unknown> | undefined
  return (state, trigger, asked) => {
    // Everything that it takes is fetched at the same time.
    context.fire(state, trigger, asked, () => context.prepare(state.campaign))
    context.visitor.tick()
    queue ??= context.load<DisplayQueueChunk>('ui').then(
      ({ createDisplayQueue }) => keep(createDisplayQueue(context)),
      () => {
        queue = undefined
      },
    )
  }
}
