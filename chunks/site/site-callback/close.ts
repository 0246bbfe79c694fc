/** The close control of a panel: the owner's, or else ours. */
import { languageOf } from '../../../shared/platform/language-of'
import { bare } from '../../../shared/platform/safe-dom'
import { nameSign } from './name'

export const CLOSE = '[data-wisp-close]'

const add = (panel: Element): void => {
  const button = bare(document, 'createElement')('button')
  button.type = 'button'
  button.textContent = '×'
  button.dataset.wispClose = ''
  panel.append(button)
}

export const prepareClose = (panel: Element): void => {
  if (!panel.querySelector(CLOSE)) add(panel)
  for (const control of panel.querySelectorAll(CLOSE)) nameSign(control, languageOf(panel) === 'he' ? 'סגירה' : 'Close')
}
