import { own } from '../../../shared/platform/own'
import { decodeConsent } from '../../../shared/wire/consent'
import type { Live, Marked } from '../../core/ui/index'

/** Longest value of any field (specification, section 9). */
const LONGEST = '254'

/** What browsers call the built-in fields: https://html.spec.whatwg.org/#autofill */
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

/** Several lines of address are for a control of several lines alone. */
const autocompleteOf = (name: string, type: string): string | undefined =>
  type === 'text' && name === 'address' ? 'address-line1' : own(AUTOCOMPLETE, name)

const complete = (control: HTMLInputElement, name: string): void => {
  const { type } = control
  const preset = {
    maxlength: /text|email|tel|url/.test(type) && LONGEST,
    autocomplete: !/radio|checkbox/.test(type) && autocompleteOf(name, type),
  }
  for (const [attribute, value] of Object.entries(preset))
    if (value && !control.hasAttribute(attribute)) control.setAttribute(attribute, value)
}

const settleConsent = (box: HTMLInputElement, { context }: Live): void => {
  const { required, ticked } = decodeConsent(context.popup.wire)
  box.required ||= required
  box.checked ||= ticked
}

/** Names of fields may hold spaces, and two forms the same ones; ids may not. */
let drawn = 0

/** A field and, under it, room for what is wrong with it. */
export const Field = ({ element, source, live }: Marked) => {
  if ((source as HTMLInputElement).type === 'hidden') return element
  const name = source.getAttribute('data-wisp-field') ?? ''
  const ref = (box: HTMLElement | null): void => {
    for (const control of box?.querySelectorAll<HTMLInputElement>('input,select,textarea') ?? []) {
      if (name === 'consent') settleConsent(control, live)
      else complete(control, name)
    }
  }
  return (
    <span ref={ref} className="wisp-field" part="field">
      {element}
      <span className="wisp-problem" part="problem" id={`wisp-problem-${++drawn}`} role="alert" />
    </span>
  )
}
