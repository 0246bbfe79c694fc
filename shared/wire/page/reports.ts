/** The calls for views, closes and activities (specification, section 7), in the server's format. */

import { stringify } from '../../page/platform/stringify'
import type { Report, ReportKind } from '../../page/storage/records'
import { snake } from '../../values/names'

export interface Call {
  url: string
  /** A form, or text of the given content type; without a body the call is a GET. */
  body?: string | URLSearchParams
  type?: string
}

type Encode = (report: Report, id: string) => Call

/** `report_id` is our own field: the same on every retry, so that a report is not counted twice. */
const facts = ({ visit }: Report, id: string) => ({
  url: visit.url,
  store_integration: visit.store,
  store_integration_customer_id: visit.customerId,
  report_id: id,
})

const ofPopup = ({ popup, visit }: Report) => ({
  client_id: visit.clientId,
  converted_email: visit.email,
  viewer_id: popup.viewerId,
})

const urlOf = ({ host }: Report, call: string, id: string): string =>
  // A visitor without an id has to have something in the path.
  `${host}/api/display/${call}/${encodeURIComponent(id || 0)}`

const form = (url: string, fields: Record<string, string>): Call => ({ url, body: new URLSearchParams(fields) })

/** JSON, as the specification has it, unless the server is known to take a form. */
const viewed: Encode = (report, id) => {
  const url = urlOf(report, 'viewed', report.popup.id)
  const fields = {
    ...ofPopup(report),
    ...facts(report, id),
    type: report.popup.type,
    trigger: snake(report.trigger),
  }
  return report.asForm ? form(url, fields) : { url, body: stringify(fields), type: 'application/json' }
}

/** `trigger` (how it was closed), `viewer_id` and `poptin_view_id` (which view it ends) are our own fields. */
const closed: Encode = (report, id) =>
  form(urlOf(report, 'closed', report.popup.id), {
    ...ofPopup(report),
    ...facts(report, id),
    trigger: report.trigger,
    poptin_view_id: report.viewId,
  })

const activity =
  (moment: 'viewed' | 'closed'): Encode =>
  (report, id) =>
    form(urlOf(report, 'conversion-activities', report.visit.clientId), {
      ...facts(report, id),
      email: report.visit.email,
      poptin_id: report.popup.id,
      activity: moment,
    })

const session: Encode = (report, id) =>
  form(urlOf(report, 'total-website-session', report.visit.clientId), {
    ...facts(report, id),
    email: report.visit.email,
    url: new URL(report.visit.url).hostname,
  })

const limit: Encode = (report) => {
  const query = new URLSearchParams({ status: report.trigger, id: report.popup.id })
  return { url: `${urlOf(report, 'limitLogs', report.visit.clientId)}?${query}` }
}

export const CALLS: Record<ReportKind, Encode> = {
  viewed,
  'viewed-activity': activity('viewed'),
  closed,
  'closed-activity': activity('closed'),
  session,
  limit,
}

export const decodeViewed = (answer: Record<string, unknown>): string => String(answer.poptin_view_id ?? '')
