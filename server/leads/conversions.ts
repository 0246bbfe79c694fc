import type { Transaction } from 'kysely'
import type { FieldProblems } from '../../shared/checks/messages'
import { own } from '../../shared/values/own'
import type { ReceivedConversion } from '../../shared/wire/server/conversion'
import type { Db } from '../db/database'
import type { Notifier } from '../db/notifier'
import type { Tables } from '../db/schema/index'
import type { ConsentProof } from '../desk/lead-answers'
import type { Announced } from '../events/announce'
import { newRowId } from '../lib/ids'
import type { Group } from '../reports/group'
import type { Kind } from '../reports/queue'
import type { Counted, Occurrence } from '../results/counting'
import { replacePart, type StoredLead } from './fuller-lead'
import type { LeadSteps } from './steps-of-lead'
import { storedProof } from './stored-proof'

/** A conversion as stored: what was sent, and how the server classified it. */
interface NewConversion extends Omit<ReceivedConversion, 'gestures' | 'unsure'>, Counted, Partial<LeadSteps> {
  viewerId: string
  lead: boolean
  suspect: boolean
  /** Kept, and not counted. */
  uncounted?: boolean | undefined
  problems: FieldProblems
  /** Absent without a consent box. */
  proof?: Omit<ConsentProof, 'at'> | undefined
  /** The event to tell webhooks, if one may have chosen it. */
  announced?: Announced & { event: 'lead.created' | 'form.submitted' }
}

const toRow = (id: string, conversion: NewConversion) => {
  const { submissionId, popupId, viewerId, clientId, target, email, fields, consent, trigger, url, facts } = conversion
  const { part = 0, proof, tags = '' } = conversion
  const at = Date.now()
  return {
    id,
    submission_id: submissionId || null,
    popup_id: popupId,
    viewer_id: viewerId,
    client_id: clientId,
    target,
    lead: Number(conversion.lead),
    suspect: Number(conversion.suspect),
    email,
    fields: JSON.stringify(consent ? { ...fields, consent } : fields),
    problems: JSON.stringify(conversion.problems),
    search: [email, ...Object.values(fields), ...(tags ? [tags] : [])].join('\n').toLowerCase(),
    trigger,
    url,
    facts: JSON.stringify(facts),
    customer_id: own(facts, 'store_integration_customer_id') ?? '',
    part,
    tags,
    consent: storedProof(proof, at),
    at,
  }
}

/** A submission that has arrived, as far as drawing a prize depends on it. */
interface StoredConversion {
  suspect: boolean
  /** 0: the whole form. */
  part: number
  /** The visitor's answers, by field. */
  values: Record<string, string>
}

type Row = ReturnType<typeof toRow>

/** In characters; what else is in it has its limit. */
const sizeOf = ({ fields, search, facts, consent }: Row): number =>
  fields.length + search.length + facts.length + consent.length

/** A row, and where it is counted. */
interface QueuedConversion {
  row: Row
  of: Counted
  uncounted?: boolean | undefined
  announced: NewConversion['announced']
}

const nameOf = ({ popup_id, submission_id }: Pick<Row, 'popup_id' | 'submission_id'>): string =>
  `${popup_id} ${submission_id}`

/** Submissions that were stored before and are sent again, by popup and submission. */
const storedBefore = async (step: Transaction<Tables>, rows: Row[]): Promise<Map<string, StoredLead>> => {
  if (!rows.length) return new Map()
  const stored = await step
    .selectFrom('conversion')
    .select(['id', 'popup_id', 'submission_id', 'suspect', 'part', 'at'])
    .where('popup_id', 'in', [...new Set(rows.map(({ popup_id }) => popup_id))])
    .where('submission_id', 'in', [...new Set(rows.flatMap(({ submission_id }) => submission_id ?? []))])
    .execute()
  return new Map(stored.map((row) => [nameOf(row), row]))
}

const leadFigures = ({ lead, suspect }: Row): Occurrence['figures'] => (lead ? { leads: 1, suspects: suspect } : {})

const figuresOf = (row: Row, isNew: boolean, uncounted = false): Occurrence['figures'] => {
  if (uncounted) return {}
  return isNew ? { conversions: 1, ...leadFigures(row) } : leadFigures(row)
}

/** Of a lead that takes the place of a part of it, which was counted: for the month of the part. */
const figuresOfRest = ({ suspect }: Row, part: StoredLead, uncounted = false): Occurrence['figures'] =>
  uncounted || suspect === part.suspect ? {} : { suspects: suspect - part.suspect }

/** The event of a lead, for webhooks. */
const eventOf = (announced: NonNullable<QueuedConversion['announced']>, row: Row, id: string) => {
  const { submission_id, email, trigger, url, at } = row
  const data = {
    id,
    submission: submission_id ?? '',
    email,
    fields: JSON.parse(row.fields),
    url,
    trigger,
    suspect: Boolean(row.suspect),
    problems: JSON.parse(row.problems),
    ...(row.consent && { consent: JSON.parse(row.consent) }),
    ...(row.part && { complete: false }),
    ...(row.tags && { tags: row.tags.split(',') }),
  }
  return { ...announced, at, data } as const
}

/** Each submission once; a lead replaces an empty conversion of the same submission. Resolves with the ids that were written. */
const upsert = async (step: Transaction<Tables>, rows: Row[]): Promise<Set<string>> => {
  // Without the key columns: databases that distribute rows by the popup refuse to update them.
  const [{ id: _, popup_id: __, submission_id: ___, ...content } = {}] = rows
  const columns = Object.keys(content) as (keyof Row)[]
  const stored = await step
    .insertInto('conversion')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['popup_id', 'submission_id'])
        .doUpdateSet(({ ref }) => Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)])))
        .where('conversion.lead', '=', 0)
        .where('excluded.lead', '=', 1),
    )
    .returning('id')
    .execute()
  return new Set(stored.map(({ id }) => id))
}

/** Tells the ids. */
const received: Kind<QueuedConversion, string> = {
  name: 'conversion',
  async write(step, reports) {
    const rows = reports.map(({ row }) => row)
    const ids = await upsert(step, rows)
    const stored = await storedBefore(
      step,
      rows.filter(({ id }) => !ids.has(id)),
    )
    const fuller = new Set<Row>()
    for (const row of rows) {
      const part = stored.get(nameOf(row))
      if (part && (await replacePart(step, row, part))) fuller.add(row)
    }
    return reports.map(({ row, of, uncounted, announced }) => {
      const before = stored.get(nameOf(row))
      if (before && fuller.has(row)) {
        // Told once more when it is whole.
        const event = announced && !row.part ? eventOf(announced, row, before.id) : undefined
        const figures = figuresOfRest(row, before, uncounted)
        return { answer: before.id, occurrence: { ...of, at: before.at, figures }, ...(event && { event }) }
      }
      const isNew = ids.has(row.id)
      const id = isNew ? row.id : (before?.id ?? row.id)
      // A repeated submission is neither counted nor announced again.
      if (!ids.has(id)) return { answer: id }
      const figures = figuresOf(row, isNew, uncounted)
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
    const { siteKey, popupId, segment, uncounted } = conversion
    const report = { row, of: { siteKey, popupId, segment }, uncounted, announced }
    const key = `${row.popup_id} ${row.submission_id ?? row.id}`
    const id = await group.add(received, report, key, sizeOf(row))
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
