/** When each popup of a page was shown in this browser, as far as consent allows to remember it. */

import { decodeShown, SHOWN_POPUPS_KEY, type ShownList, withShown } from '../../../shared/page/storage/shown'
import { readShared, type Storage, writeShared } from '../../../shared/page/storage/storage'

/** The popups that this page has shown: they count while nothing may be stored, or the browser refuses. */
let memory: ShownList = {}

/** Popups that were shown in this view of the page. Unlike the list, they do not depend on consent. */
const inView = new Set<string>()

export const wasShownInView = (id: string): boolean => inView.has(id)

export const shownList = (storage: Storage): ShownList => ({
  ...memory,
  ...decodeShown(readShared(storage, SHOWN_POPUPS_KEY)),
})

/** @param option '' for a popup without a lasting id, of which nothing can be stored */
export const recordShown = (storage: Storage, id: string, option: string): void => {
  inView.add(id)
  if (!option) return
  memory = withShown(memory, option, Date.now())
  writeShared(storage, SHOWN_POPUPS_KEY, { ...shownList(storage), ...memory })
}

/** To be called when consent changes: what was shown before it was given is stored then. */
export const followConsent = (storage: Storage): void => {
  if (!storage.allowed()) memory = {}
  else if (Object.keys(memory).length) writeShared(storage, SHOWN_POPUPS_KEY, { ...shownList(storage), ...memory })
}
