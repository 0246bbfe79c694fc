/** “Remind me later”: it goes, and comes back when the visitor wants it, however often it may show otherwise. */

import type { PopupContext } from '../../../shared/model/popup-context'
import { LIFETIME } from '../../../shared/model/storage-schema'
import { after } from '../../../shared/platform/dom'
import type { Action, Live } from '../../core/ui/index'

/** Seconds until it comes back, where the button does not say. */
const A_DAY = 86_400
/** Milliseconds that a screen which says so is seen. */
const SEEN = 2_500

/** As if it had not been seen yet. */
const forget = ({ page: { storage }, popup: { key } }: PopupContext): void => {
  for (const mark of ['seen', 'closed'] as const) storage.set(`${mark}.${key}`, undefined)
  storage.flush()
}

const remind: Action = ({ close, context, go, preview, screens }, { dataset }) => {
  const { page, popup } = context
  const wait = Math.min((Number(dataset.wispAfter) || A_DAY) * 1000, LIFETIME.timer)
  if (!preview && wait > 0) {
    page.storage.set(`remind.${popup.key}`, Date.now() + wait, wait)
    forget(context)
  }
  if (!screens.includes('remind')) return close('remind')
  go('remind')
  after(SEEN, () => close('remind'))
}

export const actions = { remind }

/** The X of the screen that says so is no refusal; its mark is made after this. */
export const closed = ({ context }: Live): void => {
  if (context.page.storage.get(`remind.${context.popup.key}`)) after(0, () => forget(context))
}
