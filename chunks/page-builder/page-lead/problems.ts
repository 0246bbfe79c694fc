/** Says what is wrong with a lead form, in the browser's own bubble at the field. */
import { emptyProblem, problemsOf } from '../../../shared/forms/check'
import type { FormField } from '../../../shared/forms/fields'
import type { FormWords } from '../../../shared/model/text'
import { on, type Stop } from '../../../shared/platform/dom'

/** A message of ours would keep the browser from submitting the form: any change of the form takes it back. */
const complain = (form: HTMLFormElement, { controls }: FormField, message: string): void => {
  const control = controls.find(({ validity }) => !validity.valid) ?? controls[0]
  if (!control) return
  control.setCustomValidity(message)
  const stops: Stop[] = []
  const forget = (): void => {
    control.setCustomValidity('')
    for (const stop of stops) stop()
  }
  for (const type of ['input', 'change', 'reset']) stops.push(on(form, type, forget))
  control.reportValidity()
}

/** True if there are any. */
export const hasProblems = (form: HTMLFormElement, fields: FormField[], words: FormWords): boolean => {
  const problems = emptyProblem(fields, words) ?? problemsOf(fields, words, { now: Date.now() })
  const wrong = fields.find(({ name }) => problems.has(name))
  if (wrong) complain(form, wrong, problems.get(wrong.name) ?? '')
  return Boolean(wrong)
}
