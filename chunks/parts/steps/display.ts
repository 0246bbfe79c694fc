/** Shows one step, and the elements whose conditions are met. Controls off the path or hidden are no part of the form's lead. */
import { type Answers, CONTROLS } from './answers'
import { CONDITIONAL, STEP } from './marks'

/** Marks a control that was disabled by this file and not by the template. */
const ASIDE = 'data-wisp-aside'

const setAside = (control: HTMLInputElement, isAside: boolean): void => {
  if (isAside === control.hasAttribute(ASIDE) || (isAside && control.disabled)) return
  control.disabled = isAside
  control.toggleAttribute(ASIDE, isAside)
}

/** Disabled controls are neither checked nor sent, and keep their values. */
export const display = (root: ShadowRoot, form: Element | undefined, current: string, answers: Answers): void => {
  for (const element of root.querySelectorAll<HTMLElement>(CONDITIONAL))
    if (!element.hasAttribute(STEP)) element.hidden = answers.isLeftOut(element)
  for (const step of root.querySelectorAll<HTMLElement>(`[${STEP}]`)) step.hidden = step.getAttribute(STEP) !== current
  for (const control of form?.querySelectorAll<HTMLInputElement>(CONTROLS) ?? [])
    if (!control.closest('.wisp-cover')) setAside(control, !answers.counts(control))
}
