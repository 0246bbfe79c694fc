/** From a popup whose turn has come to one on the screen, and off it again: markers, reports and events around its mount. */

import type { ShowRequest } from '../../../shared/model/display-queue'
import type { CloseTrigger, Unmount } from '../../../shared/model/popup'
import { reportRejection } from '../../../shared/platform/dom'
import { newId } from '../../../shared/platform/id'
import { enqueueLead } from '../../../shared/reporting/enqueue-lead'
import { enqueueReport } from '../../../shared/reporting/enqueue-report'
import type { Lead } from '../../../shared/reporting/lead'
import type { Reporting } from '../../../shared/reporting/reporting'
import { decodePopup } from '../../../shared/wire/popup'
import { mark } from './mark'

/** Answers how to take it away, or nothing when it was cancelled by a listener of `wisp:before-show`, or closed on its way. */
export const show = async (request: ShowRequest): Promise<Unmount | undefined> => {
  const { campaign, cancelled, emit, gone, html, load, mount, open, parts, pressed, preview, seen, trigger } = request
  const popup = decodePopup(campaign)
  const { id, viewerId, type } = popup
  const name = newId()
  if (!emit('before-show', { id, trigger }) || cancelled()) return
  // Nobody counts an owner's preview. What tells of a showing is fetched beside it: nothing of it is needed to draw one.
  const showing = preview ? undefined : load<Reporting>('report').then((report) => report.showing(request, popup, name))
  const tell = (what: 'viewed' | 'closed', how?: CloseTrigger): void => {
    if (showing) reportRejection(showing.then((told) => told[what](how ?? 'api')))
  }
  let submitted = false
  let shown = false
  let over = false

  const view = (): void => {
    if (shown) return
    shown = true
    seen()
    // Kept at once, as a lead is: the page may be left before what sends it has come.
    if (!preview) enqueueReport(request, name, 'viewed', { popup: { id, viewerId, type }, trigger, viewId: '' })
    tell('viewed')
    mark(request, 'seen')
    emit('show', { id, trigger })
  }

  const unmount = await mount({
    ...{ popup, html, parts, page: request, emit, open, pressed },
    async convert(lead: Lead) {
      if (!showing) return
      // Kept before anything else: what sends it may not be here yet, or never come.
      enqueueLead(request, popup, lead)
      mark(request, 'converted')
      const given = showing.then((told) => told.convert(lead))
      // Pressed again because it could not be sent, it is the same lead.
      if (!submitted) emit('submit', { id, submissionId: lead.submissionId })
      submitted = true
      return given
    },
    seen: view,
    keep(lead: Lead) {
      if (!showing) return
      enqueueLead(request, popup, lead, performance.timeOrigin)
      reportRejection(showing.then(({ drafted }) => drafted(lead)))
    },
    played() {
      if (!preview) mark(request, 'converted')
    },
    closed(how: CloseTrigger) {
      over = true
      // Nobody has seen it.
      if (!shown) return gone()
      // Escape is the keyboard's X: who cannot use a mouse would meet the popup again on every page.
      if (how === 'x' || how === 'escape') mark(request, 'closed', how)
      tell('closed', how)
      // Before it is announced: a listener may open it again.
      gone()
      emit('close', { id, trigger: how })
    },
  })
  if (cancelled()) unmount('api')
  if (over) return
  if (type !== 'embedded') view()
  return unmount
}
