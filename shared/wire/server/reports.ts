/** Views, closes and activities (specification, section 7), the server's half. */
import * as v from 'valibot'
import { LooseId, PopupId, Text } from './text'

const Store = { store_integration: Text, store_integration_customer_id: Text }
type StoreFields = { store_integration: string; store_integration_customer_id: string }
const store = (raw: StoreFields) => ({ store: raw.store_integration, customerId: raw.store_integration_customer_id })

/** Ours, beside the specification's: the same on every try, so that a report is kept once. */
const Once = { report_id: LooseId }

const Showing = {
  viewer_id: LooseId,
  trigger: Text,
  client_id: LooseId,
  url: Text,
  converted_email: Text,
  ...Store,
  ...Once,
}
const showing = (raw: v.InferOutput<v.ObjectSchema<typeof Showing, undefined>>) => ({
  reportId: raw.report_id,
  viewerId: raw.viewer_id,
  trigger: raw.trigger,
  clientId: raw.client_id,
  url: raw.url,
  email: raw.converted_email,
  ...store(raw),
})

export const ViewedJson = v.pipe(v.object(Showing), v.transform(showing))

/** Trigger, viewer and view are ours as well. */
export const ClosedForm = v.pipe(
  v.object({ ...Showing, poptin_view_id: LooseId }),
  v.transform((raw) => ({ ...showing(raw), viewId: raw.poptin_view_id })),
)

export const SessionForm = v.pipe(
  v.object({ email: Text, url: Text, ...Store, ...Once }),
  v.transform((raw) => ({ reportId: raw.report_id, email: raw.email, url: raw.url, ...store(raw) })),
)

export const ActivityForm = v.pipe(
  v.object({
    email: Text,
    poptin_id: PopupId,
    activity: v.picklist(['viewed', 'closed'], 'must be viewed or closed'),
    url: Text,
    ...Store,
    ...Once,
  }),
  v.transform((raw) => ({
    reportId: raw.report_id,
    email: raw.email,
    popupId: raw.poptin_id,
    kind: raw.activity,
    url: raw.url,
    ...store(raw),
  })),
)

/** limitLogs: what the visitor ran into, and for which id. */
export const LimitQuery = v.object({ status: Text, id: LooseId })

export const encodeViewed = (viewId: string): Record<string, unknown> => ({ success: true, poptin_view_id: viewId })
export const DONE: Record<string, unknown> = { success: true }
