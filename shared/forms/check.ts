/** Finds the error message of each field: by our own checks first, then by the browser's validity (specification, section 5). */
import type { CheckOptions } from '../checks/check'
import { everyFieldEmpty } from '../checks/every-field-empty'
import { type FieldRules, problemOf } from '../checks/field'
import type { MessageKey } from '../checks/messages'
import type { FormWords } from '../model/text'
import { dataAttribute, type FormField, isConsent, isHidden, readValue, typeOf } from './fields'
import { widgetAt } from './widget-at'

/** Messages by field name. A Map, because a field may be named `constructor`. */
export type FieldMessages = Map<string, string>

const rulesOf = (field: FormField): FieldRules => ({
  name: field.name,
  type: typeOf(field),
  required: field.controls.some(({ required }) => required),
  asked: dataAttribute(field, 'wispCheck').split(' '),
})

const nativeProblem = (field: FormField): MessageKey | undefined => {
  // Ignore type mismatches: our own checks have validated e-mail addresses and URLs.
  const invalid = field.controls.find(({ validity }) => !validity.valid && !validity.typeMismatch)
  if (dataAttribute(field, 'wispCheck').includes('no-validation')) return
  if (invalid) return invalid.validity.valueMissing ? 'tick' : 'invalid'
}

const messageKeyOf = (field: FormField, options: CheckOptions): MessageKey | undefined =>
  problemOf(rulesOf(field), readValue(field), options) ??
  field.controls.map((control) => widgetAt(control)?.check?.()).find(Boolean) ??
  nativeProblem(field)

export const problemsOf = (fields: FormField[], words: FormWords, options: CheckOptions): FieldMessages =>
  new Map(
    fields.flatMap((field) => {
      const key = messageKeyOf(field, options)
      return key ? [[field.name, words[key]]] : []
    }),
  )

/** An empty form shows one message, at its e-mail field or its first. Consent and hidden fields make no lead. */
export const emptyProblem = (fields: FormField[], words: FormWords): FieldMessages | undefined => {
  const fillable = fields.filter((field) => !isConsent(field) && !isHidden(field))
  const field = fillable.find(({ name }) => name === 'email') ?? fillable[0]
  return field && everyFieldEmpty(fillable.map(readValue)) && new Map([[field.name, words.required]])
}
