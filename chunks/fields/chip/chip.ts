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

/** A label around the field would have the words of a button in it as a part of the field's name. */
const labelAround = (container: Element): Element | null => container.closest('label')

/** Puts it below the field. */
export const placeChip = (container: Element, chip: Element): void => {
  const label = labelAround(container)
  if (label) label.after(chip)
  else container.append(chip)
}

export const hasChip = (container: Element): boolean =>
  Boolean(labelAround(container)?.nextElementSibling?.matches('.wisp-chip') ?? container.querySelector('.wisp-chip'))
