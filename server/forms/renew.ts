/** Brings the templates of stored contact forms up to date: an earlier build has written them without labels. */
import type { Transaction } from 'kysely'
import type { Db } from '../db/database'
import type { Stepping } from '../db/in-steps'
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

export const renewForms = async (db: Db, { signal }: Stepping = {}): Promise<void> => {
  for (const { id } of await db.selectFrom('contact_form').select('id').orderBy('id').execute()) {
    if (signal?.aborted) return
    if (!(await staleForm(db, id))) continue
    await db.transaction().execute(async (step) => {
      // It may have been imported again meanwhile.
      const stale = await staleForm(step, id)
      if (stale) await writeAsPopup(step, stale.siteKey, stale.form)
    })
  }
}
