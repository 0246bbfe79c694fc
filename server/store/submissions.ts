/** What visitors send by contact forms: leads, and the files that came with them. */
import { sql } from 'kysely'
import { newId } from '../../shared/platform/id'
import type { FileRow } from '../desk'
import type { Db } from './database'

export interface SentFile {
  field: string
  name: string
  content: Uint8Array
}

interface NewSubmission {
  /** '' if the browser gave none. */
  id: string
  popupId: string
  email: string
  fields: Record<string, string>
  suspect: boolean
  url: string
  files: SentFile[]
}

const toRow = ({ id, popupId, email, fields, suspect, url }: NewSubmission) => ({
  ...{ id: newId(), submission_id: id || null, popup_id: popupId, viewer_id: 'form', client_id: '', target: 'lead' },
  ...{ lead: 1, suspect: Number(suspect), email, fields: JSON.stringify(fields), problems: '{}', facts: '{}', url },
  search: [email, ...Object.values(fields)].join('\n').toLowerCase(),
  trigger: 'form',
  at: Date.now(),
})

export const submissions = (db: Db) => ({
  /** The stored submission with this id, unless it is marked as suspect. */
  async find(popupId: string, id: string): Promise<Pick<NewSubmission, 'email' | 'fields'> | undefined> {
    const found = await db
      .selectFrom('conversion')
      .select(['email', 'fields'])
      .where('popup_id', '=', popupId)
      .where('submission_id', '=', id)
      .where('suspect', '=', 0)
      .executeTakeFirst()
    return found && { email: found.email, fields: JSON.parse(found.fields) }
  },
  /**
   * Stores a submission once, however often it is sent. One that was held back as suspect is replaced when it comes
   * again and is not. Resolves once all of it is on disk.
   */
  async add(submission: NewSubmission): Promise<void> {
    const row = toRow(submission)
    const { id: _, ...content } = row
    await db.transaction().execute(async (step) => {
      const kept = await step
        .insertInto('conversion')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['popup_id', 'submission_id'])
            .doUpdateSet(content)
            .where('conversion.suspect', '=', 1)
            .where('excluded.suspect', '=', 0),
        )
        .returning('id')
        .executeTakeFirst()
      if (!kept) return
      for (const { field, name, content: bytes } of submission.files)
        await step
          .insertInto('contact_file')
          .values({
            ...{ id: newId(), conversion_id: kept.id, popup_id: submission.popupId, field, name },
            ...{ bytes: bytes.length, content: bytes },
          })
          .execute()
    })
  },
  /** The files of these leads, by lead. */
  async filesOf(conversionIds: string[]): Promise<Map<string, FileRow[]>> {
    const files = new Map<string, FileRow[]>()
    if (!conversionIds.length) return files
    const rows = await db
      .selectFrom('contact_file')
      .select(['id', 'conversion_id', 'field', 'name', 'bytes'])
      .where('conversion_id', 'in', conversionIds)
      .orderBy('field')
      .orderBy('name')
      .execute()
    for (const { conversion_id, ...file } of rows) files.set(conversion_id, [...(files.get(conversion_id) ?? []), file])
    return files
  },
  /** Of the site's forms, also of those that were removed. */
  async countFiles(siteKey: string): Promise<number> {
    const { count } = await db
      .selectFrom('contact_file')
      .innerJoin('popup', 'popup.id', 'contact_file.popup_id')
      .select(sql<number>`count(*)`.as('count'))
      .where('popup.site_key', '=', siteKey)
      .executeTakeFirstOrThrow()
    return count
  },
  async file(id: string): Promise<{ name: string; content: Uint8Array } | undefined> {
    return db.selectFrom('contact_file').select(['name', 'content']).where('id', '=', id).executeTakeFirst()
  },
})
