/** Brings the templates of the lead forms of stored pages up to date: an earlier build has written them without labels. */
import type { Transaction } from 'kysely'
import type { Db } from '../db/database'
import type { Stepping } from '../db/in-steps'
import type { Tables } from '../db/schema/index'
import type { PageDocument } from './document'
import { leadFields } from './lead-fields'
import { writeAsPopup } from './rows'

/** undefined if its template is the one that this build writes. */
const stalePage = async (db: Db | Transaction<Tables>, id: string) => {
  const row = await db
    .selectFrom('page')
    .innerJoin('popup', 'popup.id', 'page.id')
    .select(['page.document', 'page.site_key as siteKey', 'popup.html'])
    .where('page.id', '=', id)
    .where('popup.status', '=', 'page')
    .executeTakeFirst()
  if (!row) return undefined
  const document: PageDocument = JSON.parse(row.document)
  const forms = leadFields(document)
  return row.html === forms ? undefined : { document, forms, siteKey: row.siteKey }
}

export const renewPages = async (db: Db, { signal }: Stepping = {}): Promise<void> => {
  for (const { id } of await db.selectFrom('page').select('id').orderBy('id').execute()) {
    if (signal?.aborted) return
    if (!(await stalePage(db, id))) continue
    await db.transaction().execute(async (step) => {
      // It may have been imported again meanwhile.
      const stale = await stalePage(step, id)
      if (stale) await writeAsPopup(step, stale.siteKey, stale.document, stale.forms)
    })
  }
}
