import type { Transaction } from 'kysely'
import type { Db } from '../db/database'
import type { Notifier } from '../db/notifier'
import type { Tables } from '../db/schema/index'
import { newRowId } from '../lib/ids'
import type { Group } from '../reports/group'
import type { Kind } from '../reports/queue'
import type { Counted } from '../results/counting'
import { eventOf, type NewConversion, nameOf, type Row, sizeOf, toRow } from './conversion-row'
import { replacePart, type StoredLead } from './fuller-lead'
import { addedFigures, UNCOUNTED_VIEWER, viewerOf } from './lead-figures'

/** A submission that has arrived, as far as drawing a prize depends on it. */
interface StoredConversion {
  suspect: boolean
  /** 0: the whole form. */
  part: number
  /** The visitor's answers, by field. */
  values: Record<string, string>
}

/** A row, and where it is counted. */
interface QueuedConversion {
  row: Row
  of: Counted
  announced: NewConversion['announced']
}

/** Submissions that were stored before and are sent again, by popup and submission. */
const storedBefore = async (transaction: Transaction<Tables>, rows: Row[]): Promise<Map<string, StoredLead>> => {
  if (!rows.length) return new Map()
  const stored = await transaction
    .selectFrom('conversion')
    .select(['id', 'popup_id', 'submission_id', 'viewer_id', 'lead', 'suspect', 'part', 'at'])
    .where('popup_id', 'in', [...new Set(rows.map(({ popup_id }) => popup_id))])
    .where('submission_id', 'in', [...new Set(rows.flatMap(({ submission_id }) => submission_id ?? []))])
    .execute()
  return new Map(stored.map((row) => [nameOf(row), row]))
}

/** A written row's viewer: the former one where a row was replaced. */
type Written = Pick<Row, 'viewer_id'>

/** Each submission once; a lead replaces an empty conversion of the same submission. Resolves with the rows that were written, by id. */
const upsert = async (transaction: Transaction<Tables>, rows: Row[]): Promise<Map<string, Written>> => {
  // Without the key columns: databases that distribute rows by the popup refuse to update them. `noteViewer` writes the
  // viewer afterwards.
  const [{ id: _, popup_id: __, submission_id: ___, viewer_id: ____, ...content } = {}] = rows
  const columns = Object.keys(content) as (keyof Row)[]
  const stored = await transaction
    .insertInto('conversion')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['popup_id', 'submission_id'])
        .doUpdateSet(({ ref }) => Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)])))
        .where('conversion.lead', '=', 0)
        .where('excluded.lead', '=', 1),
    )
    .returning(['id', 'viewer_id'])
    .execute()
  return new Map(stored.map(({ id, viewer_id }) => [id, { viewer_id }]))
}

/** A press that was in no figure became a lead that is: its row gets the lead's viewer, so that later parts are not counted again. */
const noteViewer = async (transaction: Transaction<Tables>, row: Row, before: Written): Promise<void> => {
  const viewer = viewerOf(row, before)
  if (viewer === before.viewer_id || before.viewer_id !== UNCOUNTED_VIEWER) return
  await transaction
    .updateTable('conversion')
    .set({ viewer_id: viewer })
    .where('popup_id', '=', row.popup_id)
    .where('submission_id', '=', row.submission_id)
    .execute()
}

/** Answers with the ids of the rows. */
const conversionKind: Kind<QueuedConversion, string> = {
  name: 'conversion',
  async write(transaction, reports) {
    const rows = reports.map(({ row }) => row)
    const written = await upsert(transaction, rows)
    const stored = await storedBefore(
      transaction,
      rows.filter(({ id }) => !written.has(id)),
    )
    const fuller = new Set<Row>()
    for (const row of rows) {
      const before = stored.get(nameOf(row))
      const press = before && written.get(before.id)
      if (press) await noteViewer(transaction, row, press)
      else if (before && (await replacePart(transaction, row, before))) fuller.add(row)
    }
    return reports.map(({ row, of, announced }) => {
      const before = stored.get(nameOf(row))
      if (before && fuller.has(row)) {
        // Told once more when it is whole.
        const event = announced && !row.part ? eventOf(announced, row, before.id) : undefined
        // Counted for the month of the part.
        const figures = addedFigures(row, before)
        return { answer: before.id, occurrence: { ...of, at: before.at, figures }, ...(event && { event }) }
      }
      const id = before?.id ?? row.id
      const press = before && written.get(id)
      // A repeated submission is neither counted nor announced again.
      if (before && !press) return { answer: id }
      const figures = addedFigures(row, press && { ...press, lead: 0, suspect: 0 })
      const event = announced && row.lead ? eventOf(announced, row, id) : undefined
      return { answer: id, occurrence: { ...of, at: row.at, figures }, ...(event && { event }) }
    })
  },
}

export const conversions = (db: Db, group: Group, notifier: Notifier) => ({
  /**
   * Stores a conversion once per submission and popup, however often it is sent. A lead replaces an empty conversion
   * with the same submission id. Resolves with the conversion's id once it is on disk.
   */
  async add({ announced, ...conversion }: NewConversion): Promise<string> {
    const row = toRow(newRowId(), conversion)
    const { siteKey, popupId, segment } = conversion
    const report = { row, of: { siteKey, popupId, segment }, announced }
    const key = `${row.popup_id} ${row.submission_id ?? row.id}`
    const id = await group.add(conversionKind, report, key, sizeOf(row))
    if (announced) notifier.notify()
    return id
  },
  async find(popupId: string, submissionId: string): Promise<StoredConversion | undefined> {
    const row = await db
      .selectFrom('conversion')
      .select(['suspect', 'part', 'email', 'fields'])
      .where('popup_id', '=', popupId)
      .where('submission_id', '=', submissionId)
      .executeTakeFirst()
    if (!row) return undefined
    const { suspect, part, email, fields } = row
    return { suspect: Boolean(suspect), part, values: { ...JSON.parse(fields), email } }
  },
})

export type Conversions = ReturnType<typeof conversions>
