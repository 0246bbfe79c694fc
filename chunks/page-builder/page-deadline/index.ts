/**
 * When a countdown by duration ends for this visitor: later views and visits of the page go on with it, whether or not the
 * page has popups. Loaded for such a countdown.
 */
import { endOfDuration } from '../../../shared/countdown/duration'
import type { DeadlineChunk } from '../../../shared/model/page-builder'
import { reportRejection } from '../../../shared/platform/dom'
import { mayStore } from '../../../shared/platform/early-consent'
import { doc } from '../../../shared/platform/safe-dom'
import { createEarlyStorage } from '../../../shared/platform/storage'

/** As the tags say; an owner's preview stores nothing. */
const consent = (): string => {
  if (/ppt-preview=/.test(location.href)) return 'preview'
  return doc.querySelector<HTMLScriptElement>('script[data-consent][src*=wisp]')?.dataset.consent ?? 'none'
}

export const deadlineOf: DeadlineChunk['deadlineOf'] = (name, seconds, { joined }, change) => {
  const storage = createEarlyStorage(mayStore(consent()))
  // wisp.js, which such a page runs, keeps it in memory until the visitor allows more.
  if (!storage.allowed())
    reportRejection(joined().then(({ page }) => change(endOfDuration(page.storage, `timer.${name}`, seconds))))
  return endOfDuration(storage, `timer.${name}`, seconds)
}
