/** From a popup whose turn has come to one on the screen, and off it again: markers, reports and events around its mount. */
import type { CloseTrigger, Lead, Unmount } from '../../shared/popup'
import type { ShowRequest } from '../../shared/stage'
import { decodePopup } from '../../shared/wire/popup'
import { convert } from './convert'
import { mark } from './mark'
import { createReports } from './reports'

/** Answers how to take it away, or undefined when a listener of `wisp:before-show` cancelled it. */
export const show = (request: ShowRequest): Unmount | undefined => {
  const { campaign, cancelled, emit, gone, host, html, mount, open, parts, preview, trigger } = request
  const popup = decodePopup(campaign)
  const { id } = popup
  if (!emit('before-show', { id, trigger }) || cancelled()) return
  const reports = preview ? undefined : createReports(request, popup)
  let converted = false

  const unmount = mount({
    popup,
    html,
    parts,
    host,
    emit,
    open,
    convert(lead: Lead) {
      converted = true
      return reports ? convert(request, popup, lead, reports.viewId()) : Promise.resolve()
    },
    closed(how: CloseTrigger) {
      // Escape is the keyboard's X.
      if (how === 'x' || how === 'escape') mark(request, 'closed')
      if (!converted) reports?.closed(how)
      emit('close', { id, trigger: how })
      gone()
    },
  })
  reports?.viewed()
  mark(request, 'seen')
  emit('show', { id, trigger })
  return unmount
}
