/**
 * Brings a database up to date. The embedded one in one transaction. On PostgreSQL each step of a migration has a
 * transaction of its own, because distributed databases do not mix changes of tables with changes of rows; a step that was
 * done is not repeated, so a start that was interrupted is continued by the next one.
 */
import { type Kysely, type Migration, sql } from 'kysely'
import { Failure } from '../lib/failure'
import type { ProgressReporter } from '../lib/progress'
import { type LargeIndex, makeIndex, makeIndexBesideWriters } from './large-index'
import { withLease } from './migration-lease'

type Step = Migration['up']

/** Changes either tables or rows in each of its steps. */
export interface Stepwise {
  steps: Step[]
}

/** Makes an index that takes long, beside writers where the database can. */
interface Indexing {
  index: LargeIndex
}

type AnyMigration = Migration | Stepwise | Indexing

type Migrations = Record<string, AnyMigration>

/** The table has the name that earlier versions gave it. */
interface Ledger {
  kysely_migration: { name: string; timestamp: string }
}

const stepsOf = (migration: AnyMigration): Pick<Pending, 'run' | 'before'>[] => {
  if ('steps' in migration) return migration.steps.map((run) => ({ run }))
  if ('up' in migration) return [{ run: (db) => migration.up(db) }]
  const { index } = migration
  return [{ run: (db) => makeIndex(db as Kysely<never>, index), before: (db) => makeIndexBesideWriters(db, index) }]
}

/** The name that a step is noted by; the last one completes its migration. */
const nameOf = (migration: string, index: number, count: number): string =>
  index === count - 1 ? migration : `${migration}.${index + 1}`

interface Pending {
  name: string
  run: Step
  /** Runs instead on a database that several servers share, before the transaction that notes it. */
  before?: (db: Kysely<never>) => Promise<void>
}

const pendingOf = (migrations: Migrations, completedNames: Set<string>): Pending[] =>
  Object.entries(migrations)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .filter(([name]) => !completedNames.has(name))
    .flatMap(([name, migration]) =>
      stepsOf(migration).map((step, index, all) => ({ name: nameOf(name, index, all.length), ...step })),
    )
    .filter(({ name }) => !completedNames.has(name))

const doneIn = async (db: Kysely<Ledger>, migrations: Migrations): Promise<Set<string>> => {
  const rows = await db.selectFrom('kysely_migration').select('name').execute()
  for (const { name } of rows)
    if (!Object.hasOwn(migrations, name.replace(/\.\d+$/, '')))
      throw new Failure('A newer version of Wisp has migrated this database. Run that version, or restore a backup')
  return new Set(rows.map(({ name }) => name))
}

const makeLedger = async (db: Kysely<Ledger>): Promise<void> => {
  await db.schema
    .createTable('kysely_migration')
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute()
}

const run = async (db: Kysely<Ledger>, { name, run: step }: Pending): Promise<void> => {
  await step(db)
  await db.insertInto('kysely_migration').values({ name, timestamp: new Date().toISOString() }).execute()
}

/** Runs the pending migrations one after the other, and reports each. */
const runAll = async (
  pending: Pending[],
  say: ProgressReporter,
  run: (migration: Pending) => Promise<void>,
): Promise<void> => {
  for (const [index, migration] of pending.entries()) {
    say(`Migration ${migration.name}, ${index + 1} of ${pending.length}`)
    await run(migration)
  }
  if (pending.length) say('')
}

export const migrateAtOnce = async (
  all: Kysely<never>,
  migrations: Migrations,
  say: ProgressReporter = () => {},
): Promise<void> => {
  const db = all as unknown as Kysely<Ledger>
  await db.transaction().execute(async (transaction) => {
    await makeLedger(transaction)
    await runAll(pendingOf(migrations, await doneIn(transaction, migrations)), say, (migration) =>
      run(transaction, migration),
    )
  })
}

/** undefined: there is no such table yet. */
const readLedger = async (db: Kysely<Ledger>, migrations: Migrations): Promise<Set<string> | undefined> =>
  doneIn(db, migrations).catch((error) => {
    if ((error as { code?: string }).code === '42P01') return undefined
    throw error
  })

/** For databases that several servers share: only one of them migrates, the others wait for it. */
export const migrateShared = async (
  all: Kysely<never>,
  migrations: Migrations,
  say: ProgressReporter = () => {},
): Promise<void> => {
  const db = all as unknown as Kysely<Ledger>
  const before = await readLedger(db, migrations)
  if (before && !pendingOf(migrations, before).length) return
  say('Waiting for another server that migrates')
  await withLease(all, async (stillOurs) => {
    // Two servers that make the same table at once may both be told that it exists.
    if (!(await readLedger(db, migrations))) await makeLedger(db)
    await runAll(pendingOf(migrations, await doneIn(db, migrations)), say, async (migration) => {
      await migration.before?.(all)
      await db.transaction().execute(async (transaction) => {
        await run(transaction, migration.before ? { ...migration, run: async () => {} } : migration)
        await stillOurs(transaction as unknown as Kysely<never>)
      })
    })
  })
  say('')
}

/** True if every migration has run, or those of a newer version that keeps what this one needs. */
export const isMigrated = async (all: Kysely<never>, migrations: Migrations): Promise<boolean> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(all)
  const completedNames = new Set(rows.map(({ name }) => name))
  return Object.keys(migrations).every((name) => completedNames.has(name))
}
