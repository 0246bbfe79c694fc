/** What is wrong with a field, in the visitor's words: the checks of section 5 first, then the browser's own validity. */
import type { CheckOptions } from '../../../shared/checks/check'
import { everyFieldEmpty } from '../../../shared/checks/every-field-empty'
import { type FieldRules, problemOf } from '../../../shared/checks/field'
import type { MessageKey } from '../../../shared/checks/messages'
import type { FormWords } from '../../../shared/model/text'
import { type FormField, isConsent, isHidden, readValue, said, typeOf } from './fields'
import { widgetAt } from './widgets'

/** Messages by name of field: any name, `constructor` too. */
export type FieldMessages = Map<string, string>

const rulesOf = (field: FormField): FieldRules => ({
  name: field.name,
  type: typeOf(field),
  required: field.controls.some(({ required }) => required),
  asked: said(field, 'wispCheck').split(' '),
})

const nativeProblem = (field: FormField): MessageKey | undefined => {
  // Whether it is an address, our own checks have said.
  const broken = field.controls.find(({ validity }) => !validity.valid && !validity.typeMismatch)
  if (said(field, 'wispCheck').includes('no-validation')) return
  if (broken) return broken.validity.valueMissing ? 'tick' : 'invalid'
}

const keyOf = (field: FormField, options: CheckOptions): MessageKey | undefined =>
  problemOf(rulesOf(field), readValue(field), options) ??
  field.controls.map((control) => widgetAt(control)?.check?.()).find(Boolean) ??
  nativeProblem(field)

export const problemsOf = (fields: FormField[], words: FormWords, options: CheckOptions): FieldMessages =>
  new Map(
    fields.flatMap((field) => {
      const key = keyOf(field, options)
      return key ? [[field.name, words[key]]] : []
    }),
  )

/** An empty form is told at one place only: its email field, or its first. Consent and hidden fields alone are no lead. */
export const emptyProblem = (fields: FormField[], words: FormWords): FieldMessages | undefined => {
  const filledIn = fields.filter((field) => !isConsent(field) && !isHidden(field))
  const field = filledIn.find(({ name }) => name === 'email') ?? filledIn[0]
  return field && everyFieldEmpty(filledIn.map(readValue)) && new Map([[field.name, words.required]])
}
