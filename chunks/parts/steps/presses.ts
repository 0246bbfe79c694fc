/** Handles presses and keys in a form with steps. */
import { isComposed } from '../../../shared/page/platform/composing'
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import type { FormSteps } from './form-steps'
import { NEXT, STEP, SUBMIT } from './marks'

/** Mark of an element around answers: choosing one goes on to the next step. */
const ADVANCE = '[data-wisp-advance]'
/** Inputs in which Enter sends the form. On a button, Enter presses the button. */
const ENTER_INPUTS = 'input:not([type=submit],[type=image],[type=button],[type=reset],[type=file],[type=color])'

const isSeen = (button: Element): boolean => button.getClientRects().length > 0

/** The button that goes on from here: the step's own, else one that stands beside all steps. */
const buttonOf = ({ current, form }: FormSteps): HTMLElement | undefined =>
  [current(), form()].flatMap((place) =>
    [NEXT, SUBMIT].flatMap((kind) => [...(place?.querySelectorAll<HTMLElement>(kind) ?? [])].filter(isSeen)),
  )[0]

/**
 * A press of Enter presses the button of the step. Browsers press the first one of the form, whose step may be another.
 * @param submits is called when the visitor presses a button that sends the form
 */
export const watchPresses = (root: ShadowRoot, steps: FormSteps, submits: () => void): Stop => {
  let isPointer = false
  /** The step at the first click of a double click. */
  let pressedAt: Element | undefined

  const enter = (event: KeyboardEvent): void => {
    const field = event.target as HTMLInputElement
    if (event.key !== 'Enter' || event.defaultPrevented || isComposed(event)) return
    if (!steps.current()?.contains(field) || !field.matches(ENTER_INPUTS)) return
    event.preventDefault()
    buttonOf(steps)?.click()
  }
  const click = (event: MouseEvent): void => {
    const control = (event.target as Element).closest(`${SUBMIT},${NEXT},${ADVANCE}`)
    if (!control || !steps.form()?.contains(control)) return
    const step = steps.current()
    const isSecond = event.detail > 1 && pressedAt !== step
    if (event.detail < 2) pressedAt = step
    const ownStep = control.closest(`[${STEP}]`)
    if (isSecond || (ownStep && ownStep !== step)) {
      // The second click of a double click was meant for the step before.
      event.preventDefault()
      event.stopImmediatePropagation()
    } else if (control.matches(SUBMIT)) submits()
  }
  const choose = ({ target }: Event): void => {
    // Arrow keys choose each answer that they come to, so a choice by key must not lead to the next step.
    if (isPointer && (target as Element).matches(`${ADVANCE} input[type=radio]`)) buttonOf(steps)?.click()
  }
  return all([
    on(root, 'keydown', enter),
    on(root, 'click', click, true),
    on(root, 'click', choose),
    on(root, 'keydown', () => (isPointer = false), true),
    on(root, 'pointerdown', () => (isPointer = true), true),
  ])
}
