/** The calls that tell of views, closes and activities (specification, section 7). */
import type { CloseTrigger, Popup } from '../popup'
import type { Visit } from '../visit'
import { snake } from './names'
import { stringify } from './stringify'

export interface Report {
  url: string
  body: string
  /** Content type. */
  type?: string
}

const store = (visit: Visit) => ({
  store_integration: visit.store,
  store_integration_customer_id: visit.customerId,
})

const form = (url: string, fields: Record<string, string>): Report => ({
  url,
  body: `${new URLSearchParams(fields)}`,
})

export const viewed = (api: string, popup: Popup, visit: Visit, trigger: string): Report => ({
  url: `${api}/api/display/viewed/${popup.id}`,
  body: stringify({
    viewer_id: popup.viewerId,
    trigger: snake(trigger),
    client_id: visit.clientId,
    type: popup.type,
    url: visit.url,
    ...store(visit),
    converted_email: visit.email,
  }),
  type: 'application/json',
})

export const viewIdOf = (answer: Record<string, unknown>): string => String(answer.poptin_view_id ?? '')

/** `trigger` is ours, beside the specification's fields: how it was closed. */
export const closed = (host: string, popup: Popup, visit: Visit, trigger: CloseTrigger): Report =>
  form(`${host}/api/display/closed/${popup.id}`, {
    client_id: visit.clientId,
    url: visit.url,
    converted_email: visit.email,
    ...store(visit),
    trigger,
  })

export const activity = (host: string, popup: Popup, visit: Visit, what: 'viewed' | 'closed'): Report =>
  form(`${host}/api/display/conversion-activities/${visit.clientId}`, {
    email: visit.email,
    poptin_id: popup.id,
    activity: what,
    url: visit.url,
    ...store(visit),
  })
