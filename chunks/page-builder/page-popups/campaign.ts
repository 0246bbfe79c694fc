/** A popup of a page in the terms of wisp.js, which arms, queues and draws it like any other. */

import type { Popup, WirePopup } from '../../../shared/model/popup'
import type { Language } from '../../../shared/model/text'
import type { Campaign } from '../../../shared/page/model/campaign'
import { idOf, type PagePopup, SLOT } from '../../../shared/page/model/page-popup'
import { languageOf } from '../../../shared/page/platform/language-of'
import { codeOf } from '../../../shared/page/platform/words-in'
import { triggersOf } from './triggers'

/** The popup's name: its label, or else its heading; '' without either. */
const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') || element.querySelector('h1,h2,h3')?.textContent || '')
    .replace(/\s+/g, ' ')
    .trim()

const popupOf = (page: PagePopup, language: Language): Popup => ({
  id: idOf(page),
  key: idOf(page),
  type: 'page-builder',
  format: 1,
  target: 'click',
  language,
  // The page may change its heading, or put another element in its place.
  get name() {
    return nameOf(page.element)
  },
  size: { width: 0, height: 0 },
  viewerId: '',
  credit: false,
  design: {
    position: page.position,
    layout: 'horizontal',
    entryEffect: page.effect,
    exitEffect: page.effect,
    contentLock: false,
    closeOnOutsideClick: false,
    closeControl: page.close === 'none' ? 'none' : 'x',
    closeAfter: 0,
    thanks: false,
  },
  wire: page as unknown as WirePopup,
})

/** @param cooldown the site's seconds after a close; undefined until its server has answered */
export const campaignOf = (page: PagePopup, cooldown: () => number | undefined = () => 0): Campaign => {
  const language = languageOf(page.element)
  const code = codeOf(language)
  Object.defineProperty(page, 'cooldown', { get: cooldown, __proto__: null } as PropertyDescriptor)
  const popup = popupOf(page, language)
  const { id, key, type, wire } = popup
  return {
    id,
    key,
    type,
    wire,
    popup,
    templateUrl: '',
    html: `<div ${SLOT}></div>`,
    onClickOnly: !page.show,
    triggers: triggersOf(page).settings,
    frequency: { rule: 'always', count: 0 },
    stopWhenConverted: false,
    targeted: false,
    // Before the answer, an earlier page may have begun the time already.
    get parts() {
      return [...(code ? [`words-${code}-popup`] : []), ...(cooldown() === 0 ? [] : ['cooldown'])]
    },
  }
}
