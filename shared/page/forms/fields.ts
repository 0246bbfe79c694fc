/** The marked fields of a form and their values. */
import { widgetAt } from './widget-at'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** Controls that the visitor fills in: neither disabled ones nor those of a widget's cover. */
export const CONTROLS = ':is(input,select,textarea):enabled:not(.wisp-cover *)'

/** `marked` is the control itself, or a label or fieldset around checkboxes or radio buttons. */
export interface FormField {
  name: string
  marked: HTMLElement
  controls: Control[]
}

const fieldOf = (marked: HTMLElement): FormField => ({
  name: marked.dataset.wispField ?? '',
  marked,
  controls: marked.matches(CONTROLS) ? [marked as Control] : [...marked.querySelectorAll<Control>(CONTROLS)],
})

/** The field that contains an element. */
export const fieldAround = (element: EventTarget | null): FormField | undefined => {
  const marked = (element as Element | null)?.closest<HTMLElement>('[data-wisp-field]')
  return marked ? fieldOf(marked) : undefined
}

export const fieldsOf = (form: ParentNode): FormField[] =>
  [...form.querySelectorAll<HTMLElement>('[data-wisp-field]')].map(fieldOf).filter(({ controls }) => controls.length)

/** The former type of a text field, by its mark: a date that the calendar made text, a number that we read. */
const ORIGINAL_TYPE_MARKS = [
  ['data-wisp-date', 'date'],
  ['data-wisp-number', 'number'],
] as const

export const typeOfControl = (control: Control | undefined): string =>
  ORIGINAL_TYPE_MARKS.find(([mark]) => control?.hasAttribute(mark))?.[1] ??
  (control?.type ?? 'text').replace(/^select-.*/, 'select')

/** The control's HTML type; `group` for several boxes under one name. */
export const typeOf = ({ controls }: FormField): string => (controls.length > 1 ? 'group' : typeOfControl(controls[0]))

/** A data attribute of the marked element, else of its first control. */
export const dataAttribute = ({ marked, controls }: FormField, name: `wisp${string}`): string =>
  marked.dataset[name] ?? controls[0]?.dataset[name] ?? ''

const isBox = (control: Control): control is HTMLInputElement => /radio|checkbox/.test(control.type)
const joined = (values: string[]): string => values.join(', ')

/**
 * The value as it stands in the form, or as its widget has it. Groups of boxes return the ticked values; a single box
 * without a value returns `true` or `false`.
 */
export const readValue = ({ controls }: FormField): string => {
  const [first] = controls
  if (!first) return ''
  if (isBox(first)) {
    if (controls.length === 1 && !first.hasAttribute('value')) return `${first.checked}`
    return joined(controls.filter((control) => isBox(control) && control.checked).map(({ value }) => value))
  }
  const value = widgetAt(first)?.value?.()
  if (value !== undefined) return value
  if ('selectedOptions' in first) return joined([...first.selectedOptions].map(({ value }) => value))
  return first.value.trim()
}

export const isConsent = ({ name }: FormField): boolean => name === 'consent'
export const isHidden = (field: FormField): boolean => typeOf(field) === 'hidden'
