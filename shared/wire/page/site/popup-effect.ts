/** The effect of a timed popup: its element names it, or else the site's server does (specification, section 7). */

import { bare, globalNamed } from '../../../page/platform/safe-dom'
import { webUrl } from '../../../page/platform/safe-url'
import { list, text } from '../../../values/names'
import { own } from '../../../values/own'
import { settingsOf } from './settings'

/** The popup's own effect; '' if the server is to be asked. */
export const effectOf = (element: HTMLElement): string => bare(element, 'dataset').effect ?? ''

/** Undefined if the site tells no effects. */
export const effectUrl = (): string | undefined => {
  try {
    return webUrl(text(own(settingsOf('popups', ''), 'ajax')) || text(globalNamed('ajaxurl')))?.href
  } catch {
    // A global of the page that cannot be read.
  }
}

export const effectForm = (element: HTMLElement): URLSearchParams =>
  new URLSearchParams({ action: 'popup_effect', popup_id: bare(element, 'dataset').wispPopup ?? '' })

/** The second element of the reply; '' for any other. */
export const decodeEffect = (reply: string): string => {
  try {
    return text(list(JSON.parse(reply))[1])
  } catch {
    return ''
  }
}
