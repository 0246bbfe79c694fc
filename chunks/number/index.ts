/** A number is rounded to two decimals once its field is left, and sent so (specification, section 5). */
import { roundNumber } from '../../shared/checks/number'
import { on } from '../../shared/dom'
import type { Enhance } from '../../shared/widget'

export const enhance: Enhance<HTMLInputElement> = (control) => {
  const value = (): string => roundNumber(control.value.trim())
  return {
    value,
    stop: on(control, 'change', () => {
      const rounded = value()
      // Setting the same again would only move the caret.
      if (rounded !== control.value) control.value = rounded
    }),
  }
}
