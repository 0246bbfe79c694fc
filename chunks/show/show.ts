/** From a popup whose turn has come to one on the screen, and off it again: markers, reports and events around its mount. */
import { settle } from '../../shared/dom'
import type { CloseTrigger, Lead, Reports, ShowRequest, Unmount } from '../../shared/popup'
import { decodePopup } from '../../shared/wire/popup'
import { convert } from './convert'
import { emit } from './events'

/** Answers how to take it away, or undefined when a listener of `wisp:before-show` cancelled it. */
export const show = (request: ShowRequest): Unmount | undefined => {
  const { campaign, gone, host, html, mark, mount, open, parts, preview, reporting, storage, trigger } = request
  const popup = decodePopup(campaign)
  const { id } = popup
  if (!emit('before-show', { id, trigger })) return
  let reports: Reports | undefined
  let converted = false
  // Resolved once the view can be told of; a close comes after it.
  let ready: Promise<unknown> = Promise.resolve()

  const unmount = mount({
    popup,
    html,
    parts,
    host,
    emit,
    open,
    convert(lead: Lead) {
      converted = true
      return preview ? Promise.resolve() : convert(request, popup, lead, reports)
    },
    closed(how: CloseTrigger) {
      // Escape is the keyboard's X.
      if (how === 'x' || how === 'escape') mark('closed')
      if (!converted) settle(ready.then(() => reports?.closed(how)))
      emit('close', { id, trigger: how })
      gone()
    },
  })
  // Fetched now, so that it is there when there is something to tell; a lead waits in storage for it.
  if (!preview) {
    ready = reporting().then(({ createReports }) => {
      if (!storage.allowed()) return
      reports = createReports(popup, request)
      reports.viewed()
    })
  }
  settle(ready)
  mark('seen')
  emit('show', { id, trigger })
  return unmount
}
