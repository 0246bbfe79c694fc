/** From a popup whose turn has come to one on the screen, and off it again: markers, reports and events around its mount. */
import type { CloseTrigger, ShowRequest, Unmount } from '../../shared/popup'
import { decodePopup } from '../../shared/wire/popup'
import { emit } from './events'
import { createReports } from './report'

/** Answers how to take it away, or undefined when a listener of `wisp:before-show` cancelled it. */
export const show = (request: ShowRequest): Unmount | undefined => {
  const { campaign, mark, mount, trigger, host, html, parts, preview, storage, send, visit, open } = request
  const popup = decodePopup(campaign)
  const { id } = popup
  if (!emit('before-show', { id, trigger })) return
  const reports = createReports(popup, request)
  let converted = false

  const unmount = mount({
    popup,
    html,
    parts,
    preview,
    storage,
    send,
    visit,
    trigger,
    emit,
    open,
    api: host,
    viewId: reports.viewId,
    converted(email) {
      converted = true
      mark('converted')
      if (email) storage.set('email', email.toLowerCase())
    },
    closed(how: CloseTrigger) {
      // Escape is the keyboard's X.
      if (how === 'x' || how === 'escape') mark('closed')
      if (!converted) reports.closed(how)
      emit('close', { id, trigger: how })
      request.gone()
    },
  })
  mark('seen')
  reports.viewed()
  emit('show', { id, trigger })
  return unmount
}
