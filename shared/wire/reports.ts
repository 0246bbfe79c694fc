/** The calls that tell of views, closes and the like (specification, section 7), each in the server's words. */

import { stringify } from '../platform/stringify'
import type { Report, ReportKind } from '../reporting/waiting'
import { snake } from './names'

export interface Call {
  url: string
  /** A form, or text of the given type; a call without one is a GET. */
  body?: string | URLSearchParams
  type?: string
}

type Word = (report: Report, id: string) => Call

/** `report_id` is ours, beside the specification's: one for each report, the same on every try, so that none counts twice. */
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
  `${host}/api/display/${call}/${encodeURIComponent(id)}`

const form = (url: string, fields: Record<string, string>): Call => ({ url, body: new URLSearchParams(fields) })

const viewed: Word = (report, id) => ({
  url: urlOf(report, 'viewed', report.popup.id),
  body: stringify({
    ...ofPopup(report),
    ...facts(report, id),
    type: report.popup.type,
    trigger: snake(report.trigger),
  }),
  type: 'application/json',
})

/** `trigger`, `viewer_id` and `poptin_view_id` are ours as well: how it was closed, and which view it ends. */
const closed: Word = (report, id) =>
  form(urlOf(report, 'closed', report.popup.id), {
    ...ofPopup(report),
    ...facts(report, id),
    trigger: report.trigger,
    poptin_view_id: report.viewId,
  })

const activity =
  (what: 'viewed' | 'closed'): Word =>
  (report, id) =>
    form(urlOf(report, 'conversion-activities', report.visit.clientId), {
      ...facts(report, id),
      email: report.visit.email,
      poptin_id: report.popup.id,
      activity: what,
    })

const session: Word = (report, id) =>
  form(urlOf(report, 'total-website-session', report.visit.clientId), {
    ...facts(report, id),
    email: report.visit.email,
    url: new URL(report.visit.url).hostname,
  })

const limit: Word = (report) => {
  const query = new URLSearchParams({ status: report.trigger, id: report.popup.id })
  return { url: `${urlOf(report, 'limitLogs', report.visit.clientId)}?${query}` }
}

export const CALLS: Record<ReportKind, Word> = {
  viewed,
  'viewed-activity': activity('viewed'),
  closed,
  'closed-activity': activity('closed'),
  session,
  limit,
}

export const decodeViewed = (answer: Record<string, unknown>): string => String(answer.poptin_view_id ?? '')
