import { bare, doc } from '../../../shared/page/platform/safe-dom'

const FORM_ATTRIBUTES = ['action', 'method', 'enctype', 'target']

/**
 * Leaves the form to the browser. `submit()` causes no submit event, so it does not come back to us, but it knows no
 * button: for the moment, the form takes on what the button says.
 */
export const sendNatively = (form: HTMLFormElement, submitter: HTMLElement | null): void => {
  const [get, set, remove] = [bare(form, 'getAttribute'), bare(form, 'setAttribute'), bare(form, 'removeAttribute')]
  const before = FORM_ATTRIBUTES.map((name) => [name, get(name)] as const)
  const { name, value } = (submitter ?? {}) as Partial<HTMLButtonElement>
  const pressed = Object.assign(doc.createElement('input'), { type: 'hidden', name, value })
  if (name) bare(form, 'append')(pressed)
  for (const each of FORM_ATTRIBUTES) {
    const override = submitter?.getAttribute(`form${each}`)
    if (override != null) set(each, override)
  }
  bare(form, 'submit')()
  pressed.remove()
  for (const [each, was] of before)
    if (was === null) remove(each)
    else set(each, was)
}
