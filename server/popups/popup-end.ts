/** Popups that show to nobody any more, because they have had the leads that they were to have. */
import { type Kysely, sql } from 'kysely'
import type { PopupSettings } from '../../shared/model/popup'
import { noteChangeOf } from '../db/changes'
import type { Db } from '../db/database'
import type { Tables } from '../db/schema/index'

type Limited = Pick<PopupSettings, 'id' | 'stopAfterLeads'>

/** Leads that do not look automated: nobody else may end a popup. */
const SOUND_LEADS = sql<number>`cast(coalesce(sum(leads - suspects), 0) as bigint)`

const leadsOf = async (db: Kysely<Tables>, ids: string[]): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('popup_month')
    .select(['popup_id', SOUND_LEADS.as('leads')])
    .where('popup_id', 'in', ids)
    .groupBy('popup_id')
    .execute()
  return new Map(rows.map(({ popup_id, leads }) => [popup_id, leads]))
}

/** Marks those that have ended. Asks only for popups that may end. */
export const withEnds = async <T extends Limited>(
  db: Kysely<Tables>,
  popups: T[],
): Promise<(T & { ended?: true })[]> => {
  const limited = popups.filter(({ stopAfterLeads }) => stopAfterLeads !== undefined).map(({ id }) => id)
  if (!limited.length) return popups
  const leads = await leadsOf(db, limited)
  return popups.map((popup) =>
    popup.stopAfterLeads !== undefined && (leads.get(popup.id) ?? 0) >= popup.stopAfterLeads
      ? { ...popup, ended: true as const }
      : popup,
  )
}

/** After a lead: every server forgets the popup if this was its last one. */
export const noteEnd = async (db: Db, popup: Limited & { ended?: boolean }): Promise<void> => {
  if (popup.stopAfterLeads === undefined || popup.ended) return
  const [{ ended } = {}] = await withEnds<Limited & { ended?: true }>(db, [
    { id: popup.id, stopAfterLeads: popup.stopAfterLeads },
  ])
  if (ended) await db.transaction().execute((transaction) => noteChangeOf(transaction, [popup.id]))
}
