import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { at } from '../../build/paths.js'
import { createDatabase, postgresBinaries, TEMPLATE } from '../support/postgres'
import { SEGMENT } from '../support/segment'
import { LEAD_POPUP, OPEN_SITE, openShop, type Shop } from '../support/shop'

/**
 * The demands of Citus on a distributed table: every unique index has the column, and no statement sets it. The real one is
 * not in Debian.
 */
const CITUS = `
create function create_reference_table(name text) returns void language plpgsql as
  $$ begin perform name::regclass; end $$;
create function refuse() returns trigger language plpgsql as
  $$ begin raise exception 'modifying the partition value of rows is not allowed'; end $$;
create function create_distributed_table(name text, spread text, colocate_with text default '') returns void language plpgsql as $$
declare wrong text;
begin
  select min(indexrelid::regclass::text) into wrong from pg_index
    where indrelid = name::regclass and indisunique and not exists (
      select 1 from pg_attribute where attrelid = indrelid and attname = spread and attnum = any(indkey));
  if wrong is not null then raise exception 'unique index % lacks %', wrong, spread; end if;
  execute format('create trigger spread before update of %I on %I for each row execute function refuse()', spread, name);
end $$;`

const manual = readFileSync(at('docs/many-machines.md'), 'utf8')
const setUp = /```sql\n(ALTER TABLE conversion[\s\S]*?)```/.exec(manual)?.[1]

describe.skipIf(!postgresBinaries)('the set-up for Citus', () => {
  let shop: Shop
  beforeAll(async () => {
    const databaseUrl = createDatabase(postgresBinaries as string, inject('postgres'), { copyOf: TEMPLATE })
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(CITUS)
    await client.query(setUp ?? '')
    await client.end()
    shop = await openShop({ dataDir: '', databaseUrl })
  })
  afterAll(() => shop.close())

  it('says of every table where its rows are', () => {
    const names = readFileSync(at('server/db/schema/index.ts'), 'utf8').match(/^ {2}\w+(?=: \w+Table$)/gm) ?? []
    const [, stay = ''] = /Other tables stay([^.]*)/.exec(manual) ?? []
    expect(names.length).toBeGreaterThan(30)
    for (const name of names.map((each) => each.trim()))
      expect(setUp?.includes(`_table('${name}'`) || stay.includes(`\`${name}\``), name).toBe(true)
  })

  it('has an index for each upsert, and none of them moves a row', async () => {
    const lead = { poptin_id: LEAD_POPUP, submission_id: 'one', p_target: 'lead' }
    const send = async (more = {}) => (await shop.form('/api/display/conversion/v', { ...lead, ...more })).json()
    const { conversion_id } = await send()
    // A lead replaces an empty conversion.
    expect((await send({ email: 'a@example.com' })).conversion_id).toBe(conversion_id)
    expect((await send({ email: 'a@example.com' })).conversion_id).toBe(conversion_id)
    expect(await shop.store.leads.all({ search: '' })).toMatchObject([{ email: 'a@example.com' }])
  })

  it('keeps views, closes, activities, hits and prizes', async () => {
    const event = { popupId: LEAD_POPUP, viewerId: 'v', clientId: 'c', trigger: '', url: '', email: '', store: '' }
    const counted = { siteKey: OPEN_SITE, segment: SEGMENT }
    const report = { ...event, ...counted, customerId: '', reportId: 'report' }
    const { reports, prizes, submissions, choices } = shop.store
    const id = await reports.addView(report, 'answer')
    expect(await reports.addView(report, 'answer')).toBe(id)
    await reports.addClose({ ...report, viewId: id })
    for (let times = 0; times < 2; times++)
      await reports.addActivity({ reportId: 'seen', site: OPEN_SITE, clientId: 'c', kind: 'session' })
    const player = { popupId: LEAD_POPUP, submissionId: 'one', viewerId: '', clientId: '', caller: 1 }
    const offered = [{ id: 'p', label: 'P', code: 'X', chances: 1, winner: true, stock: 5 }]
    expect(await prizes.of(player, offered)).toEqual(await prizes.of(player, offered))
    const submission = { ...counted, id: 'sent', popupId: LEAD_POPUP, email: '', fields: {}, url: '', files: [] }
    for (const suspect of [true, false]) await submissions.add({ ...submission, suspect })
    const choice = { clientId: 'c', customerId: '', value: '', currency: '', url: '', source: 'cart' as const }
    for (const id of ['1', '2', '1'])
      await choices.storeAbandoned(OPEN_SITE, { ...choice, products: [{ id, name: '', category: '' }] })
    await shop.store.sites.setLimits(OPEN_SITE, { views: 1 })
    expect((await shop.store.figures.totals()).get(LEAD_POPUP)).toMatchObject({ views: 1, closes: 1 })
  })
})
