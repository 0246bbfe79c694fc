/** A number is rounded to two decimals once its field is left, and sent so (specification, section 5). */
import { roundNumber } from '../../../shared/checks/number'
import type { Enhance } from '../../../shared/model/widget'
import { on } from '../../../shared/platform/dom'

export const enhance: Enhance<HTMLInputElement> = (control) => {
  const value = (): string => roundNumber(control.value.trim())
  const round = (): void => {
    const rounded = value()
    // Setting the same again would only move the caret.
    if (rounded !== control.value) control.value = rounded
  }
  // It may have been left before this came.
  if (!control.matches(':focus')) round()
  return { value, stop: on(control, 'change', round) }
}
