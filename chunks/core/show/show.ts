/** Shows a popup whose turn has come and handles its markers, reports and events until it is closed. */

import type { Popup } from '../../../shared/model/popup'
import { loadBesideUi } from '../../../shared/page/model/beside-ui'
import type { Campaign } from '../../../shared/page/model/campaign'
import type { LegacyServerChunk, ShowRequest } from '../../../shared/page/model/display-queue'
import type { Page } from '../../../shared/page/model/page'
import type { Mount, Unmount } from '../../../shared/page/model/popup-context'
import { afterPaint, reportRejection } from '../../../shared/page/platform/dom'
import { createEmit } from '../../../shared/page/reporting/emit'
import { enqueueLead } from '../../../shared/page/reporting/enqueue-lead'
import { enqueueReport } from '../../../shared/page/reporting/enqueue-report'
import type { Reporting } from '../../../shared/page/reporting/reporting'
import type { CloseTrigger } from '../../../shared/page/visit/close-trigger'
import type { Lead } from '../../../shared/page/visit/lead'
import { newId } from '../../../shared/values/id'
import { identityOf, type Settings, settingsIn } from '../../../shared/wire/page/own-popup'
import { mark } from './mark'

/**
 * Reports the view and the close of a popup, in this order. The presence chunk, which sends them, is fetched after the first
 * frame.
 */
const reportingOf = (page: Page, popup: Popup, trigger: string) => {
  const name = newId()
  let fetchReporting = (): void => {}
  const needed = new Promise<void>((resolve) => {
    fetchReporting = resolve
  })
  const showing = needed
    .then(() => loadBesideUi<Pick<Reporting, 'showing'>>(page, 'presence'))
    .then((chunk) => chunk.showing(page, popup, trigger, name))
  const report = (moment: 'viewed' | 'closed', how: CloseTrigger = 'api'): void =>
    reportRejection(showing.then((chunk) => chunk[moment](how)))
  return {
    fetchReporting,
    showing,
    viewed(): void {
      const { id, type, viewerId, wire } = popup
      // Stored at once, like a lead: the visitor may leave the page before the presence chunk has come. Only our servers sign
      // their answers.
      const view = { popup: { id, viewerId, type }, trigger, viewId: '', asForm: !!wire.signature }
      enqueueReport(page, name, 'viewed', view)
      // Without consent it was only counted, and so is the close, whatever the visitor says meanwhile.
      if (page.storage.allowed()) report('viewed')
      // The frame comes first: nothing of this is needed to draw it.
      afterPaint(fetchReporting)
    },
    closed(how: CloseTrigger): void {
      report('closed', how)
      fetchReporting()
    },
  }
}
const SILENCE = { fetchReporting() {}, showing: undefined, viewed() {}, closed() {} }

/** Our own server has decoded it. */
const popupOf = async (campaign: Campaign, page: Page, html: string): Promise<Popup> => {
  const settings = page.json.parse(settingsIn(html)) as Settings | undefined
  const drawn = settings?.drawn
  if (drawn) return { ...identityOf(campaign, settings), ...drawn }
  const { decodePopup } = await page.load<LegacyServerChunk>('legacy-server')
  return decodePopup(campaign, settings)
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
  const popup = campaign.popup ?? (await popupOf(campaign, page, context.html))
  // An owner's preview is not reported, and neither is what the server does not know.
  const silent = page.preview || campaign.popup
  const { id, type } = popup
  const emit = createEmit(page.preview)
  if (!emit('before-show', { id, trigger }) || cancelled()) return
  const { fetchReporting, showing, viewed, closed } = silent ? SILENCE : reportingOf(page, popup, trigger)
  let submitted = false
  let isSeen = false
  let over = false

  const view = (): void => {
    if (isSeen) return
    isSeen = true
    seen()
    viewed()
    mark(page, campaign, 'seen')
    emit('show', { id, trigger })
  }

  const unmount = await (context.parts[campaign.type] as { mount: Mount }).mount({
    popup,
    ...context,
    emit,
    async convert(lead: Lead) {
      if (!showing) return
      // Store the lead before anything else: the presence chunk may arrive late or never.
      enqueueLead(page, popup, trigger, lead)
      fetchReporting()
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
      fetchReporting()
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
      closed(how)
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
