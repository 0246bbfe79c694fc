import { numberAsText } from '../../../shared/page/forms/number-as-text'
import { own } from '../../../shared/values/own'
import { decodeConsent } from '../../../shared/wire/page/popup-settings'
import type { Live, Marked } from '../../core/ui/index'

/** `autocomplete` values of the built-in fields: https://html.spec.whatwg.org/#autofill */
const AUTOCOMPLETE_BY_FIELD: Record<string, string> = {
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

const setAutocomplete = (control: HTMLInputElement, name: string): void => {
  // `street-address` may hold line breaks and is not allowed on single-line inputs; use `address-line1` there.
  const value = control.type === 'text' && name === 'address' ? 'address-line1' : own(AUTOCOMPLETE_BY_FIELD, name)
  if (value && !/radio|checkbox/.test(control.type) && !control.hasAttribute('autocomplete'))
    control.setAttribute('autocomplete', value)
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
      else setAutocomplete(control, name)
      // Before anybody can type: what a number field cannot read, it does not tell.
      if (control.type === 'number') numberAsText(control)
    }
  }
  return (
    <span ref={ref} className="wisp-field" part="field">
      {element}
      <span className="wisp-problem" part="problem" id={`wisp-problem-${++fieldCount}`} role="alert" />
    </span>
  )
}
