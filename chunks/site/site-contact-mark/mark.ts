import { bare } from '../../../shared/page/platform/safe-dom'
import { CONTROL, errorId, NOT_VALID, TIP } from '../../../shared/wire/page/site/contact'

const INVALID = 'aria-invalid'
const DESCRIBED = 'aria-describedby'

/** Shows what is wrong with a field, or that nothing is any more; the next submission takes it away as it does its own. */
export const markField = (form: HTMLFormElement, wrap: Element, name: string, message: string): void => {
  const id = errorId(form, name)
  for (const tip of wrap.querySelectorAll(`.${TIP}`)) tip.remove()
  for (const control of wrap.querySelectorAll(CONTROL)) {
    control.classList.toggle(NOT_VALID, !!message)
    const others = (control.getAttribute(DESCRIBED) ?? '').split(/\s+/).filter((other) => other && other !== id)
    const described = [...others, ...(message ? [id] : [])].join(' ')
    if (described) control.setAttribute(DESCRIBED, described)
    else control.removeAttribute(DESCRIBED)
  }
  for (const control of wrap.querySelectorAll(`[${INVALID}]`)) control.setAttribute(INVALID, `${!!message}`)
  if (!message) return
  const tip = bare(document, 'createElement')('span')
  tip.id = id
  tip.className = TIP
  tip.role = 'alert'
  tip.textContent = message
  wrap.append(tip)
}
