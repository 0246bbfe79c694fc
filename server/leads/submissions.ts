/** Stores submissions of contact forms: leads, and the files that came with them. */
import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/database'
import type { Notifier } from '../db/notifier'
import type { Tables } from '../db/schema/index'
import { type Announced, announce } from '../events/announce'
import { newRowId } from '../lib/ids'
import { type Counted, count } from '../results/counting'
import type { ConsentProof, FileRow } from './answers'
import { storedProof } from './consent-proof'

export interface SentFile {
  field: string
  name: string
  content: Uint8Array
}

interface NewSubmission extends Counted {
  /** '' if the browser gave none. */
  id: string
  email: string
  fields: Record<string, string>
  suspect: boolean
  /** A program or an owner sends it: it is stored, and counts in no figure. */
  uncounted?: boolean
  /** Fields with an unlikely value that the visitor has confirmed. */
  unsure?: string[]
  url: string
  files: SentFile[]
  /** Absent without an acceptance that the visitor had before them. */
  proof?: Omit<ConsentProof, 'at'> | undefined
  /** Present if a webhook may want to know. */
  announced?: Announced
}

interface StoredSubmission extends Pick<NewSubmission, 'email' | 'fields'> {
  /** Id of the lead. */
  lead: string
}

const problemsOf = (unsure: string[] = []): string =>
  JSON.stringify(Object.fromEntries(unsure.map((name) => [name, 'unsure'])))

/** Who a stored submission is from. It stays as it was first, so that a repeat tells whether the figures have that one. */
const VIEWER = 'form'
const UNCOUNTED_FORM_VIEWER = 'form, uncounted'

const toRow = (submission: NewSubmission) => {
  const { id, popupId, email, fields, suspect, uncounted, unsure, url, proof } = submission
  const at = Date.now()
  return {
    id: newRowId(),
    submission_id: id || null,
    popup_id: popupId,
    viewer_id: uncounted ? UNCOUNTED_FORM_VIEWER : VIEWER,
    client_id: '',
    target: 'lead',
    lead: 1,
    suspect: Number(suspect),
    email,
    fields: JSON.stringify(fields),
    problems: problemsOf(unsure),
    facts: '{}',
    url,
    search: [email, ...Object.values(fields)].join('\n').toLowerCase(),
    trigger: 'form',
    consent: storedProof(proof, at),
    at,
  }
}

const writeFiles = async (
  transaction: Transaction<Tables>,
  { popupId, files }: NewSubmission,
  leadId: string,
): Promise<void> => {
  for (const { field, name, content } of files)
    await transaction
      .insertInto('contact_file')
      .values({
        id: newRowId(),
        conversion_id: leadId,
        popup_id: popupId,
        field,
        name,
        bytes: content.length,
        content,
      })
      .execute()
}

/** Of what a repeat replaces. Where it says that its page could not keep a file, the one that has arrived stays. */
const removeFiles = async (
  transaction: Transaction<Tables>,
  { popupId, fields, files }: NewSubmission,
  leadId: string,
): Promise<void> => {
  const lost = Object.keys(fields).filter((name) => !files.some(({ field }) => field === name))
  const former = transaction
    .deleteFrom('contact_file')
    .where('popup_id', '=', popupId)
    .where('conversion_id', '=', leadId)
  await (lost.length ? former.where('field', 'not in', lost) : former).execute()
}

/** The event of a submission, for webhooks. Files are named, not sent. */
const eventOf = (
  announced: Announced,
  id: string,
  { at, consent, url }: { at: number; consent: string; url: string },
  submission: NewSubmission,
) => {
  const { email, fields, suspect } = submission
  const files = submission.files.map(({ field, name, content }) => ({ field, name, bytes: content.length }))
  const data = {
    ...{ id, submission: submission.id, email, fields, url, trigger: 'form', suspect, files },
    ...(consent && { consent: JSON.parse(consent) }),
  }
  return { ...announced, event: 'form.submitted', at, data } as const
}

const write = async (transaction: Transaction<Tables>, submission: NewSubmission): Promise<void> => {
  const row = toRow(submission)
  // Without the key columns: databases that distribute rows by the popup refuse to update them.
  const { id: _, popup_id: __, submission_id: ___, viewer_id: ____, ...content } = row
  const stored = await transaction
    .insertInto('conversion')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['popup_id', 'submission_id'])
        .doUpdateSet(content)
        .where('conversion.suspect', '=', 1)
        .where('excluded.suspect', '=', 0),
    )
    .returning(['id', 'viewer_id'])
    .executeTakeFirst()
  if (!stored) return
  const { siteKey, popupId, segment, announced, uncounted } = submission
  // A replaced submission was suspect before, so it is taken off that count, which has none of those that are not counted.
  const isRepeat = stored.id !== row.id
  const isCountedBefore = isRepeat && stored.viewer_id !== UNCOUNTED_FORM_VIEWER
  const figures = isCountedBefore ? { suspects: -1 } : { conversions: 1, leads: 1, suspects: row.suspect }
  if (!uncounted) await count(transaction, [{ siteKey, popupId, segment, at: row.at, figures }])
  if (isRepeat) await removeFiles(transaction, submission, stored.id)
  await writeFiles(transaction, submission, stored.id)
  if (announced) await announce(transaction, [eventOf(announced, stored.id, row, submission)])
}

export const submissions = (db: Db, notifier?: Notifier) => ({
  /** The stored submission with this id, unless it is marked as suspect. */
  async find(popupId: string, id: string): Promise<StoredSubmission | undefined> {
    const lead = await db
      .selectFrom('conversion')
      .select(['id', 'email', 'fields'])
      .where('popup_id', '=', popupId)
      .where('submission_id', '=', id)
      .where('suspect', '=', 0)
      .executeTakeFirst()
    return lead && { lead: lead.id, email: lead.email, fields: JSON.parse(lead.fields) }
  },
  /**
   * Stores a submission once, however often it is sent. One that was held back as suspect is replaced when it comes
   * again and is not. Resolves once all of it is on disk.
   */
  async add(submission: NewSubmission): Promise<void> {
    await db.transaction().execute((transaction) => write(transaction, submission))
    if (submission.announced) notifier?.notify()
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
  /** The files of a lead with their content. */
  async contentsOf(lead: string): Promise<SentFile[]> {
    const files = await db
      .selectFrom('contact_file')
      .select(['field', 'name', 'content'])
      .where('conversion_id', '=', lead)
      .execute()
    // The embedded database hands out the bare memory.
    return files.map((file) => ({ ...file, content: new Uint8Array(file.content) }))
  },
  /** Number of files in the site's forms, also in those that were removed. */
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

export type Submissions = ReturnType<typeof submissions>
