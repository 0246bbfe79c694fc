/** Contact forms that were imported from files. */
import type { Selectable, Transaction } from 'kysely'
import type { Db } from '../db/database'
import type { Tables } from '../db/schema/index'
import { freeId } from '../sites/free-id'
import type { ContactForm } from './form'
import type { WrittenForm } from './read'
import { popupIdOf, writeAsPopup } from './rows'

export interface StoredForm {
  form: ContactForm
  siteKey: string
  /** The id that the form's leads carry. */
  popupId: string
}

const toStored = (row: Selectable<Tables['contact_form']>): StoredForm => ({
  form: JSON.parse(row.definition),
  siteKey: row.site_key,
  popupId: row.popup_id,
})

/** A number that no form has or had: the leads of one that was removed are still there under its number. */
const freeNumber = async (transaction: Transaction<Tables>): Promise<number> => {
  const rows = await transaction.selectFrom('popup').select('id').where('id', 'like', 'form%').execute()
  const usedIds = new Set(rows.map(({ id }) => id))
  let number = 1
  while (usedIds.has(popupIdOf(number))) number++
  return number
}

/** Whether an id is taken: by a form of another site, or by a popup whose owner has chosen this id. */
const isTaken = async (transaction: Transaction<Tables>, popupId: string, siteKey: string): Promise<boolean> => {
  const row = await transaction
    .selectFrom('popup')
    .select(['site_key', 'status'])
    .where('id', '=', popupId)
    .executeTakeFirst()
  return row !== undefined && (row.site_key !== siteKey || !['form', 'deleted'].includes(row.status))
}

export const contactForms = (db: Db) => ({
  async find(id: number): Promise<StoredForm | undefined> {
    const row = await db.selectFrom('contact_form').selectAll().where('id', '=', id).executeTakeFirst()
    return row && toStored(row)
  },
  async list(): Promise<StoredForm[]> {
    return (await db.selectFrom('contact_form').selectAll().orderBy('id').execute()).map(toStored)
  },
  /**
   * Adds or updates a form; one without a number gets a new one. Resolves with its number, or with undefined, and
   * nothing has changed, if the number is taken.
   */
  async save(siteKey: string, input: WrittenForm): Promise<number | undefined> {
    return db.transaction().execute(async (transaction) => {
      const form: ContactForm = { ...input, id: input.id ?? (await freeNumber(transaction)) }
      const popupId = popupIdOf(form.id)
      await freeId(transaction, popupId, siteKey)
      if (await isTaken(transaction, popupId, siteKey)) return
      const content = { name: form.name, definition: JSON.stringify(form) }
      const row = { id: form.id, site_key: siteKey, popup_id: popupId, created_at: Date.now(), ...content }
      const insert = transaction.insertInto('contact_form').values(row)
      // If two imports without a number come at the same moment, one fails instead of replacing the other's form.
      await (input.id === undefined
        ? insert
        : insert.onConflict((conflict) => conflict.column('id').doUpdateSet(content))
      ).execute()
      await writeAsPopup(transaction, siteKey, form)
      return form.id
    })
  },
})

export type ContactForms = ReturnType<typeof contactForms>
