/** Rounds a number to two decimals, on change and for sending (specification, section 5). */
import { roundNumber } from '../../../shared/checks/number'
import { decimalAt } from '../../../shared/page/forms/languages'
import type { Enhance } from '../../../shared/page/forms/widget'
import { on } from '../../../shared/page/platform/dom'

export const enhance: Enhance<HTMLInputElement> = (control) => {
  const value = (): string => roundNumber(control.value.trim(), { step: control.step, decimal: decimalAt(control) })
  const round = (): void => {
    const rounded = value()
    // Setting the same value would move the caret.
    if (rounded !== control.value) control.value = rounded
  }
  // The visitor may have left the field before this chunk was loaded.
  if (!control.matches(':focus')) round()
  return { value, stop: on(control, 'change', round) }
}
