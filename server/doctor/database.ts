/** Checks that the database can be used, and that its clock agrees with ours. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { connect, type Db, isReady } from '../db/database'
import { mustBeAddress, mustTakeWrites, postgresFailure } from '../db/postgres-failure'
import { isExplained } from '../lib/failure'
import type { Config } from '../process/config'
import { type Finding, look, ok, wrong } from './finding'
import { checkLinks } from './links'
import { checkPatterns } from './patterns'
import { checkSecrets } from './secrets'

/** Milliseconds by which clocks may differ: webhooks and limits of several servers go by them. */
const MAX_CLOCK_DIFFERENCE_MS = 5_000

const prepared = async (db: Db, text: string): Promise<Finding> => {
  const isMigrated = await isReady(db).catch(() => false)
  if (isMigrated) return ok(`${text}, and is up to date`)
  return look(
    `${text}, but is of an earlier version`,
    'The next start brings it up to date; to do it now, run: wisp migrate',
  )
}

const ofPostgres = async (db: Db, databaseUrl: string): Promise<Finding[]> => {
  try {
    await mustTakeWrites(db)
    const before = Date.now()
    const { rows } = await sql<{ now: number }>`select cast(extract(epoch from now()) * 1000 as bigint) as now`.execute(
      db,
    )
    const difference = Number(rows[0]?.now ?? 0) - (before + Date.now()) / 2
    return [await prepared(db, 'The database answers'), clockOf(difference, 'that of PostgreSQL')]
  } catch (error) {
    const failure = postgresFailure(error, databaseUrl)
    if (isExplained(failure)) return [wrong(failure.message, 'See DATABASE_URL in docs/server.md')]
    return [wrong(`PostgreSQL refuses a query (${(error as { code?: string }).code ?? 'no code'})`, 'See its log')]
  }
}

const clockOf = (difference: number, other: string): Finding => {
  const seconds = Math.abs(Math.round(difference / 1_000))
  if (Math.abs(difference) <= MAX_CLOCK_DIFFERENCE_MS) return ok(`The clock agrees with ${other}`)
  return wrong(
    `The clock is ${seconds} s ${difference > 0 ? 'behind' : 'ahead of'} ${other}`,
    'Have both machines set by NTP (timedatectl set-ntp true)',
  )
}

/** There is no other clock, but what was stored last was stored before now. */
const clockOfRows = async (db: Db): Promise<Finding> => {
  const query = db
    .selectFrom('conversion')
    .select('at')
    .where('lead', '=', 1)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
  const last = (await query.limit(1).executeTakeFirst())?.at ?? 0
  const ahead = last - Date.now()
  if (ahead <= MAX_CLOCK_DIFFERENCE_MS) return ok('The clock is not behind what was stored last')
  return wrong(
    `The latest lead is from ${new Date(last).toISOString()}, which is still to come`,
    'Set the clock, by NTP if there is a network (timedatectl set-ntp true)',
  )
}

const ofFile = async (db: Db, file: string): Promise<Finding[]> => {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
  const result = rows[0]?.quick_check
  if (result !== 'ok')
    return [wrong(`The database ${file} is damaged: ${result}`, 'Restore a backup: wisp restore FILE')]
  return [
    await prepared(db, `The database ${file} is sound`),
    await clockOfRows(db).catch(() => ok('Nothing is stored yet')),
  ]
}

export const checkDatabase = async (config: Config): Promise<Finding[]> => {
  const { databaseUrl, dataDir } = config
  const file = join(resolve(dataDir), 'wisp.db')
  if (!databaseUrl && !existsSync(file))
    return [look(`There is no database in ${resolve(dataDir)} yet`, 'Start a server: wisp start. Or set DATA_DIR')]
  let db: Db | undefined
  try {
    if (databaseUrl) mustBeAddress(databaseUrl)
    db = connect(config)
    const findings = await (databaseUrl ? ofPostgres(db, databaseUrl) : ofFile(db, file))
    // A damaged database, or one of an earlier version, may not have the tables that this check reads.
    return findings[0]?.state === 'ok'
      ? [...findings, ...(await checkSecrets(db)), ...(await checkPatterns(db)), ...(await checkLinks(db))]
      : findings
  } catch (error) {
    if (!isExplained(error)) throw error
    return [wrong(error.message, 'See docs/server.md, "When it does not start"')]
  } finally {
    await db?.destroy()
  }
}
