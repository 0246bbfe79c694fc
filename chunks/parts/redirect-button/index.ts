/** A button that leads to another page. */
import { after } from '../../../shared/page/platform/dom'
import { type Action, convertByPress, linkAddress, safeUrl } from '../../core/ui/index'

/** Milliseconds before leaving the page, so that pending reports are sent (specification, section 4). */
const REDIRECT_DELAY_MS = 1_500

const redirect: Action = (live, button) => {
  const { wispHref, wispTarget } = button.dataset
  const address = linkAddress(wispHref ?? '')
  // The button stays pressable while the popup closes: act once only.
  button.setAttribute('disabled', '')
  if (live.context.popup.target === 'click') convertByPress(live)
  live.close('link')
  if (!safeUrl(address)) return
  // Open a new tab at once: browsers block it later. This page stays, so nothing has to be sent first.
  if (wispTarget === '_blank') window.open(address, '_blank', 'noopener')
  else after(REDIRECT_DELAY_MS, () => location.assign(address))
}

export const actions = { redirect }
