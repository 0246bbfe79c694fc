/** Votes of visitors: answers to the questions whose shares a popup shows, counted by answer. */
import { randomInt } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/database'
import type { Tables } from '../db/schema/index'
import { newRowId } from '../lib/ids'
import { keyOf, NO_VOTES, readCounts, VOTERS, type VoteCounts, voteCounts } from '../results/vote-counts'
import type { Group } from './group'
import type { Kind } from './queue'

/** Each server counts in rows of its own, so that they rarely wait for each other. */
const WRITER_COUNT = 8
const WRITER = randomInt(WRITER_COUNT)

interface Vote {
  popupId: string
  field: string
  /** '' where nothing may be kept of the visitor: then each vote counts. */
  clientId: string
  /** The names under which they are counted (`template/answers.ts`). */
  answers: string[]
}

const order = (one: string, other: string): number => Number(one > other) - Number(one < other)

const rowOf = ({ popupId, field, clientId, answers }: Vote) => ({
  popup_id: popupId,
  field,
  client_id: clientId,
  answers: JSON.stringify(answers),
})
type Row = ReturnType<typeof rowOf>

const nameOf = ({ popup_id, field, client_id }: Pick<Row, 'popup_id' | 'field' | 'client_id'>): string =>
  keyOf(popup_id, field, client_id)

/** Resolves with the names of those who had not voted before. */
const insert = async (transaction: Transaction<Tables>, rows: Row[]): Promise<Set<string>> => {
  if (!rows.length) return new Set()
  const storedRows = await transaction
    .insertInto('vote')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['popup_id', 'field', 'client_id']).doNothing())
    .returning(['popup_id', 'field', 'client_id'])
    .execute()
  return new Set(storedRows.map(nameOf))
}

const storedAnswers = async (transaction: Transaction<Tables>, rows: Row[]): Promise<Map<string, string>> => {
  if (!rows.length) return new Map()
  const storedRows = await transaction
    .selectFrom('vote')
    .select(['popup_id', 'field', 'client_id', 'answers'])
    .where('popup_id', 'in', [...new Set(rows.map(({ popup_id }) => popup_id))])
    .where('field', 'in', [...new Set(rows.map(({ field }) => field))])
    .where('client_id', 'in', [...new Set(rows.map(({ client_id }) => client_id))])
    .execute()
  return new Map(storedRows.map((row) => [nameOf(row), row.answers]))
}

/** @returns false if another server has replaced the answers meanwhile */
const replace = async (
  transaction: Transaction<Tables>,
  { popup_id, field, client_id, answers }: Row,
  before: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('vote')
    .set({ answers })
    .where('popup_id', '=', popup_id)
    .where('field', '=', field)
    .where('client_id', '=', client_id)
    .where('answers', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** The votes to add to each count. */
type Changes = Map<string, { popup_id: string; field: string; answer: string; votes: number }>

const change = (changes: Changes, { popup_id, field }: Row, answers: string[], by: 1 | -1): void => {
  for (const answer of answers) {
    const key = keyOf(popup_id, field, answer)
    const { votes } = changes.get(key) ?? { votes: 0 }
    changes.set(key, { popup_id, field, answer, votes: votes + by })
  }
}

const add = async (transaction: Transaction<Tables>, changes: Changes): Promise<void> => {
  // Sorted by key: two servers that wrote them in different orders would block each other.
  const rows = [...changes].sort(([one], [other]) => order(one, other)).map(([, row]) => ({ ...row, writer: WRITER }))
  const changedRows = rows.filter(({ votes }) => votes)
  if (!changedRows.length) return
  await transaction
    .insertInto('vote_count')
    .values(changedRows)
    .onConflict((conflict) =>
      conflict
        .columns(['popup_id', 'field', 'answer', 'writer'])
        .doUpdateSet({ votes: sql<number>`vote_count.votes + excluded.votes` }),
    )
    .execute()
}

/** Each visitor counts once, with the latest answers. Tells what the question has then. */
const cast: Kind<Vote, VoteCounts> = {
  name: 'vote',
  async write(transaction, votes) {
    const changes: Changes = new Map()
    const rows = votes.map(rowOf)
    const visitorRows = rows.filter(({ client_id }) => client_id)
    const firstVotes = await insert(transaction, visitorRows)
    const before = await storedAnswers(
      transaction,
      visitorRows.filter((row) => !firstVotes.has(nameOf(row))),
    )
    for (const row of rows) {
      const answers: string[] = JSON.parse(row.answers)
      const storedVote = row.client_id ? before.get(nameOf(row)) : undefined
      if (storedVote === undefined) change(changes, row, [VOTERS, ...answers], 1)
      else if (storedVote !== row.answers && (await replace(transaction, row, storedVote))) {
        change(changes, row, JSON.parse(storedVote), -1)
        change(changes, row, answers, 1)
      }
    }
    await add(transaction, changes)
    const counts = await readCounts(transaction, votes)
    return votes.map(({ popupId, field }) => ({ answer: counts.get(keyOf(popupId, field)) ?? NO_VOTES }))
  },
}

export const votes = (db: Db, group: Group) => ({
  ...voteCounts(db),
  /** Resolves with the counts of the question, this vote among them. */
  add: (vote: Vote): Promise<VoteCounts> =>
    group.add(cast, vote, keyOf(vote.popupId, vote.field, vote.clientId || newRowId())),
})

export type Votes = ReturnType<typeof votes>
