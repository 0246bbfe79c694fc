/**
 * Whether this is no moment for a popup that nobody has asked for. One rule for popups, built pages and sites; loaded only
 * where it may object.
 */

import { EXCLUSIVE } from '../../../shared/model/popup-type'
import type { Busy, BusyChunk } from '../../../shared/page/model/busy-chunk'
import { busyWith } from './busy'

export { busyWith } from './busy'
export { makeWay } from './make-way'

export const untilFree: BusyChunk['untilFree'] = async ({ mustWait, state, waits }, { effect }) => {
  const { campaign, status } = state
  const look = (): Busy | undefined =>
    // An embedded popup stands in the page, and lies over nothing.
    mustWait()
      ? busyWith({
          asked: !!status.peek().asked,
          modal: EXCLUSIVE.includes(campaign.type),
          embedded: campaign.type === 'embedded',
        })
      : undefined
  for (let busy = look(); busy; busy = look()) {
    waits(busy.what)
    const { over } = busy
    const { asked } = status.peek()
    await new Promise<void>((resolve) => {
      const stop = effect(() => {
        if (status.value.asked !== asked || !mustWait()) resolve()
      })
      over.then(resolve).finally(stop)
    })
    waits()
  }
}
