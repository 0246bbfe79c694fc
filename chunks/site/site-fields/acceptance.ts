/** The form cannot be sent until its terms are accepted. Nothing else disables its buttons. */
import { isHiddenByCondition } from '../../../shared/page/forms/named'
import { bare } from '../../../shared/page/platform/safe-dom'
import { CONDITIONAL } from '../../../shared/wire/page/site/conditions'
import { ACCEPTANCE, AS_VALIDATION } from '../../../shared/wire/page/site/contact-fields'
import type { Update } from './behaviour'

/** True if a box keeps the form from being sent. One to be left empty (`invert`) does so while it is ticked. */
const blocks = (element: Element): boolean => {
  const { classList } = element
  const box = element.querySelector<HTMLInputElement>('[type=checkbox]')
  return box?.checked === classList.contains('invert') && !classList.contains('optional')
}

export const acceptance: Update = (form) => {
  const boxes = [...bare(form, 'querySelectorAll')(ACCEPTANCE)]
  if (!boxes.length || bare(form, 'classList').contains(AS_VALIDATION)) return
  const blocked = boxes.some((element) => blocks(element) && !isHiddenByCondition(element, CONDITIONAL))
  for (const control of bare(form, 'elements') as Iterable<HTMLButtonElement>)
    if (control.type === 'submit') control.disabled = blocked
}
