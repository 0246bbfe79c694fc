import type { Marked } from '../ui/index'

/** Longest value of any field (specification, section 9). */
const LONGEST = '254'

/** What browsers call the built-in fields: https://html.spec.whatwg.org/#autofill */
const AUTOCOMPLETE: Record<string, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  name: 'name',
  email: 'email',
  phone: 'tel',
  country: 'country-name',
  state: 'address-level1',
  city: 'address-level2',
  address: 'street-address',
  zipPostalCode: 'postal-code',
  birthday: 'bday',
}

const complete = (box: HTMLElement, name: string): void => {
  const preset = { maxlength: LONGEST, autocomplete: AUTOCOMPLETE[name] }
  for (const control of box.querySelectorAll('input:not([type=radio],[type=checkbox],[type=hidden]),textarea,select')) {
    for (const [attribute, value] of Object.entries(preset)) {
      if (value && !control.hasAttribute(attribute)) control.setAttribute(attribute, value)
    }
  }
}

/** A field and, under it, room for what is wrong with it. */
export const Field = ({ element, source }: Marked) => {
  if (source.getAttribute('type') === 'hidden') return element
  const name = source.getAttribute('data-wisp-field') ?? ''
  const ref = (box: HTMLElement | null): void => {
    if (box) complete(box, name)
  }
  return (
    <span ref={ref} className="wisp-field" part="field">
      {element}
      <span className="wisp-problem" part="problem" id={`wisp-problem-${name}`} role="alert" />
    </span>
  )
}
