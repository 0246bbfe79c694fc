/**
 * Lets one server at a time migrate. The lock is a row with the name of its holder, not a lock of a session: behind a
 * pooler, sessions are shared. The holder raises a number every few seconds; if it stops rising, another server takes over.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { randomId } from '../lib/ids'

interface Lease {
  migration_lease: { id: string; holder: string; beat: number }
}

const ID = 'migration'
/** Milliseconds between two beats of the holder, and after which one without a beat counts as dead. */
const BEAT_PAUSE_MS = 2_000
const LEASE_TIMEOUT_MS = 15_000
/** Milliseconds between two checks of who holds the lease. */
const POLL_PAUSE_MS = 100

/** Codes of the error for a name that was taken a moment ago: in the table of names, or as a relation or type. */
const isTaken = (error: unknown): boolean => /^(23505|42P07|42710)$/.test(`${(error as { code?: string }).code}`)

const make = async (db: Kysely<Lease>): Promise<void> => {
  const table = db.schema
    .createTable('migration_lease')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('beat', 'bigint', (column) => column.notNull())
  // PostgreSQL may find the name free and taken a moment later.
  await table.execute().catch((error) => {
    if (!isTaken(error)) throw error
  })
  await db
    .insertInto('migration_lease')
    .values({ id: ID, holder: '', beat: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

const takeFrom = async (
  db: Kysely<Lease>,
  lease: { holder: string; beat: number },
  holder: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('migration_lease')
    .set({ holder, beat: lease.beat + 1 })
    .where('id', '=', ID)
    .where('holder', '=', lease.holder)
    .where('beat', '=', lease.beat)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const take = async (db: Kysely<Lease>, holder: string, deadMs: number): Promise<void> => {
  let [lastBeat, since] = [-1, 0]
  for (;;) {
    const query = db.selectFrom('migration_lease').select(['holder', 'beat']).where('id', '=', ID)
    const lease = await query.executeTakeFirstOrThrow()
    if (lease.beat !== lastBeat) [lastBeat, since] = [lease.beat, performance.now()]
    const isFree = !lease.holder || performance.now() - since > deadMs
    if (isFree && (await takeFrom(db, lease, holder))) return
    await pause(POLL_PAUSE_MS)
  }
}

const beat = async (db: Kysely<Lease>, holder: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('migration_lease')
    .set({ beat: sql`beat + 1` })
    .where('id', '=', ID)
    .where('holder', '=', holder)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Rejects, and so undoes the transaction, if another server has taken over. */
type StillOurs = (transaction: Kysely<never>) => Promise<void>

export const withLease = async (
  all: Kysely<never>,
  run: (stillOurs: StillOurs) => Promise<void>,
  deadMs = LEASE_TIMEOUT_MS,
): Promise<void> => {
  const db = all as unknown as Kysely<Lease>
  const holder = randomId(16)
  await make(db)
  await take(db, holder, deadMs)
  // If a beat fails, the next one is in time.
  const timer = setInterval(() => void beat(db, holder).catch(() => {}), BEAT_PAUSE_MS)
  try {
    await run(async (transaction) => {
      if (!(await beat(transaction as unknown as Kysely<Lease>, holder)))
        throw new Error('Another server migrates this database')
    })
  } finally {
    clearInterval(timer)
    await db.updateTable('migration_lease').set({ holder: '' }).where('holder', '=', holder).execute()
  }
}
