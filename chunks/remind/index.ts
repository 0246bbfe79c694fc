/** “Remind me later”: it goes, and comes back when the visitor wants it, however often it may show otherwise. */
import { after } from '../../shared/dom'
import { LIFETIME } from '../../shared/kept'
import type { Action } from '../ui/index'

/** Seconds until it comes back, where the button does not say. */
const A_DAY = 86_400
/** Milliseconds that a screen which says so is seen. */
const SEEN = 2_500

const remind: Action = ({ close, context, go, preview, screens }, { dataset }) => {
  const { page, popup } = context
  const wait = Math.min((Number(dataset.wispAfter) || A_DAY) * 1000, LIFETIME.timer)
  if (!preview && wait > 0) {
    page.storage.set(`remind.${popup.key}`, Date.now() + wait, wait)
    // As if it had not been seen yet.
    for (const mark of ['seen', 'closed'] as const) page.storage.set(`${mark}.${popup.key}`, undefined)
    page.storage.flush()
  }
  if (!screens.includes('remind')) return close('remind')
  go('remind')
  after(SEEN, () => close('remind'))
}

export const actions = { remind }
