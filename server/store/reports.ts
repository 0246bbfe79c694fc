/** What the visitors' browsers tell of views, closes and the like. */
import { newId } from '../../shared/platform/id'
import type { Db } from './database'
import type { Tables } from './schema'

interface NewReport {
  /** The browser's own id of it, the same on every try; '' from scripts that send none. */
  reportId: string
  popupId: string
  viewerId: string
  clientId: string
  trigger: string
  url: string
  email: string
  store: string
  customerId: string
}

interface NewClose extends NewReport {
  /** The view that it ends; '' where that is not known. */
  viewId: string
}

interface NewActivity {
  reportId?: string
  /** Key of the site, or the host that a session was on. */
  site?: string
  clientId: string
  kind: Tables['activity']['kind']
  popupId?: string
  status?: string
  email?: string
  url?: string
  store?: string
  customerId?: string
}

interface OrderedProducts {
  clientId: string
  customerId: string
  source: string
  products: { id: string; name: string; category: string }[]
}

const toRow = (
  kind: Tables['report']['kind'],
  { reportId, popupId, viewerId, clientId, customerId, ...rest }: NewReport,
) => ({
  id: newId(),
  report_id: reportId || null,
  view_id: null as string | null,
  answer_id: null as string | null,
  popup_id: popupId,
  kind,
  viewer_id: viewerId,
  client_id: clientId,
  customer_id: customerId,
  ...rest,
  at: Date.now(),
})

export const reports = (db: Db) => ({
  /**
   * Kept once, however often it is sent. Resolves with its id, the same each time. `answerId`: our answer that it belongs to,
   * whose first view counts against the site's limit.
   */
  async addView(view: NewReport, answerId?: string): Promise<string> {
    const row = toRow('view', view)
    for (const answer_id of answerId ? [answerId, null] : [null]) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('report')
        .values({ ...row, answer_id })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows) return row.id
      const kept = await db
        .selectFrom('report')
        .select('id')
        .where('popup_id', '=', view.popupId)
        .where('kind', '=', 'view')
        .where('report_id', '=', view.reportId)
        .executeTakeFirst()
      if (kept) return kept.id
    }
    throw new Error('A view was neither kept nor found')
  },
  /** Kept once as well, and once for each view. */
  async addClose({ viewId, ...close }: NewClose): Promise<void> {
    await db
      .insertInto('report')
      .values({ ...toRow('close', close), view_id: viewId || null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
  /** Kept once as well. */
  async addActivity(activity: NewActivity): Promise<void> {
    const { clientId, kind, popupId = '', status = '', email = '', url = '', store = '', customerId = '' } = activity
    await db
      .insertInto('activity')
      .values({
        id: newId(),
        report_id: activity.reportId || null,
        site: activity.site ?? '',
        client_id: clientId,
        kind,
        popup_id: popupId,
        status,
        email,
        url,
        store,
        customer_id: customerId,
        at: Date.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
  async addOrderedProducts({ clientId, customerId, source, products }: OrderedProducts): Promise<void> {
    if (!products.length) return
    const at = Date.now()
    const rows = products.map(({ id, name, category }) => ({
      id: newId(),
      client_id: clientId,
      customer_id: customerId,
      product_id: id,
      product_name: name,
      category,
      source,
      at,
    }))
    await db.insertInto('ordered_product').values(rows).execute()
  },
})
