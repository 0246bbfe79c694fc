/** Brings the templates of stored contact forms up to date: an earlier build has written them without labels. */
import type { Transaction } from 'kysely'
import type { Db } from '../db/database'
import { inSteps, type Stepping } from '../db/in-steps'
import type { Tables } from '../db/schema/index'
import type { ContactForm } from './form'
import { writeAsPopup } from './rows'
import { templateOf } from './template'

/** undefined if its template is the one that this build writes. */
const staleForm = async (db: Db | Transaction<Tables>, id: number) => {
  const row = await db
    .selectFrom('contact_form')
    .innerJoin('popup', 'popup.id', 'contact_form.popup_id')
    .select(['contact_form.definition', 'contact_form.site_key as siteKey', 'popup.html'])
    .where('contact_form.id', '=', id)
    .executeTakeFirst()
  const form: ContactForm | undefined = row && JSON.parse(row.definition)
  return row && form && row.html !== templateOf(form) ? { form, siteKey: row.siteKey } : undefined
}

/** Forms that are drawn in one go: calls wait as long. */
const FORMS_AT_ONCE = 10

const renewForm = async (db: Db, id: number): Promise<void> => {
  if (!(await staleForm(db, id))) return
  await db.transaction().execute(async (transaction) => {
    // It may have been imported again meanwhile.
    const stale = await staleForm(transaction, id)
    if (stale) await writeAsPopup(transaction, stale.siteKey, stale.form)
  })
}

export const renewForms = async (db: Db, stepping: Stepping = {}): Promise<void> => {
  let last = 0
  await inSteps(async (maxRows) => {
    const count = Math.min(maxRows, FORMS_AT_ONCE)
    const forms = db.selectFrom('contact_form').select('id').where('id', '>', last).orderBy('id').limit(count)
    const ids = (await forms.execute()).map(({ id }) => id)
    for (const id of ids) await renewForm(db, id)
    last = ids.at(-1) ?? last
    return ids.length === count
  }, stepping)
}
