import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cluster, postgresBinaries, startPostgres } from '../support/postgres'
import { SEGMENT } from '../support/segment'
import { LEAD_POPUP, OPEN_SITE, openShop, type Shop } from '../support/shop'
import { type SmallDisk, smallDisk } from '../support/small-disk'

const LEADS = 40
const AGAIN = { interval: 200 }

const fieldsOf = (id: string) => ({
  poptin_id: LEAD_POPUP,
  p_target: 'lead',
  submission_id: id,
  email: `${id}@example.com`,
  // Large enough to need room on the disk.
  note: id.repeat(200),
})

const submit = (shop: Shop, id: string): Promise<Response> => shop.form('/api/display/conversion/v', fieldsOf(id))

const submitAll = (shop: Shop, name: string, count = LEADS): Promise<Response[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => submit(shop, `${name}-${index}`)))

const expectUnavailable = async (answers: Response[]): Promise<void> => {
  for (const answer of answers) {
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await answer.json()).error.code).toBe('unavailable')
  }
}

/** Fills the disk, and makes room again. */
const survivesFullDisk = async (shop: Shop, disk: SmallDisk): Promise<void> => {
  const [first] = await submitAll(shop, 'before', 1)
  expect(first?.status).toBe(200)
  const makeRoom = disk.fill()
  let refused: string | undefined
  // Free pages inside the files take some more rows.
  for (let index = 0; index < 2_000 && !refused; index++) {
    const answer = await submit(shop, `filling-${index}`)
    if (answer.status !== 200) {
      refused = `filling-${index}`
      await expectUnavailable([answer])
    }
  }
  expect(refused).toBeDefined()
  // Answers from memory are still given.
  expect((await shop.form(`/api/display/${OPEN_SITE}`, {})).status).toBe(200)
  makeRoom()
  await expect.poll(async () => (await submit(shop, refused as string)).status, AGAIN).toBe(200)
  const after = await submitAll(shop, 'after')
  expect(after.map(({ status }) => status)).toEqual(after.map(() => 200))
  const count = (await shop.store.leads.all({ search: '' })).length
  expect(count).toBe(1 + Number(refused?.split('-')[1]) + 1 + LEADS)
}

const probe = smallDisk(1)
probe?.remove()
if (!probe) console.warn('SKIPPED: full disks, because only root may mount small ones')

describe.skipIf(!probe)('an embedded database on a full disk', () => {
  it('takes no lead, says so, and goes on when there is room', async () => {
    const disk = smallDisk(6) as SmallDisk
    const shop = await openShop({ dataDir: disk.folder, databaseUrl: '' })
    try {
      await survivesFullDisk(shop, disk)
    } finally {
      await shop.close()
      disk.remove()
    }
  })
})

describe.skipIf(!postgresBinaries)('a PostgreSQL that fails', () => {
  let cluster: Cluster
  beforeAll(() => {
    cluster = startPostgres(postgresBinaries as string, { durable: true })
  })
  afterAll(() => cluster.stop())

  const open = async (name: string): Promise<Shop> =>
    openShop({ dataDir: '', databaseUrl: cluster.createDatabase(name) })

  it('by crashing has every lead that was answered, and each once when all are sent again', async () => {
    const shop = await open('crashing')
    const answered: string[] = []
    const send = async (id: string): Promise<void> => {
      const answer = await submit(shop, id)
      if (answer.status === 200) answered.push(id)
      else expect(answer.status).toBe(503)
    }
    const ids = Array.from({ length: 300 }, (_, index) => `crash-${index}`)
    const waiting = ids.values()
    const worker = async (): Promise<void> => {
      for (const id of waiting) {
        await send(id)
        if (id === 'crash-100') cluster.crash()
      }
    }
    await Promise.all(Array.from({ length: 20 }, worker))
    expect(answered.length).toBeGreaterThan(100)
    await expect.poll(async () => (await submit(shop, 'crash-0')).status, AGAIN).toBe(200)
    const storedIds = (await shop.store.leads.all({ search: '' })).map(({ email }) => email.split('@')[0])
    expect(storedIds).toEqual(expect.arrayContaining(answered))
    for (const id of ids) expect((await submit(shop, id)).status).toBe(200)
    expect((await shop.store.leads.all({ search: '' })).length).toBe(ids.length)
    await shop.close()
  })

  it('by being slow is written to in groups, so that nobody waits for all others', async () => {
    const shop = await open('slow')
    const groups: number[] = []
    shop.store.group.watch((rows) => groups.push(rows))
    const other = new pg.Client({ connectionString: cluster.url('slow') })
    await other.connect()
    await other.query(`create function slow() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.3); return null; end $$`)
    await other.query('create trigger slow after insert on conversion for each statement execute function slow()')
    await other.end()
    const answers = await submitAll(shop, 'slow', 200)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(groups.length).toBeLessThan(20)
    expect(Math.max(...groups)).toBeGreaterThan(50)
    await shop.close()
  })

  it('is not asked for more than can wait: 503 with Retry-After, and the lead arrives later', async () => {
    const shop = await open('crowded')
    const other = new pg.Client({ connectionString: cluster.url('crowded') })
    await other.connect()
    await other.query('begin; lock table report')
    const view = { reportId: '', popupId: LEAD_POPUP, viewerId: '', clientId: '', trigger: '', url: '', email: '' }
    const counted = { siteKey: OPEN_SITE, segment: SEGMENT }
    const add = () => shop.store.reports.addView({ ...view, ...counted, store: '', customerId: '' })
    const first = add()
    await wait(50)
    const settled = Promise.allSettled([first, ...Array.from({ length: 6_000 }, add)])
    await expectUnavailable([await submit(shop, 'crowd')])
    expect(shop.store.group.waiting()).toBe(5_000)
    expect(shop.store.group.oldest()).toBeGreaterThan(0)
    await other.query('rollback')
    await other.end()
    const successes = (await settled).filter(({ status }) => status === 'fulfilled')
    expect(successes).toHaveLength(5_001)
    expect((await submit(shop, 'crowd')).status).toBe(200)
    expect(shop.store.group.oldest()).toBe(0)
    await shop.close()
  })

  it.skipIf(!probe)('by having no room left takes no lead, says so, and goes on when there is room', async () => {
    const disk = smallDisk(40) as SmallDisk
    cluster.own(disk.folder)
    cluster.run(`create tablespace small location '${disk.folder}'`)
    cluster.run('create database full_disk tablespace small')
    const shop = await openShop({ dataDir: '', databaseUrl: cluster.url('full_disk') })
    try {
      await survivesFullDisk(shop, disk)
    } finally {
      await shop.close()
      cluster.run('drop database full_disk with (force)')
      cluster.run('drop tablespace small')
      disk.remove()
    }
  })
})
