import { on } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'

/** A small button under a field, with an answer to a question about its value. */
export const createChip = (text: string, press: () => void): HTMLButtonElement => {
  const chip = doc.createElement('button')
  Object.assign(chip, { className: 'wisp-chip', type: 'button', textContent: text })
  chip.part = 'chip'
  on(chip, 'click', press)
  return chip
}
