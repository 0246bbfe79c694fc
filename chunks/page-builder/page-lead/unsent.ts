import type { Page } from '../../../shared/model/page'
import type { FormLine, FormOutcome } from '../../../shared/model/page-builder'
import { after, type Stop } from '../../../shared/platform/dom'
import { OUTBOX } from '../../../shared/reporting/records'

/** Milliseconds until the note appears: most leads are sent by then. */
const PATIENCE = 10_000

/** Says so while a lead has not been sent, unless the form has said something else since. */
export const noteUnsent = (
  { show, shown, words: { kept } }: FormLine,
  { signals, storage }: Page,
  submissionId: string,
  thanks: FormOutcome,
): void => {
  const isWaiting = (): boolean => storage.get(`${OUTBOX}${submissionId}`) !== undefined
  after(PATIENCE, () => {
    if (!isWaiting() || shown() !== thanks.text) return
    show({ ...thanks, text: kept })
    const stop: Stop = signals.effect(() => {
      if (isWaiting()) return
      // Not from within the effect, which has not returned its stop yet.
      after(0, () => stop())
      if (shown() === kept) show(thanks)
    })
  })
}
