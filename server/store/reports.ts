/** What the visitors' browsers tell of views, closes and the like. */
import { newId } from '../../shared/id'
import type { Db } from './database'
import type { Tables } from './schema'

export interface NewReport {
  popupId: string
  kind: Tables['report']['kind']
  viewerId: string
  clientId: string
  trigger: string
  url: string
  email: string
  store: string
  customerId: string
}

export interface NewActivity {
  clientId: string
  kind: Tables['activity']['kind']
  popupId?: string
  status?: string
  email?: string
  url?: string
  store?: string
  customerId?: string
}

export interface OrderedProducts {
  clientId: string
  customerId: string
  source: string
  products: { id: string; name: string; category: string }[]
}

export const reports = (db: Db) => ({
  /** Resolves with the id of the view or close. */
  async add({ popupId, viewerId, clientId, customerId, ...rest }: NewReport): Promise<string> {
    const id = newId()
    await db
      .insertInto('report')
      .values({
        id,
        popup_id: popupId,
        viewer_id: viewerId,
        client_id: clientId,
        customer_id: customerId,
        ...rest,
        at: Date.now(),
      })
      .execute()
    return id
  },
  async addActivity(activity: NewActivity): Promise<void> {
    const { clientId, kind, popupId = '', status = '', email = '', url = '', store = '', customerId = '' } = activity
    await db
      .insertInto('activity')
      .values({
        id: newId(),
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
