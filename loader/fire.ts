/** Fires a popup: fetches everything that it needs, and hands it to the display queue. */

import type { DisplayQueueChunk } from '../shared/page/model/display-queue'
import type { PopupState, Status } from '../shared/page/model/lifecycle'
import type { Stop } from '../shared/page/platform/dom'
import type { PopupsContext } from './popups-context'

/** `asked`: see shared/page/model/lifecycle.ts; absent when a trigger fired it. */
export type Fire = (state: PopupState, trigger: string, asked?: Status['asked']) => void

/** `keep` receives the stop of the display queue. */
export const createFire = (context: PopupsContext, addStop: (stop: Stop) => unknown): Fire => {
  /**
   * All popups share one queue, so they show in the order in which they fired. If loading it fails, the next popup
   * tries again.
   */
  // biome-ignore lint/correctness/noUnusedVariables: ??= reads it.
  let queue: Promise<unknown> | undefined
  return (state, trigger, asked) => {
    // Fetch everything that the popup needs at the same time.
    context.lifecycle.fire(state, trigger, asked, context.opener.prepare)
    context.page.visitor.tick()
    queue ??= context.page.load<DisplayQueueChunk>('ui').then(
      ({ createDisplayQueue }) => addStop(createDisplayQueue(context)),
      () => {
        queue = undefined
      },
    )
  }
}
