import { useContext, useLayoutEffect, useRef } from 'react'
import type { Marked } from '../ui/index'
import { fieldOf } from './fields'
import { ProblemsContext } from './problems'

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

/** A field and, under it, what is wrong with it. */
export const Field = ({ element, source }: Marked) => {
  const box = useRef<HTMLSpanElement>(null)
  const name = source.getAttribute('data-wisp-field') ?? ''
  const problem = useContext(ProblemsContext)[name]
  const message = `wisp-problem-${name}`
  useLayoutEffect(() => {
    if (box.current) complete(box.current, name)
  }, [name])
  useLayoutEffect(() => {
    const marked = box.current?.firstElementChild as HTMLElement | undefined
    for (const control of marked ? fieldOf(marked).controls : []) {
      for (const [name, value] of [['aria-invalid', 'true'] as const, ['aria-describedby', message] as const]) {
        if (problem) control.setAttribute(name, value)
        else control.removeAttribute(name)
      }
    }
  }, [problem, message])
  if (source.getAttribute('type') === 'hidden') return element
  return (
    <span ref={box} className="wisp-field" part="field">
      {element}
      <span className="wisp-problem" part="problem" id={message} role="alert">
        {problem}
      </span>
    </span>
  )
}
