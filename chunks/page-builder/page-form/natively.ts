import { doc } from '../../../shared/platform/safe-dom'
import { unclobbered } from '../../../shared/platform/unclobbered'

const OVERRIDES = ['action', 'method', 'enctype', 'target']

/**
 * Leaves the form to the browser. `submit()` causes no submit event, so it does not come back to us, but it knows no
 * button: for the moment, the form takes on what the button says.
 */
export const sendNatively = (form: HTMLFormElement, submitter: HTMLElement | null): void => {
  const own = unclobbered(form)
  const before = OVERRIDES.map((name) => [name, own.getAttribute(name)] as const)
  const { name, value } = (submitter ?? {}) as Partial<HTMLButtonElement>
  const pressed = Object.assign(doc.createElement('input'), { type: 'hidden', name, value })
  if (name) own.append(pressed)
  for (const each of OVERRIDES) {
    const override = submitter?.getAttribute(`form${each}`)
    if (override != null) own.setAttribute(each, override)
  }
  own.submit()
  pressed.remove()
  for (const [each, was] of before)
    if (was === null) own.removeAttribute(each)
    else own.setAttribute(each, was)
}
