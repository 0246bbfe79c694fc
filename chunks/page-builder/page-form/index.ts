/** Sends the forms of a page: ajax forms to their own server, lead forms to ours. */
import { messages } from '../../../shared/checks/messages'
import type { FormsChunk, PageRuntime } from '../../../shared/model/page-builder'
import type { FormWords } from '../../../shared/model/text'
import { after, reportRejection } from '../../../shared/platform/dom'
import { languageOf } from '../../../shared/platform/language-of'
import { unclobbered } from '../../../shared/platform/unclobbered'
import { sendValues } from './ajax'
import { clearAnswer, type Outcome, showAnswer } from './answer'
import { isBusy, makeBusy } from './busy'
import { giveLead } from './lead'
import { leadFields } from './lead-fields'
import { sendNatively } from './natively'
import { openingOf } from './opening'
import { hasProblems, isValid } from './problems'
import { targetOf } from './target'
import { hasFile, valuesOf } from './values'
import { type PageFormWords, WORDS } from './words'

/** Milliseconds after a lead in which the form stays busy: the second half of a double click is no lead. */
const COOL_DOWN = 1_000

/** The Hebrew messages, once they have come. */
let hebrew: FormWords | undefined

const isLead = (form: HTMLFormElement): boolean => unclobbered(form).dataset.wispLead !== undefined

/** Does it while the form is busy. Whatever goes wrong, the button comes back and the visitor reads of it. */
const whileBusy = async (
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  failed: string,
  action: () => Promise<Outcome>,
): Promise<void> => {
  const free = makeBusy(form, submitter)
  clearAnswer(form)
  const doing = action()
  reportRejection(doing)
  const outcome = await doing.catch((): Outcome => ({ kind: 'error', text: failed }))
  if (isLead(form) && outcome.kind === 'success') after(COOL_DOWN, free)
  else free()
  showAnswer(form, outcome)
}

const submitLead = async (
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  runtime: PageRuntime,
  words: PageFormWords,
): Promise<void> => {
  const fields = leadFields(form)
  const texts: FormWords = (languageOf(form) === 'he' && hebrew) || { ...messages, sent: words.sent }
  if (hasProblems(form, fields, texts)) return
  await whileBusy(form, submitter, words.failed, () => giveLead(form, submitter, fields, runtime, words))
}

const submitValues = async (
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  words: PageFormWords,
): Promise<void> => {
  const target = targetOf(form, submitter)
  if (!target) return showAnswer(form, { kind: 'error', text: words.failed })
  if (hasFile(form)) return sendNatively(form, submitter)
  // Before the button is disabled, because disabled controls are not sent.
  const values = valuesOf(form, submitter)
  await whileBusy(form, submitter, words.failed, () => sendValues(target, values, words))
}

export const submit: FormsChunk['submit'] = (form, submitter, runtime) => {
  if (isBusy(form) || !isValid(form, submitter)) return
  // Own names: of the two languages.
  const words = WORDS[languageOf(form)]
  reportRejection(isLead(form) ? submitLead(form, submitter, runtime, words) : submitValues(form, submitter, words))
}

/** Fetches what a lead will need, so that pressing the button stores it at once. */
export const mount: FormsChunk['mount'] = (element, runtime) => {
  const form = element as HTMLFormElement
  openingOf(form, performance.now())
  if (isLead(form)) {
    reportRejection(runtime.joined())
    if (languageOf(form) === 'he')
      reportRejection(
        runtime.load<{ words: FormWords }>('hebrew').then(({ words }) => {
          hebrew = words
        }),
      )
  }
  return () => {}
}
