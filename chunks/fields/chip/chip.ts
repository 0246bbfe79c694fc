import { on } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'

/** A small button under a field, with an answer to a question about its value. */
export const createChip = (text: string, press: () => void): HTMLButtonElement => {
  const chip = doc.createElement('button')
  Object.assign(chip, { className: 'wisp-chip', part: 'chip', type: 'button', textContent: text })
  on(chip, 'click', press)
  return chip
}

/** Puts it below the field, and outside a label around that: screen readers would read its words as part of the field's name. */
export const placeChip = (container: Element | null, chip: Element): void =>
  (container?.closest('label') ?? container?.lastChild)?.after(chip)
