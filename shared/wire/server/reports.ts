/** Server side of views, closes and activities (specification, section 7). */
import * as v from 'valibot'
import { cutTo, LooseId, PopupId } from './text'

/** Maximum lengths in characters; longer text is cut. */
const Url = cutTo(4_000)
const Email = cutTo(500)
const Word = cutTo(200)

const Store = { store_integration: Word, store_integration_customer_id: Word }
type StoreFields = { store_integration: string; store_integration_customer_id: string }
const store = (raw: StoreFields) => ({ store: raw.store_integration, customerId: raw.store_integration_customer_id })

/** Our own field: the same on every retry, so that a report is stored once. */
const Once = { report_id: LooseId }

const Showing = {
  viewer_id: LooseId,
  trigger: Word,
  client_id: LooseId,
  url: Url,
  converted_email: Email,
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

/** Trigger, viewer id and view id are our own fields here. */
export const ClosedForm = v.pipe(
  v.object({ ...Showing, poptin_view_id: LooseId }),
  v.transform((raw) => ({ ...showing(raw), viewId: raw.poptin_view_id })),
)

export const SessionForm = v.pipe(
  v.object({ email: Email, url: Url, ...Store, ...Once }),
  v.transform((raw) => ({ reportId: raw.report_id, email: raw.email, url: raw.url, ...store(raw) })),
)

export const ActivityForm = v.pipe(
  v.object({
    email: Email,
    poptin_id: PopupId,
    activity: v.picklist(['viewed', 'closed'], 'must be viewed or closed'),
    url: Url,
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

/** A call of our own: that a popup was seen or closed, by a visitor of whom nothing may be stored. */
export const CountForm = v.object({ moment: v.picklist(['viewed', 'closed'], 'must be viewed or closed') })

/** limitLogs: the limit's message, and the id that it concerns. */
export const LimitQuery = v.object({ status: Word, id: LooseId })

export const encodeViewed = (viewId: string): Record<string, unknown> => ({ success: true, poptin_view_id: viewId })
export const DONE: Record<string, unknown> = { success: true }
