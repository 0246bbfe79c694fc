/** Reports of views, closes and other activity from visitors' browsers. */
import { newId } from '../../shared/platform/id'
import type { Db } from './database'
import type { Tables } from './schema'

interface NewReport {
  /** Id given by the browser, the same on every retry; '' from scripts that send none. */
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
  /** The view that it ends; '' if not known. */
  viewId: string
}

interface NewActivity {
  reportId?: string
  /** Site key; for a session, the page's host. */
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

/**
 * Stores a view once, however often it is sent, and resolves with its id. `answerId`: the display answer that it
 * belongs to; the first view of each answer counts towards the site's limit.
 */
const addView = async (db: Db, view: NewReport, answerId?: string): Promise<string> => {
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
}

/** Stores an activity once per report id. */
const addActivity = async (db: Db, activity: NewActivity): Promise<void> => {
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
}

export const reports = (db: Db) => ({
  addView: (view: NewReport, answerId?: string) => addView(db, view, answerId),
  /** Stores a close once per report id, and once per view. */
  async addClose({ viewId, ...close }: NewClose): Promise<void> {
    await db
      .insertInto('report')
      .values({ ...toRow('close', close), view_id: viewId || null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
  addActivity: (activity: NewActivity) => addActivity(db, activity),
})
