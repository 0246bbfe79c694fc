/** “Remind me later”: closes the popup and shows it again after a time, whatever its frequency says. */

import * as LIFETIME from '../../../shared/model/lifetime'
import type { PopupContext } from '../../../shared/page/model/popup-context'
import { after } from '../../../shared/page/platform/dom'
import { numberIn } from '../../../shared/page/platform/owner-values'
import type { Action, Live } from '../../core/ui/index'

/** Seconds until the popup returns if the button does not say. */
const DEFAULT_DELAY_SECONDS = 86_400
/** Milliseconds that the confirmation screen is shown. */
const CONFIRMATION_MS = 2_500

/** Removes the markers, so that the popup counts as not seen. */
const clearMarkers = ({ page: { storage }, popup: { key } }: PopupContext): void => {
  for (const marker of ['seen', 'closed'] as const) storage.set(`${marker}.${key}`, undefined)
  storage.flush()
}

const remind: Action = ({ close, context, go, preview, screens }, button) => {
  const { page, popup } = context
  const delay = Math.min((numberIn(button, 'data-wisp-after') || DEFAULT_DELAY_SECONDS) * 1000, LIFETIME.timer)
  if (!preview && delay > 0) {
    page.storage.set(`remind.${popup.key}`, Date.now() + delay, delay)
    clearMarkers(context)
  }
  if (!screens.includes('remind')) return close('remind')
  go('remind')
  after(CONFIRMATION_MS, () => close('remind'))
}

export const actions = { remind }

/** Closing the confirmation screen is no dismissal. Its marker is set after this call, so remove it in a new task. */
export const closed = ({ context }: Live): void => {
  if (context.page.storage.get(`remind.${context.popup.key}`)) after(0, () => clearMarkers(context))
}
