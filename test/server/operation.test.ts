import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createMetrics } from '../../server/health/metrics'
import { createReadiness } from '../../server/health/readiness'
import { openStore } from '../../server/store/store'
import { describeOnEitherDatabase } from '../support/databases'
import { LEAD_POPUP, OPEN_SITE, popupOf } from '../support/shop'
import { type Build, copyBuild, freePort, type Running, startWisp } from '../support/wisp'

const TOKEN = 'the-token-of-the-figures'

let build: Build
const servers: Running[] = []
beforeAll(() => {
  build = copyBuild()
})
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.end('SIGKILL')))
})
afterAll(() => build.remove())

const start = async (env: Record<string, string>): Promise<Running> => {
  const server = await startWisp(build, 'serve', env)
  servers.push(server)
  return server
}

const status = async (url: string, headers = {}): Promise<number> => (await fetch(url, { headers })).status

const submit = async ({ origin }: Running, id: string, headers = {}): Promise<Response> => {
  const lead = { poptin_id: LEAD_POPUP, p_target: 'lead', submission_id: id, email: `${id}@example.com` }
  return fetch(`${origin}/api/display/conversion/v`, { method: 'POST', body: new URLSearchParams(lead), headers })
}

describeOnEitherDatabase('a server in operation', (database) => {
  const prepare = async () => {
    const location = database()
    const store = await openStore(location)
    await store.sites.add({ key: OPEN_SITE, name: 'Demo' })
    await store.popups.save(OPEN_SITE, popupOf({}))
    await store.close()
    return { location, env: { DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl } }
  }

  it('waits for the next call of a connection longer than a proxy does, if it is behind one', async () => {
    const { env } = await prepare()
    const keepAliveOf = async (more: Record<string, string>): Promise<string | null> => {
      const { origin } = await start({ ...env, ...more })
      return (await fetch(`${origin}/nothing`)).headers.get('keep-alive')
    }
    expect(await keepAliveOf({})).toBe('timeout=5')
    expect(await keepAliveOf({ TRUST_PROXY: '1' })).toBe('timeout=150')
    expect(await keepAliveOf({ TRUST_PROXY: '1', WISP_KEEP_ALIVE: '620' })).toBe('timeout=620')
  })

  it('says that it lives and is ready, and tells its figures to who has the token', async () => {
    const { env } = await prepare()
    const server = await start({ ...env, WISP_METRICS_TOKEN: TOKEN })
    const { origin } = server
    for (let count = 0; count < 3; count++) await submit(server, `lead-${count}`)
    expect([await status(`${origin}/healthz`), await status(`${origin}/readyz`)]).toEqual([200, 200])
    expect(await status(`${origin}/metrics`)).toBe(401)
    expect(await status(`${origin}/metrics`, { authorization: 'Bearer guessed' })).toBe(401)
    const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const text = await answer.text()
    const labels = 'method="POST",route="/api/display/conversion/:viewer_id",status="200"'
    expect(text).toContain(`wisp_call_seconds_count{${labels}} 3`)
    expect(text).toMatch(/^wisp_batch_rows_sum 3$/m)
    expect(text).toMatch(/^wisp_queue_rows 0$/m)
    expect(text).toMatch(/^wisp_queue_age_seconds 0$/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
    expect(text).not.toContain('lead-1')
    // These calls are not logged.
    expect(server.output()).not.toMatch(/healthz|readyz|metrics/)
  })

  it('tells figures on a port of their own, and nothing on the usual one', async () => {
    const { env } = await prepare()
    const port = await freePort()
    const { origin } = await start({ ...env, WISP_METRICS_PORT: `${port}` })
    expect(await status(`${origin}/metrics`)).toBe(404)
    const aside = `http://localhost:${port}`
    for (const path of ['/metrics', '/healthz', '/readyz']) expect(await status(aside + path)).toBe(200)
    expect(await status(`${aside}/desk`)).toBe(404)
  })

  it('is no longer ready once it is to stop, but answers whoever still comes, and ends connections with their answers', async () => {
    const { env } = await prepare()
    const server = await start({ ...env, WISP_STOP_DELAY: '3' })
    const ended = server.end('SIGTERM')
    await expect.poll(() => status(`${server.origin}/readyz`), { interval: 20 }).toBe(503)
    expect(await status(`${server.origin}/healthz`)).toBe(200)
    const answer = await submit(server, 'late')
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
    expect(await ended).toBe(0)
  })

  it('answers every call that is under way when it is to stop', async () => {
    const { env, location } = await prepare()
    const server = await start({ ...env, WISP_RATE: '1000000' })
    const { hostname, port } = new URL(server.origin)
    // Calls whose bodies are still on their way.
    const begun = Array.from({ length: 20 }, (_, index) => {
      const body = `poptin_id=${LEAD_POPUP}&p_target=lead&submission_id=half-${index}&email=${index}%40example.com`
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length }
      const call = request({ hostname, port, path: '/api/display/conversion/v', method: 'POST', headers })
      const answered = new Promise<number>((resolve, reject) => {
        call.on('response', (response) => resolve(response.resume().statusCode ?? 0))
        call.on('error', reject)
      })
      call.write(body.slice(0, 20))
      return { answered, finish: () => call.end(body.slice(20)) }
    })
    await submit(server, 'before')
    await wait(200)
    const ended = server.end('SIGTERM')
    await wait(300)
    for (const { finish } of begun) finish()
    expect(await Promise.all(begun.map(({ answered }) => answered))).toEqual(begun.map(() => 200))
    expect(await ended).toBe(0)
    const store = await openStore(location)
    expect((await store.leads.all({ search: '' })).length).toBe(21)
    await store.close()
    // Nothing of the log is lost either.
    expect(server.output().match(/^POST \/api\/display\/conversion\/:viewer_id 200/gm)).toHaveLength(21)
  })

  it('ends at once at a second signal', async () => {
    const { env } = await prepare()
    const server = await start({ ...env, WISP_STOP_DELAY: '600' })
    const ended = server.end('SIGTERM')
    await expect.poll(() => status(`${server.origin}/readyz`), { interval: 20 }).toBe(503)
    void server.end('SIGTERM')
    expect(await ended).toBe(1)
  })
})

describe('readiness', () => {
  it('is not asked of the database for each who asks', async () => {
    let probes = 0
    const { ready } = createReadiness(async () => {
      probes++
      return true
    })
    expect(await Promise.all([ready(), ready(), ready()])).toEqual([true, true, true])
    expect(probes).toBe(1)
  })

  it.each([
    ['fails', () => Promise.reject(new Error('no'))],
    ['does not answer', () => new Promise<boolean>(() => {})],
    ['is not up to date', async () => false],
  ])('ends while the database %s', async (_, isReady) => {
    expect(await createReadiness(isReady).ready()).toBe(false)
  })
})

describe('figures', () => {
  it('count what a caller makes up together', async () => {
    const metrics = createMetrics({ group: { watch: () => {}, waiting: () => 7, oldest: () => 1_500 } })
    for (let index = 0; index < 20; index++) metrics.call(`X${index}`, '/*', 404, 1)
    metrics.call('GET', '/*', 503, 1)
    const text = await metrics.text()
    expect(text).toContain('wisp_call_seconds_count{method="other",route="/*",status="404"} 20')
    expect(text).toContain('wisp_errors_total{status="503"} 1')
    expect(text).toContain('wisp_queue_rows 7')
    expect(text).toContain('wisp_queue_age_seconds 1.5')
  })
})
