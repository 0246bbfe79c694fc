import type { PopupLook } from '../../../shared/page/model/timed-popup'
import { languageOf } from '../../../shared/page/platform/language-of'
import { bare, doc } from '../../../shared/page/platform/safe-dom'
import { CLOSE } from '../../../shared/wire/page/site/popup'

const CLOSE_WORDS = { en: 'Close', he: 'סגירה' }

/** In the element, not in our dialog, so that it has the element's direction. */
export const addClose: PopupLook['addClose'] = (element) => {
  if (bare(element, 'querySelector')(CLOSE)) return () => {}
  const button = doc.createElement('button')
  Object.assign(button, {
    type: 'button',
    className: 'wisp-close',
    textContent: '×',
    ariaLabel: CLOSE_WORDS[languageOf(element)],
  })
  button.dataset.wispClose = ''
  bare(element, 'prepend')(button)
  return () => button.remove()
}
