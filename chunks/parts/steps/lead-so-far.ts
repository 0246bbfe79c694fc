/** The lead of a form, as far as its visitor has come. */
import { collect } from '../../../shared/page/forms/collect'
import { fieldsOf } from '../../../shared/page/forms/fields'
import type { ExtraField, Lead } from '../../../shared/page/visit/lead'
import { PART_FIELD, TAGS_FIELD } from '../../../shared/wire/form-fields'
import type { FormSteps } from './form-steps'

const ownField = (name: string, value: string): ExtraField => ({
  id: name,
  type: 'hidden',
  name,
  value,
  placeholder: '',
  property: '',
})

/** Boxes and lists need no check, so they may have changed since the last one. */
const isChoice = (control: Element): boolean => control.matches('select,[type=radio],[type=checkbox]')

/** The values of a lead, as the checks have tidied them, by the names of their fields. */
const tidiedValues = ({ extraFields, fields }: Lead): Map<string, string> =>
  new Map([...Object.entries(fields), ...extraFields.map(({ name, value }) => [name, value] as const)])

/** True if a text of this step was checked. */
export const hasText = (step: Element, checked: Lead): boolean => {
  const tidied = tidiedValues(checked)
  return fieldsOf(step).some(
    ({ controls, name }) =>
      tidied.get(name) && !controls.some((control) => isChoice(control) || control.matches('[type=hidden]')),
  )
}

/** The values of the fields on the path. Texts that were checked have their tidied values. */
export const leadSoFar = (form: HTMLFormElement, checked: Lead): Lead => {
  const tidied = tidiedValues(checked)
  const fields = fieldsOf(form)
  const values = new Map(
    fields.flatMap((field) => {
      const value = tidied.get(field.name)
      return value === undefined || field.controls.some(isChoice) ? [] : [[field, value] as const]
    }),
  )
  return { ...checked, ...collect(fields, (name) => tidied.get(name)?.trim() ?? '', values) }
}

/**
 * Adds the tags of the chosen answers to a lead, and a field that says whether it is the whole lead or a part.
 *
 * @param part 0 for the whole, or how often it was saved
 */
export const withStepFields = (lead: Lead, steps: FormSteps, part: number): Lead => {
  const tags = [...new Set(steps.answers().chosen('data-wisp-tag'))].join()
  const isOwn = ({ name }: ExtraField): boolean => name === PART_FIELD || name === TAGS_FIELD
  // Changes the object itself, because the form goes on with it.
  lead.extraFields = [
    ...lead.extraFields.filter((field) => !isOwn(field)),
    ...(tags ? [ownField(TAGS_FIELD, tags)] : []),
    ...(steps.place().step ? [ownField(PART_FIELD, `${part}`)] : []),
  ]
  return lead
}
