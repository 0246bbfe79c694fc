/** The marked fields of a form, and what they hold. */

import { BUILT_IN } from '../../shared/fields'
import type { ExtraField, Lead } from '../../shared/popup'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const CONTROLS = 'input,select,textarea'

/** The mark is on the control itself, or on the label or fieldset around its boxes. */
export interface Field {
  name: string
  marked: HTMLElement
  controls: Control[]
}

export const fieldOf = (marked: HTMLElement): Field => ({
  name: marked.dataset.wispField ?? '',
  marked,
  controls: marked.matches(CONTROLS) ? [marked as Control] : [...marked.querySelectorAll<Control>(CONTROLS)],
})

export const fieldsOf = (form: HTMLElement): Field[] =>
  [...form.querySelectorAll<HTMLElement>('[data-wisp-field]')].map(fieldOf)

const isBox = (control: Control): control is HTMLInputElement => /radio|checkbox/.test(control.type)

/** Boxes give what is ticked, a box without a value of its own yes or no. */
export const readValue = ({ controls }: Field): string => {
  const [first] = controls
  if (!first) return ''
  if (!isBox(first)) return first.value.trim()
  if (controls.length === 1 && !first.hasAttribute('value')) return `${first.checked}`
  return controls
    .filter((control) => isBox(control) && control.checked)
    .map(({ value }) => value)
    .join(', ')
}

export const isConsent = ({ name }: Field): boolean => name === 'consent'
const isHidden = ({ controls }: Field): boolean => controls[0]?.type === 'hidden'

/** Nothing typed and nothing ticked: consent and hidden fields alone are no lead. */
export const allEmpty = (fields: Field[]): boolean =>
  fields.every((field) => isConsent(field) || isHidden(field) || ['', 'false'].includes(readValue(field)))

const extraOf = (field: Field): ExtraField[] => {
  const { name, marked, controls } = field
  const { type = 'text', id } = controls[0] ?? {}
  const value = readValue(field)
  if (type === 'date' && !value) return []
  return [
    {
      id: id || name,
      type: type.replace('select-one', 'select'),
      name,
      placeholder: controls[0]?.getAttribute('placeholder') ?? '',
      // The specification fills empty hidden fields with a space (section 5).
      value: isHidden(field) ? value || ' ' : value,
      property: marked.dataset.wispProperty ?? '',
    },
  ]
}

export const collect = (fields: Field[]): Pick<Lead, 'fields' | 'extraFields' | 'consent'> => {
  const builtIn = fields.filter(({ name }) => BUILT_IN.includes(name))
  const consent = fields.find(isConsent)
  return {
    fields: Object.fromEntries(builtIn.map((field) => [field.name, readValue(field)])),
    extraFields: fields.filter((field) => !builtIn.includes(field) && field !== consent).flatMap(extraOf),
    consent: consent?.controls.some((control) => isBox(control) && control.checked),
  }
}
