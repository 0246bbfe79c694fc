import { languageOf } from '../../../shared/page/platform/language-of'
import { bare } from '../../../shared/page/platform/safe-dom'

export const CLOSE = '[data-wisp-close]'

const add = (panel: Element): Element => {
  const button = bare(document, 'createElement')('button')
  button.type = 'button'
  button.textContent = '×'
  button.dataset.wispClose = ''
  panel.append(button)
  return button
}

/** The close control of a panel is the owner's, or else ours. It gets a name if it is only a sign, such as ×. */
export const prepareClose = (panel: Element): void => {
  const control = panel.querySelector(CLOSE) ?? add(panel)
  if (!/[\p{L}\p{N}]{2}/u.test(control.textContent as string))
    control.ariaLabel ||= languageOf(panel) === 'he' ? 'סגירה' : 'Close'
}
