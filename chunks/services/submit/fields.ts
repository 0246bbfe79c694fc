/** The marked fields of a form, and what they hold. */
import { tidy } from '../../../shared/checks/tidy'
import { widgetAt } from './widgets'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** Those that the visitor fills in: not what a widget has laid over a field, nor what is disabled, as in HTML. */
export const CONTROLS = ':is(input,select,textarea):enabled:not(.wisp-cover *)'

/** The mark is on the control itself, or on the label or fieldset around its boxes. */
export interface Field {
  name: string
  marked: HTMLElement
  controls: Control[]
}

const fieldOf = (marked: HTMLElement): Field => ({
  name: marked.dataset.wispField ?? '',
  marked,
  controls: marked.matches(CONTROLS) ? [marked as Control] : [...marked.querySelectorAll<Control>(CONTROLS)],
})

/** The field that something in it belongs to. */
export const fieldAround = (element: EventTarget | null): Field | undefined => {
  const marked = (element as Element | null)?.closest<HTMLElement>('[data-wisp-field]')
  return marked ? fieldOf(marked) : undefined
}

export const fieldsOf = (form: HTMLElement): Field[] =>
  [...form.querySelectorAll<HTMLElement>('[data-wisp-field]')].map(fieldOf).filter(({ controls }) => controls.length)

/** A date stays one when it is typed as text. */
export const typeOfControl = (control: Control | undefined): string =>
  control?.hasAttribute('data-wisp-date') ? 'date' : (control?.type ?? 'text').replace(/^select-.*/, 'select')

/** Of its control, as in HTML; `group` for several boxes under one name. */
export const typeOf = ({ controls }: Field): string => (controls.length > 1 ? 'group' : typeOfControl(controls[0]))

/** Said of the field, wherever in it its template says so. */
export const said = ({ marked, controls }: Field, what: `wisp${string}`): string =>
  marked.dataset[what] ?? controls[0]?.dataset[what] ?? ''

const isBox = (control: Control): control is HTMLInputElement => /radio|checkbox/.test(control.type)
const joined = (values: string[]): string => values.join(', ')

/** Boxes give what is ticked, a box without a value of its own yes or no. */
export const readValue = ({ controls }: Field): string => {
  const [first] = controls
  if (!first) return ''
  if (isBox(first)) {
    if (controls.length === 1 && !first.hasAttribute('value')) return `${first.checked}`
    return joined(controls.filter((control) => isBox(control) && control.checked).map(({ value }) => value))
  }
  const value = widgetAt(first)?.value?.()
  if (value !== undefined) return value
  if ('selectedOptions' in first) return joined([...first.selectedOptions].map(({ value }) => value))
  // What is written in lines may have its marks of direction for a reason.
  return first.type === 'textarea' ? first.value.trim() : tidy(first.value)
}

export const isConsent = ({ name }: Field): boolean => name === 'consent'
export const isHidden = (field: Field): boolean => typeOf(field) === 'hidden'
