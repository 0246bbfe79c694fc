import type { Site } from '../../../shared/page/model/site'
import type { PopupLook } from '../../../shared/page/model/timed-popup'
import { bare, doc } from '../../../shared/page/platform/safe-dom'
import { translateAt } from '../../../shared/page/platform/translate-at'
import { CLOSE } from '../../../shared/wire/page/site/popup'
import { panel } from '../../../shared/words/english-pages'

/** In the element, not in our dialog, so that it has the element's direction. */
export const closeAdder =
  (load: Site['load']): PopupLook['addClose'] =>
  (element) => {
    if (bare(element, 'querySelector')(CLOSE)) return () => {}
    const button = doc.createElement('button')
    Object.assign(button, {
      type: 'button',
      className: 'wisp-close',
      textContent: '×',
    })
    button.dataset.wispClose = ''
    translateAt(element, panel, 'site', load, ({ close }) => {
      button.ariaLabel = close
    })
    bare(element, 'prepend')(button)
    return () => button.remove()
  }
