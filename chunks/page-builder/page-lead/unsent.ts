import type { Page } from '../../../shared/page/model/page'
import type { FormLine, FormOutcome } from '../../../shared/page/model/page-builder'
import { after, type Stop } from '../../../shared/page/platform/dom'
import { LEAD_PREFIX } from '../../../shared/page/storage/records'

/** Says that a lead has not been sent while that is so, and thanks then, unless the form has said something else since. */
export const noteUnsent = (
  { show, text, words }: FormLine,
  { signals, storage }: Page,
  submissionId: string,
  thanks: FormOutcome,
): FormOutcome => {
  const isWaiting = (): boolean => storage.get(`${LEAD_PREFIX}${submissionId}`) !== undefined
  // Another tab may have sent it.
  if (!isWaiting()) return thanks
  const stop: Stop = signals.effect(() => {
    if (isWaiting()) return
    // Stopped a task later: the effect that runs now has not returned its stop yet.
    after(0, () => stop())
    if (text() === words.kept) show(thanks)
  })
  return { ...thanks, text: words.kept }
}
