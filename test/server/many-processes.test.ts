import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openStore, type Store } from '../../server/store/store'
import { pgbouncer, startPgbouncer } from '../support/pgbouncer'
import { createDatabase, postgresBinaries } from '../support/postgres'
import { LEAD_POPUP, OPEN_SITE, popupOf, TOKEN } from '../support/shop'
import { type Build, copyBuild, type Running, runWisp, startWisp } from '../support/wisp'

const PROCESSES = 3
const LEADS = 90

/** Votes of programs do not count. */
const HUMAN = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36' }

const post = async ({ origin }: Running, path: string, fields: Record<string, string>, headers = {}) => {
  const response = await fetch(`${origin}${path}`, { method: 'POST', body: new URLSearchParams(fields), headers })
  return { status: response.status, answer: await response.json() }
}

const display = async (server: Running) => (await post(server, `/api/display/${OPEN_SITE}`, {})).answer

const submit = async (server: Running, id: string, popup = LEAD_POPUP): Promise<string> => {
  const lead = { poptin_id: popup, p_target: 'lead', elapsed: '9', submission_id: id, email: `${id}@example.com` }
  return (await post(server, '/api/display/conversion/viewer', lead)).answer.conversion_id
}

/** On a database that the processes find empty. @param through the address that they use */
const suite = (open: () => Promise<{ direct: string; through: string; close(): Promise<void> }>): void => {
  let build: Build
  let database: Awaited<ReturnType<typeof open>>
  let servers: Running[]
  let store: Store
  beforeAll(async () => {
    build = copyBuild()
    database = await open()
    const env = { DATABASE_URL: database.through, WISP_RATE: '1000000', DESK_TOKEN: TOKEN, DATA_DIR: build.folder }
    servers = await Promise.all(Array.from({ length: PROCESSES }, () => startWisp(build, 'serve', env)))
    store = await openStore({ dataDir: '', databaseUrl: database.direct })
    await store.sites.add({ key: OPEN_SITE, name: 'Demo' })
    await store.popups.save(OPEN_SITE, popupOf({}))
  })
  afterAll(async () => {
    await store?.close()
    await Promise.all((servers ?? []).map((server) => server.end('SIGTERM')))
    await database?.close()
    build.remove()
  })

  it('all come up, and the database is migrated once', async () => {
    for (const { origin } of servers) expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    const { status, stdout } = runWisp(build, ['migrate'], { DATABASE_URL: database.through, DATA_DIR: build.folder })
    expect([status, stdout]).toEqual([0, 'The database is up to date.\n'])
  })

  it('show within a second what was changed elsewhere', async () => {
    const popupCounts = async () => Promise.all(servers.map(async (server) => (await display(server)).poptins.length))
    await wait(1_000)
    expect(await popupCounts()).toEqual(servers.map(() => 1))
    await store.popups.setPaused(LEAD_POPUP, true)
    await wait(1_000)
    expect(await popupCounts()).toEqual(servers.map(() => 0))
    await store.popups.setPaused(LEAD_POPUP, false)
    await wait(1_000)
    expect(await popupCounts()).toEqual(servers.map(() => 1))
  })

  it('keep a lead once that all of them are sent, and tell the same id', async () => {
    const ids = Array.from({ length: LEADS }, (_, index) => `lead-${index}`)
    const idsPerServer = await Promise.all(servers.map((server) => Promise.all(ids.map((id) => submit(server, id)))))
    for (const answers of idsPerServer) expect(answers).toEqual(idsPerServer[0])
    expect(new Set(idsPerServer[0]).size).toBe(LEADS)
    expect((await store.leads.all({ search: '' })).length).toBe(LEADS)
  })

  it('stop a popup within a second of its last lead, whichever of them has taken it', async () => {
    const ENDING = 'popupending01'
    await store.popups.save(OPEN_SITE, popupOf({ id: ENDING, stopAfterLeads: 4 }))
    const shownBy = async () =>
      Promise.all(
        servers.map(async (server) =>
          (await display(server)).poptins.some(({ poptin_id }: { poptin_id: string }) => poptin_id === ENDING),
        ),
      )
    await wait(1_000)
    expect(await shownBy()).toEqual(servers.map(() => true))
    for (const index of [0, 1, 2]) await submit(servers[index] as Running, `ending-${index}`, ENDING)
    await wait(1_000)
    expect(await shownBy()).toEqual(servers.map(() => true))
    // The last one comes to all of them at once, and two more.
    await Promise.all(servers.map((server, index) => submit(server, `ended-${index}`, ENDING)))
    await wait(1_000)
    expect(await shownBy()).toEqual(servers.map(() => false))
    await store.popups.setPaused(ENDING, true)
    await store.removal.deletePopup(ENDING)
  })

  it('count each vote once that is given to all of them at the same moment', async () => {
    const POLL = 'popuppolls001'
    const answers = ['green', 'black']
    const options = answers.map((value) => `<input type="radio" value="${value}">`).join('')
    const html = `<form data-wisp-form><fieldset data-wisp-field="tea">${options}</fieldset></form><div data-wisp-shares="tea"></div>`
    await store.popups.save(OPEN_SITE, popupOf({ id: POLL, html }))
    const vote = async (server: Running, visitor: number): Promise<number> => {
      const fields = { field: 'tea', client_id: `voter-${visitor}`, 'answers[0]': answers[visitor % 2] ?? '' }
      return (await post(server, `/api/display/vote/${POLL}`, fields, HUMAN)).status
    }
    const voters = Array.from({ length: 60 }, (_, visitor) => visitor)
    // Each visitor votes at every server, as from several tabs behind a balancer.
    const statuses = await Promise.all(servers.flatMap((server) => voters.map((visitor) => vote(server, visitor))))
    expect(new Set(statuses)).toEqual(new Set([200]))
    const counts = await store.votes.of(POLL, 'tea')
    expect([counts.voters, ...answers.map((answer) => counts.votes.get(answer))]).toEqual([60, 30, 30])
    await store.removal.deletePopup(POLL)
  })

  it('hold a limit of views together', async () => {
    await store.sites.setLimits(OPEN_SITE, { views: 6 })
    for (const server of [...servers, ...servers]) {
      const [{ viewer_id }] = (await display(server)).poptins
      await fetch(`${server.origin}/api/display/viewed/${LEAD_POPUP}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_id: 'c', viewer_id }),
      })
    }
    await wait(1_000)
    for (const server of servers) expect((await display(server)).display).toBe('not_allowed')
    await store.sites.setLimits(OPEN_SITE, {})
  })

  it('lose no lead that is on its way when one of them stops', async () => {
    const [first] = servers as [Running]
    const before = (await store.leads.all({ search: '' })).length
    const answeredIds: string[] = []
    let stopped: Promise<number | null> | undefined
    const submissions = Array.from({ length: 40 }, async (_, index) => {
      const id = await submit(first, `last-${index}`).catch(() => '')
      // Once the first are answered, the others are under way.
      if (id) stopped ??= first.end('SIGTERM')
      if (id) answeredIds.push(id)
    })
    await Promise.all(submissions)
    expect(await stopped).toBe(0)
    expect(answeredIds.length).toBeGreaterThan(0)
    // A page sends a report without an answer again, to another server.
    const again = await Promise.all(
      Array.from({ length: 40 }, (_, index) => submit(servers[1] as Running, `last-${index}`)),
    )
    expect(again).toEqual(expect.arrayContaining(answeredIds))
    expect((await store.leads.all({ search: '' })).length).toBe(before + 40)
    servers = servers.slice(1)
  })
}

describe.skipIf(!postgresBinaries)('three processes on one PostgreSQL', () => {
  suite(async () => {
    const url = createDatabase(postgresBinaries as string, inject('postgres'))
    return { direct: url, through: url, close: async () => {} }
  })
})

if (!pgbouncer) console.warn('SKIPPED: processes behind PgBouncer, which is not installed')
describe.skipIf(!postgresBinaries || !pgbouncer)('three processes behind a PgBouncer that pools transactions', () => {
  suite(async () => {
    const folder = inject('postgres')
    const direct = createDatabase(postgresBinaries as string, folder)
    const bouncer = await startPgbouncer(pgbouncer as string, folder)
    const through = bouncer.through(direct)
    expect(through).toContain('port=6432')
    return { direct, through, close: () => bouncer.stop() }
  })
})
