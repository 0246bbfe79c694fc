/** Reads how the answers to the questions of popups are shared. */
import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/database'
import type { Tables } from '../db/schema/index'

/** The answer under whose name voters are counted: no option of a form has it. */
export const VOTERS = ''

/** The counts of a question. */
export interface VoteCounts {
  /** The number of visitors who have answered. */
  voters: number
  /** The votes of each answer. */
  votes: ReadonlyMap<string, number>
}

interface Question {
  popupId: string
  field: string
}

export const NO_VOTES: VoteCounts = { voters: 0, votes: new Map() }

export const keyOf = (...names: string[]): string => names.join('\n')

const countRows = (db: Db | Transaction<Tables>) =>
  db
    .selectFrom('vote_count')
    .select(['popup_id', 'field', 'answer', sql<number>`cast(sum(votes) as bigint)`.as('votes')])
    .groupBy(['popup_id', 'field', 'answer'])
    .orderBy('popup_id')
    .orderBy('field')

/** Counts by popup and field. */
export const readCounts = async (
  db: Db | Transaction<Tables>,
  questions: Question[],
): Promise<Map<string, VoteCounts>> => {
  const rows = await countRows(db)
    .where('popup_id', 'in', [...new Set(questions.map(({ popupId }) => popupId))])
    .where('field', 'in', [...new Set(questions.map(({ field }) => field))])
    .execute()
  const counts = new Map(questions.map(({ popupId, field }) => [keyOf(popupId, field), new Map<string, number>()]))
  for (const { popup_id, field, answer, votes } of rows) counts.get(keyOf(popup_id, field))?.set(answer, votes)
  return new Map([...counts].map(([key, votes]) => [key, { voters: votes.get(VOTERS) ?? 0, votes }]))
}

export const voteCounts = (db: Db) => ({
  /** The counts of a question. */
  async of(popupId: string, field: string): Promise<VoteCounts> {
    return (await readCounts(db, [{ popupId, field }])).get(keyOf(popupId, field)) ?? NO_VOTES
  },
  /** All questions of a popup that were answered, by their fields. */
  async ofPopup(popupId: string): Promise<Map<string, VoteCounts>> {
    const rows = await countRows(db).where('popup_id', '=', popupId).execute()
    const fields = new Map(rows.map(({ field }) => [field, new Map<string, number>()]))
    for (const { field, answer, votes } of rows) fields.get(field)?.set(answer, votes)
    return new Map([...fields].map(([field, votes]) => [field, { voters: votes.get(VOTERS) ?? 0, votes }]))
  },
})
