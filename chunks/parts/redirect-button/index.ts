/** A button that leads somewhere else. */
import { after } from '../../../shared/platform/dom'
import { type Action, convertByPress, linkAddress, safeUrl } from '../../core/ui/index'

/** Milliseconds, in which what is told to the server gets on its way (specification, section 4). */
const DELAY = 1_500

const redirect: Action = (live, pressed) => {
  const { wispHref, wispTarget } = pressed.dataset
  const address = linkAddress(wispHref ?? '')
  // Once: it can be pressed while it leaves.
  pressed.setAttribute('disabled', '')
  if (live.context.popup.target === 'click') convertByPress(live)
  live.close('link')
  if (!safeUrl(address)) return
  // This page stays, and a browser lets no other tab be opened later than at the press.
  if (wispTarget === '_blank') open(address, '_blank', 'noopener')
  else after(DELAY, () => location.assign(address))
}

export const actions = { redirect }
