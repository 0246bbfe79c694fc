import type { FIELD_MAX } from '../../../shared/checks/length'
import { own } from '../../../shared/platform/own'
import { decodeConsent } from '../../../shared/wire/consent'
import type { Live, Marked } from '../../core/ui/index'

/**
 * Maximum length of any field's value. Only the type is imported, because importing the number would make the form load
 * one more file.
 */
const MAX_LENGTH: `${typeof FIELD_MAX}` = '254'

/** `autocomplete` values of the built-in fields: https://html.spec.whatwg.org/#autofill */
const AUTOCOMPLETE: Record<string, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  name: 'name',
  email: 'email',
  phone: 'tel',
  gender: 'sex',
  country: 'country-name',
  state: 'address-level1',
  city: 'address-level2',
  address: 'street-address',
  zipPostalCode: 'postal-code',
  birthday: 'bday',
}

/** `street-address` may hold line breaks and is not allowed on single-line inputs; use `address-line1` there. */
const autocompleteOf = (name: string, type: string): string | undefined =>
  type === 'text' && name === 'address' ? 'address-line1' : own(AUTOCOMPLETE, name)

const setDefaults = (control: HTMLInputElement, name: string): void => {
  const { type } = control
  const preset = {
    maxlength: /text|email|tel|url/.test(type) && MAX_LENGTH,
    autocomplete: !/radio|checkbox/.test(type) && autocompleteOf(name, type),
  }
  for (const [attribute, value] of Object.entries(preset))
    if (value && !control.hasAttribute(attribute)) control.setAttribute(attribute, value)
}

const applyConsentSettings = (box: HTMLInputElement, { context }: Live): void => {
  const { required, ticked } = decodeConsent(context.popup.wire)
  box.required ||= required
  box.checked ||= ticked
}

/** Number the ids of messages: field names may contain spaces or repeat in another form, ids may not. */
let fieldCount = 0

/** A field with an element for its error message. */
export const Field = ({ element, source, live }: Marked) => {
  if ((source as HTMLInputElement).type === 'hidden') return element
  const name = source.getAttribute('data-wisp-field') ?? ''
  const ref = (box: HTMLElement | null): void => {
    for (const control of box?.querySelectorAll<HTMLInputElement>('input,select,textarea') ?? []) {
      if (name === 'consent') applyConsentSettings(control, live)
      else setDefaults(control, name)
    }
  }
  return (
    <span ref={ref} className="wisp-field" part="field">
      {element}
      <span className="wisp-problem" part="problem" id={`wisp-problem-${++fieldCount}`} role="alert" />
    </span>
  )
}
