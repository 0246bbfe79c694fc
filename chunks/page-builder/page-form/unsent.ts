import type { Page } from '../../../shared/model/page'
import { after, type Stop } from '../../../shared/platform/dom'
import { OUTBOX } from '../../../shared/reporting/records'
import { type Outcome, showAnswer, shownAnswer } from './answer'
import type { PageFormWords } from './words'

/** Milliseconds until the note appears: most leads are sent by then. */
const PATIENCE = 10_000

/** Says so while a lead has not been sent, unless the form has said something else since. */
export const noteUnsent = (
  form: HTMLFormElement,
  { signals, storage }: Page,
  submissionId: string,
  thanks: Outcome,
  { kept }: PageFormWords,
): void => {
  const isWaiting = (): boolean => storage.get(`${OUTBOX}${submissionId}`) !== undefined
  after(PATIENCE, () => {
    if (!isWaiting() || shownAnswer(form) !== thanks.text) return
    showAnswer(form, { ...thanks, text: kept })
    const stop: Stop = signals.effect(() => {
      if (isWaiting()) return
      // Not from within the effect, which has not returned its stop yet.
      after(0, () => stop())
      if (shownAnswer(form) === kept) showAnswer(form, thanks)
    })
  })
}
