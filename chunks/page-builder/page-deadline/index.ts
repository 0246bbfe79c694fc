/**
 * When a countdown by duration ends for this visitor: later views and visits of the page go on with it, whether or not the
 * page has popups. Loaded for such a countdown.
 */
import { endOfDuration } from '../../../shared/page/countdown/duration'
import type { DeadlineChunk } from '../../../shared/page/model/page-builder'
import { reportRejection } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { mayStore } from '../../../shared/page/storage/early-consent'
import { createEarlyStorage } from '../../../shared/page/storage/storage'

/** The consent mode that the page's tags name; an owner's preview stores nothing. */
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
