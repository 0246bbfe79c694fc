/** An index of a migration on PostgreSQL: beside writers, and made anew if that was interrupted. */
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../../server/db/database'
import { createDatabase, postgresBinaries, TEMPLATE } from '../support/postgres'

const INDEX = 'conversion_popup_id_lead_at_id'
const lead = (id: string): string =>
  `insert into conversion (id, popup_id, viewer_id, client_id, target, lead, suspect, email, fields, problems, search, trigger, url, facts, at)
   values ('${id}', 'p', '', '', 'lead', 1, 0, '', '{}', '{}', '', '', '', '{}', 1)`

describe.skipIf(!postgresBinaries)('an index that a migration makes on PostgreSQL', () => {
  let databaseUrl = ''
  let open: pg.Client[] = []
  const connected = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    open.push(client)
    return client
  }
  const backendThatMakesIt = async (client: pg.Client): Promise<number | undefined> =>
    (await client.query('select pid from pg_stat_progress_create_index')).rows[0]?.pid
  const isValid = async (client: pg.Client): Promise<boolean | undefined> =>
    (await client.query(`select indisvalid as valid from pg_index where indexrelid = to_regclass('${INDEX}')`)).rows[0]
      ?.valid

  beforeEach(async () => {
    databaseUrl = createDatabase(postgresBinaries as string, inject('postgres'), { copyOf: TEMPLATE })
    const client = await connected()
    await client.query(`insert into site (key, name, domains, conversion_code, currency, created_at) values ('s', '', '[]', '', 'EUR', 1);
      insert into popup (id, site_key, name, settings, html, html_version, created_at) values ('p', 's', '', '{}', '', '', 1);
      drop index ${INDEX}; delete from kysely_migration where name = '0041-leads-of-popups'`)
  })
  afterEach(async () => {
    for (const client of open) await client.end()
    open = []
  })

  it('lets others write meanwhile, and is made anew after it was cut off', async () => {
    const [slow, other] = [await connected(), await connected()]
    // Whoever makes an index waits for what others have begun before.
    await slow.query(`begin; ${lead('slow')}`)
    const failing = openDatabase({ dataDir: '', databaseUrl }).catch((error: Error) => error)
    await expect.poll(() => backendThatMakesIt(other)).toBeDefined()
    await other.query(lead('meanwhile'))
    await other.query(`select pg_cancel_backend(${await backendThatMakesIt(other)})`)
    expect(await failing).toBeInstanceOf(Error)
    // The incomplete index serves no query.
    expect(await isValid(other)).toBe(false)

    await slow.query('rollback')
    const db = await openDatabase({ dataDir: '', databaseUrl })
    expect(await isValid(other)).toBe(true)
    const { rows } = await other.query("select name from kysely_migration where name = '0041-leads-of-popups'")
    expect(rows).toHaveLength(1)
    await db.destroy()
  })

  it('is kept if it was made, but not noted', async () => {
    const client = await connected()
    await client.query(`create index ${INDEX} on conversion (popup_id, lead, at, id)`)
    const { rows } = await client.query(`select '${INDEX}'::regclass::oid as oid`)
    await (await openDatabase({ dataDir: '', databaseUrl })).destroy()
    expect((await client.query(`select '${INDEX}'::regclass::oid as oid`)).rows).toEqual(rows)
  })
})
