/** Brings the templates of the lead forms of stored pages up to date: an earlier build has written them without labels. */
import type { Transaction } from 'kysely'
import type { Db } from '../db/database'
import { inSteps, type Stepping } from '../db/in-steps'
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

/** Pages whose documents are read in one go: calls wait as long. */
const PAGES_AT_ONCE = 5

const renewPage = async (db: Db, id: string): Promise<void> => {
  if (!(await stalePage(db, id))) return
  await db.transaction().execute(async (transaction) => {
    // It may have been imported again meanwhile.
    const stale = await stalePage(transaction, id)
    if (stale) await writeAsPopup(transaction, stale.siteKey, stale.document, stale.forms)
  })
}

export const renewPages = async (db: Db, stepping: Stepping = {}): Promise<void> => {
  let last = ''
  await inSteps(async (maxRows) => {
    const count = Math.min(maxRows, PAGES_AT_ONCE)
    const pages = db.selectFrom('page').select('id').where('id', '>', last).orderBy('id').limit(count)
    const ids = (await pages.execute()).map(({ id }) => id)
    for (const id of ids) await renewPage(db, id)
    last = ids.at(-1) ?? last
    return ids.length === count
  }, stepping)
}
