/** Writes each kind of report, many at once, and says what it counts for. */
import type { Insertable, Transaction } from 'kysely'
import type { Tables } from '../db/schema/index'
import type { Announced } from '../events/announce'
import type { Counted } from '../results/counting'
import type { Kind } from './queue'
import type { Row } from './row'
import type { Tallied } from './tally'

/** A row, and where it is counted. */
interface Report {
  row: Row
  of: Counted
}

/** Resolves with the ids of those that were not stored before. */
const insert = async (transaction: Transaction<Tables>, rows: Row[]): Promise<Set<string>> => {
  if (!rows.length) return new Set()
  const storedRows = await transaction
    .insertInto('report')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return new Set(storedRows.map(({ id }) => id))
}

const nameOf = ({ popup_id, report_id }: Pick<Row, 'popup_id' | 'report_id'>): string => `${popup_id} ${report_id}`

/** The ids under which views were stored that are sent again. */
const keptIds = async (transaction: Transaction<Tables>, rows: Row[]): Promise<Map<string, string>> => {
  if (!rows.length) return new Map()
  const storedRows = await transaction
    .selectFrom('report')
    .select(['id', 'popup_id', 'report_id'])
    .where('kind', '=', 'view')
    .where('popup_id', 'in', [...new Set(rows.map(({ popup_id }) => popup_id))])
    .where('report_id', 'in', [...new Set(rows.flatMap(({ report_id }) => report_id ?? []))])
    .execute()
  return new Map(storedRows.map((row) => [nameOf(row), row.id]))
}

/** Each view once, however often it is sent; tells its id. The first view of each answer counts towards the site's limit. */
export const views: Kind<Report, string> = {
  name: 'view',
  async write(transaction, reports) {
    const rows = reports.map(({ row }) => row)
    const first = await insert(transaction, rows)
    // Further views of an answer that has had one.
    const others = rows.filter(({ id, answer_id }) => !first.has(id) && answer_id)
    const again = await insert(
      transaction,
      others.map((row) => ({ ...row, answer_id: null })),
    )
    const isLeft = ({ id }: Row): boolean => !first.has(id) && !again.has(id)
    const storedIds = await keptIds(transaction, rows.filter(isLeft))
    return reports.map(({ row, of }) => {
      if (!isLeft(row)) {
        const isCounted = first.has(row.id) && row.answer_id !== null
        const figures = isCounted ? { views: 1, counted: 1 } : { views: 1 }
        return { answer: row.id, occurrence: { ...of, at: row.at, figures } }
      }
      const id = storedIds.get(nameOf(row))
      if (!id) throw new Error('A view was neither kept nor found')
      return { answer: id }
    })
  },
}

export const closes: Kind<Report & { announced?: Announced | undefined }, undefined> = {
  name: 'close',
  async write(transaction, reports) {
    const storedRows = await insert(
      transaction,
      reports.map(({ row }) => row),
    )
    return reports.map(({ row, of, announced }) => {
      const { id, email, trigger, url, at } = row
      if (!storedRows.has(id)) return { answer: undefined }
      const event = { event: 'popup.closed' as const, at, data: { id, email, trigger, url } }
      return {
        answer: undefined,
        occurrence: { ...of, at, figures: { closes: 1 } },
        ...(announced && { event: { ...announced, ...event } }),
      }
    })
  },
}

/** Reports of pages without ids. They are only counted: no row says anything of the visitor. */
export const nameless: Kind<Counted & { at: number; moment: 'views' | 'closes' }, undefined> = {
  name: 'nameless',
  async write(_, rows) {
    return rows.map(({ at, moment, ...of }) => ({
      answer: undefined,
      occurrence: { ...of, at, figures: { [moment]: 1, [`nameless_${moment}`]: 1 } },
    }))
  },
}

export const activities: Kind<Insertable<Tables['activity']>, undefined> = {
  name: 'activity',
  async write(transaction, rows) {
    await transaction
      .insertInto('activity')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return rows.map(() => ({ answer: undefined }))
  },
}

/** Nothing is stored of a program but that it came. */
export const machines: Kind<Tallied, undefined> = {
  name: 'machine',
  async write(_, rows) {
    const at = Date.now()
    return rows.map(({ of, times }) => ({ answer: undefined, occurrence: { ...of, at, figures: { machines: times } } }))
  },
}
