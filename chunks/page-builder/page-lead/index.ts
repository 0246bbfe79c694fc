/** Beside what other forms of a page do, lead forms are checked, and their leads go the way of all leads. */

import { CONTROLS } from '../../../shared/page/forms/fields'
import { numberAsText } from '../../../shared/page/forms/number-as-text'
import { preset } from '../../../shared/page/forms/preset'
import type { LeadsChunk } from '../../../shared/page/model/page-builder'
import { on, reportRejection } from '../../../shared/page/platform/dom'
import { translateAt } from '../../../shared/page/platform/translate-at'
import type { AnyWords } from '../../../shared/words/translation'
import { leadFields } from './fields'
import { giveLead } from './lead'
import { openingOf } from './opening'
import { checkLead } from './problems'

/** Words of the checks in the language of each form, once they have come. */
const wordsByForm = new WeakMap<HTMLFormElement, Partial<AnyWords>>()

/** A number that the browser could not read stays with it, as its text is not to be had. */
const readAsText = (control: HTMLInputElement): void => {
  if (control.type !== 'number' || control.validity.badInput) return
  numberAsText(control)
  // The change has put the caret before what was typed already.
  control.setSelectionRange(control.value.length, control.value.length)
}

export const prepare: LeadsChunk['prepare'] = (form, runtime, since) => {
  openingOf(form, since)
  for (const type of ['keydown', 'pointerdown'])
    on(form, type, ({ isTrusted }) => {
      if (isTrusted) openingOf(form).gestures++
    })
  // Our checks accept what browsers do not know, and say the rest in words of ours.
  form.noValidate = true
  on(form, 'focusin', ({ target }) => {
    reportRejection(runtime.load('checks'))
    const control = target as HTMLInputElement
    if (!control.matches(CONTROLS)) return
    preset(control)
    readAsText(control)
  })
  // wisp.js starts now, so that pressing the button stores the lead at once.
  reportRejection(runtime.joined())
  translateAt<Partial<AnyWords>>(form, {}, 'checks', runtime.load, (words) => {
    wordsByForm.set(form, words)
  })
}

export const give: LeadsChunk['give'] = async (form, submitter, runtime, line) => {
  const fields = leadFields(form)
  const checked = await checkLead(form, fields, runtime, wordsByForm.get(form) ?? {})
  if (checked) return giveLead(form, submitter, { fields, ...checked }, runtime, line)
}
