/** Shows a popup whose turn has come and handles its markers, reports and events until it is closed. */

import type { CloseTrigger } from '../../../shared/model/close-trigger'
import type { Lead } from '../../../shared/model/lead'
import type { ShowRequest } from '../../../shared/page/model/display-queue'
import type { Mount, Unmount } from '../../../shared/page/model/popup-context'
import { reportRejection } from '../../../shared/page/platform/dom'
import { createEmit } from '../../../shared/page/reporting/emit'
import { enqueueLead } from '../../../shared/page/reporting/enqueue-lead'
import { enqueueReport } from '../../../shared/page/reporting/enqueue-report'
import type { Reporting, Showing } from '../../../shared/page/reporting/reporting'
import { newId } from '../../../shared/values/id'
import { decodePopup } from '../../../shared/wire/page/popup'
import { mark } from './mark'

const report = (
  showing: Promise<Showing> | undefined,
  moment: 'viewed' | 'closed',
  how: CloseTrigger = 'api',
): void => {
  if (showing) reportRejection(showing.then((chunk) => chunk[moment](how)))
}

/**
 * Returns a function that closes the popup; undefined when `wisp:before-show` was cancelled, or the popup was closed
 * while mounting.
 */
export const show = async ({
  seen,
  campaign,
  cancelled,
  gone,
  context,
  trigger,
}: ShowRequest): Promise<Unmount | undefined> => {
  const { page } = context
  const popup = campaign.popup ?? decodePopup(campaign)
  // An owner's preview is not reported, and neither is what the server does not know.
  const silent = page.preview || campaign.popup
  const { id, viewerId, type } = popup
  const emit = createEmit(page.preview)
  const name = newId()
  if (!emit('before-show', { id, trigger }) || cancelled()) return
  // The report chunk is fetched in parallel: drawing a popup does not need it.
  const reporting = silent ? undefined : page.load<Reporting>('report')
  const showing = reporting?.then((chunk) => chunk.showing(page, popup, trigger, name))
  let submitted = false
  let isSeen = false
  let over = false

  const view = (): void => {
    if (isSeen) return
    isSeen = true
    seen()
    // Store the view at once, like a lead: the visitor may leave the page before the report chunk has arrived.
    if (!silent) enqueueReport(page, name, 'viewed', { popup: { id, viewerId, type }, trigger, viewId: '' })
    report(showing, 'viewed')
    mark(page, campaign, 'seen')
    emit('show', { id, trigger })
  }

  const unmount = await (context.parts[campaign.type] as { mount: Mount }).mount({
    popup,
    ...context,
    emit,
    async convert(lead: Lead) {
      if (!showing) return
      // Store the lead before anything else: the report chunk may arrive late or never.
      enqueueLead(page, popup, trigger, lead)
      mark(page, campaign, 'converted')
      const delivery = showing.then((chunk) => chunk.convert(lead))
      // Pressing again after a failed send sends the same lead again, so do not emit a second submit.
      if (!submitted) emit('submit', { id, submissionId: lead.submissionId })
      submitted = true
      return delivery
    },
    seen: view,
    keep(lead: Lead) {
      if (!showing) return
      enqueueLead(page, popup, trigger, lead, performance.timeOrigin)
      reportRejection(showing.then(({ drafted }) => drafted(lead)))
    },
    played() {
      if (!page.preview) mark(page, campaign, 'converted')
    },
    closed(how: CloseTrigger) {
      over = true
      // The popup was closed before anybody saw it: there is nothing to report.
      if (!isSeen) return gone()
      // Escape counts like the X: otherwise visitors without a mouse would get the popup again on every page.
      if (how === 'x' || how === 'escape') mark(page, campaign, 'closed', how)
      report(showing, 'closed', how)
      // Leave the queue before the event: a listener may open the popup again.
      gone()
      emit('close', { id, trigger: how })
    },
  })
  if (cancelled()) unmount('api')
  if (over) return
  if (type !== 'embedded') view()
  return unmount
}
