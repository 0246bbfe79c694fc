/** What the desk asks of a database with very many leads: how long it waits, and how much memory an export takes. */
import { sql } from 'kysely'
import { openDatabase } from '../../server/db/database'
import { idOf } from '../popups'
import type { DeskRow } from '../results'
import { type Stat, statOf } from '../stats'
import type { Databases } from './databases'
import { type Database, type Running, startWisp, TOKEN } from './process'

/** Leads, and views. */
export const LEADS = 1_000_000
/** Rows that one statement adds. */
const ROWS_PER_STATEMENT = 50_000
const SEARCH_HEADER = 'Wisp-Search'

/** Adds leads and views of one popup, spread over three years, and their counts. */
const fill = async (database: Database): Promise<void> => {
  const db = await openDatabase(database)
  await (database.databaseUrl ? sql`set synchronous_commit = off` : sql`pragma synchronous = off`).execute(db)
  const [popup, begin, every] = [idOf(0), Date.now() - LEADS * 90_000, 90_000]
  for (let from = 0; from < LEADS; from += ROWS_PER_STATEMENT) {
    const numbers = sql`with recursive n(i) as (select cast(${from} as integer) union all select i + 1 from n where i + 1 < ${from + ROWS_PER_STATEMENT})`
    await sql`insert into conversion (id, submission_id, popup_id, viewer_id, client_id, target, lead, suspect, email, fields, problems, search, trigger, url, facts, customer_id, at)
      ${numbers} select 'lead-' || i, 'sent-' || i, ${popup}, 'viewer', 'client-' || i, 'lead', 1, 0, 'visitor-' || i || '@example.com', '{"name":"Ann Example"}', '{}',
        'visitor-' || i || '@example.com' || ' ann example', 'exitIntent', 'https://shop.example/', '{}', '', cast(${begin} as bigint) + cast(i as bigint) * ${every}
      from n`.execute(db)
    await sql`insert into report (id, report_id, view_id, answer_id, popup_id, kind, viewer_id, client_id, trigger, url, email, store, customer_id, at)
      ${numbers} select 'view-' || i, 'report-' || i, null, 'answer-' || i, ${popup}, 'view', 'viewer', 'client', 'exitIntent', 'https://shop.example/', '', '', '', cast(${begin} as bigint) + cast(i as bigint) * ${every} from n`.execute(
      db,
    )
  }
  await count(db, popup)
  await db.destroy()
}

const count = async (db: Awaited<ReturnType<typeof openDatabase>>, popup: string): Promise<void> => {
  const day = sql`at / 86400000`
  await sql`insert into popup_day (site_key, popup_id, day, page_kind, device, country, writer, views, closes, conversions, leads)
    select 'site0', ${popup}, ${day}, 'home', 'mobile', 'IL', 0, count(*), 0, count(*), count(*) from conversion group by 3`.execute(
    db,
  )
  await sql`insert into popup_month (site_key, popup_id, month, writer, views, closes, conversions, leads, suspects, counted, counted_at, lead_at)
    select 'site0', ${popup}, day, 0, views, 0, views, views, 0, views, 0, 0 from popup_day`.execute(db)
}

const DESK_CALLS: [string, string, Record<string, string>?][] = [
  ['popups and their figures', 'popups'],
  ['figures of a popup by day', `popups/${idOf(0)}/figures`],
  ['the latest leads', 'leads?limit=50'],
  ['leads of two years ago', `leads?limit=50&cursor=${Date.now() - 2 * 365 * 86_400_000}.x`],
  ['a search that finds one of the latest', 'leads?limit=50', { [SEARCH_HEADER]: 'visitor-99999' }],
  ['contact forms', 'forms'],
  ['abandoned carts', 'carts'],
]

const durationOf = async (server: Running, path: string, headers: Record<string, string> = {}): Promise<number> => {
  const start = performance.now()
  const answer = await fetch(`${server.origin}/desk/api/${path}`, {
    headers: { authorization: `Bearer ${TOKEN}`, ...headers },
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return performance.now() - start
}

/** Megabytes at most while all leads are exported. */
const exported = async (server: Running): Promise<{ memory: number; time: number }> => {
  const start = performance.now()
  const { body } = await fetch(`${server.origin}/desk/api/leads.csv`, { headers: { authorization: `Bearer ${TOKEN}` } })
  let [memory, lines, chunks] = [0, 0, 0]
  for await (const chunk of body ?? []) {
    for (const byte of chunk) if (byte === 10) lines++
    if (chunks++ % 2_000 === 0) memory = Math.max(memory, server.memory())
  }
  if (lines !== LEADS + 1) throw new Error(`The export has ${lines} lines`)
  return { memory: Math.max(memory, server.memory()), time: performance.now() - start }
}

const rowsOf = async (database: string, server: Running, rounds: number): Promise<DeskRow[]> => {
  const rows: DeskRow[] = []
  const add = (name: string, unit: DeskRow['unit'], value: Stat): number => rows.push({ name, database, unit, value })
  for (const [name, path, headers] of DESK_CALLS) {
    await durationOf(server, path, headers)
    const times: number[] = []
    for (let round = 0; round < rounds * 5; round++) times.push(await durationOf(server, path, headers))
    add(name, 'ms', statOf(times))
  }
  const { memory, time } = await exported(server)
  add('the export of all: time', 'ms', statOf([time]))
  add('the export of all: memory of the server', 'MB', statOf([memory]))
  return rows
}

export const desk = async (databases: Databases, rounds: number): Promise<DeskRow[]> => {
  const rows: DeskRow[] = []
  for (const name of databases.names) {
    console.log(`server, desk, ${name}`)
    const created = await databases.create(name, 1)
    await fill(created)
    const server = await startWisp(created)
    rows.push(...(await rowsOf(name, server, rounds)))
    await server.stop()
  }
  return rows
}
