/** The way through the steps of a form, by what its visitor has answered. */
import { type Answers, CONTROLS, isBox } from './answers'
import { NEXT, STEP, SUBMIT } from './marks'
import type { Way } from './path'

export const nameOf = (step: Element): string => step.getAttribute(STEP) ?? ''

export const stepsIn = (form: Element | undefined): HTMLElement[] => [
  ...(form?.querySelectorAll<HTMLElement>(`[${STEP}]`) ?? []),
]

export const wayThrough = (form: Element | undefined, answers: Answers): Way => {
  const steps = new Map(stepsIn(form).map((step) => [nameOf(step), step]))
  return {
    steps: [...steps.keys()],
    isLeftOut(name) {
      const step = steps.get(name)
      return !!step && answers.isLeftOut(step)
    },
    targetOf: (name) => answers.chosen('data-wisp-next', steps.get(name))[0] ?? '',
    pressOf(name) {
      const step = steps.get(name)
      const next = step?.querySelector<HTMLElement>(NEXT)
      return next || !step?.querySelector(SUBMIT) ? (next?.dataset.wispTo ?? '') : undefined
    },
  }
}

const isTyped = (control: HTMLInputElement): boolean =>
  !isBox(control) && !control.matches('select,[type=hidden]') && !!control.value

const enabledIn = (place: Element, selector: string): HTMLInputElement[] =>
  [...place.querySelectorAll<HTMLInputElement>(selector)].filter(({ disabled }) => !disabled)

/** Boxes need no check but the browser's, and the one that something is chosen. */
export const isOnlyChosen = (step: Element): boolean =>
  enabledIn(step, CONTROLS).every((control) => control.checkValidity() && !isTyped(control)) &&
  [...step.querySelectorAll('[data-wisp-check~=required]')].every(
    (group) => enabledIn(group, 'input:checked,select,textarea,input:not([type=checkbox],[type=radio])').length,
  )
