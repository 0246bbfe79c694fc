/** Sends the forms of a page: ajax forms to their own server, lead forms to ours. */

import type {
  FormLine,
  FormOutcome,
  FormsChunk,
  LeadsChunk,
  PageRuntime,
} from '../../../shared/page/model/page-builder'
import { after, reportRejection } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import { wordsAt } from '../../../shared/page/platform/words-in'
import { pageForm } from '../../../shared/words/english-pages'
import { sendValues } from './ajax'
import { clearAnswer, showAnswer, shownAnswer } from './answer'
import { isBusy, makeBusy } from './busy'
import { sendNatively } from './natively'
import { targetOf } from './target'
import { hasFile, valuesOf } from './values'

const wordsByForm = new WeakMap<HTMLFormElement, FormLine['words']>()

/** Asked for when the form is there: a visitor who has lost the connection could not fetch another language. */
const wordsOf = (form: HTMLFormElement, { load }: PageRuntime): FormLine['words'] => {
  const words = wordsByForm.get(form) ?? wordsAt(form, pageForm, 'page', load)
  wordsByForm.set(form, words)
  return words
}

/** Milliseconds after a lead in which the form stays busy: the second half of a double click is no lead. */
const COOL_DOWN_MS = 1_000

const isLead = (form: HTMLFormElement): boolean => bare(form, 'dataset').wispLead !== undefined

/** The browser's own checks, unless the page has switched them off. It shows what they say. */
const isValid = (form: HTMLFormElement, submitter: HTMLElement | null): boolean => {
  const free = bare(form, 'noValidate') || submitter?.hasAttribute('formnovalidate')
  return free || bare(form, 'reportValidity')()
}

/** Does it while the form is busy. Whatever goes wrong, the button comes back and the visitor reads of it. */
const whileBusy = async (
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  { show, words }: FormLine,
  action: () => Promise<FormOutcome | undefined>,
): Promise<void> => {
  const free = makeBusy(form, submitter)
  clearAnswer(form)
  const doing = action()
  reportRejection(doing)
  const outcome = await doing.catch((): FormOutcome => ({ kind: 'error', text: words.failed }))
  if (isLead(form) && outcome?.kind === 'success') after(COOL_DOWN_MS, free)
  else free()
  if (outcome) show(outcome)
}

const sendLead = (
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  line: FormLine,
  runtime: PageRuntime,
): Promise<void> =>
  whileBusy(form, submitter, line, () =>
    runtime.load<LeadsChunk>('page-lead').then(({ give }) => give(form, submitter, runtime, line)),
  )

const sendForm = async (form: HTMLFormElement, submitter: HTMLElement | null, line: FormLine): Promise<void> => {
  const target = targetOf(form, submitter)
  if (!target) line.show({ kind: 'error', text: line.words.failed })
  else if (hasFile(form)) sendNatively(form, submitter)
  else {
    // Before the button is disabled, because disabled controls are not sent.
    const values = valuesOf(form, submitter)
    await whileBusy(form, submitter, line, () => sendValues(target, values, line.words))
  }
}

export const submit: FormsChunk['submit'] = (form, submitter, runtime) => {
  if (isBusy(form) || !isValid(form, submitter)) return
  const line: FormLine = {
    show: (outcome) => showAnswer(form, outcome),
    text: () => shownAnswer(form),
    words: wordsOf(form, runtime),
  }
  reportRejection(isLead(form) ? sendLead(form, submitter, line, runtime) : sendForm(form, submitter, line))
}

export const mount: FormsChunk['mount'] = (element, runtime) => {
  const form = element as HTMLFormElement
  wordsOf(form, runtime)
  const since = performance.now()
  if (isLead(form))
    reportRejection(runtime.load<LeadsChunk>('page-lead').then(({ prepare }) => prepare(form, runtime, since)))
  return () => {}
}
