import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LEAD_POPUP, OPEN_SITE, openShop, type Shop, TOKEN } from '../support/shop'

const folder = mkdtempSync(join(tmpdir(), 'wisp-data-'))
let shop: Shop
let strict: Shop
beforeAll(async () => {
  shop = await openShop({ dataDir: join(folder, 'a'), databaseUrl: '' })
  strict = await openShop({ dataDir: join(folder, 'b'), databaseUrl: '' }, { rate: 2, trustProxy: true })
})
afterAll(async () => {
  await Promise.all([shop.close(), strict.close()])
  rmSync(folder, { recursive: true, force: true })
})

const big = 'a'.repeat(256 * 1024 + 1)

const chunked = (text: string): RequestInit & { duplex: 'half' } => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'transfer-encoding': 'chunked' },
  body: new ReadableStream({
    start(controller) {
      for (let offset = 0; offset < text.length; offset += 10_000)
        controller.enqueue(new TextEncoder().encode(text.slice(offset, offset + 10_000)))
      controller.close()
    },
  }),
  duplex: 'half',
})

it.each([
  ['with a length', { method: 'POST', body: `domain=${big}`, headers: { 'content-length': `${big.length + 7}` } }],
  ['in pieces', chunked(`domain=${big}`)],
] as [string, RequestInit][])('accepts no more than 256 KiB: %s', async (_, init) => {
  const response = await shop.request(`/api/display/${OPEN_SITE}`, init)
  expect(response.status).toBe(413)
  expect((await response.json()).error.code).toBe('too_large')
})

it('accepts a chunked body below that', async () => {
  expect((await shop.request(`/api/display/${OPEN_SITE}`, chunked('domain=shop.example'))).status).toBe(200)
})

it.each([
  ['GET', '/api/display/conversion/v', 'POST'],
  ['DELETE', `/api/display/${OPEN_SITE}`, 'POST'],
  ['POST', `/api/display/click/${LEAD_POPUP}`, 'GET, HEAD'],
  ['PUT', `/api/display/viewed/${LEAD_POPUP}`, 'POST'],
  ['POST', '/desk/api/popups', 'GET, HEAD'],
  ['POST', '/wisp.js', 'GET, HEAD'],
  ['POST', '/', 'GET, HEAD'],
  ['POST', `/p/${LEAD_POPUP}`, 'GET, HEAD'],
  ['HEAD', `/api/display/viewed/${LEAD_POPUP}`, 'POST'],
  ['OPTIONS', '/desk/api/popups', 'GET, HEAD'],
  ['PUT', '/desk/api/images', 'GET, HEAD, POST'],
])('answers %s %s with the allowed methods', async (method, path, allow) => {
  const response = await shop.request(path, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe(allow)
})

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

it.each([
  [
    'a session',
    'client_id email report_id',
    '/api/display/total-website-session/%3Cb%3E',
    json({ email: {}, report_id: [] }),
  ],
  ['an activity', 'client_id poptin_id activity', '/api/display/conversion-activities/%3Cb%3E', json({})],
  ['a lead', 'viewer_id poptin_id p_target', '/api/display/conversion/%00', json({ p_target: 'x' })],
  ['a query', 'client_id id', '/api/display/limitLogs/%3Cb%3E?id=%27%3B', {}],
  ['days', 'from to', `/desk/api/popups/${LEAD_POPUP}/figures?from=x&to=y`, {}],
  ['a list', 'search cursor limit', '/desk/api/leads?search=a&cursor=b&limit=0', {}],
] as [string, string, string, RequestInit][])('tells of all that is wrong with %s', async (_, fields, path, init) => {
  const headers = { ...init.headers, authorization: `Bearer ${TOKEN}` }
  const response = await shop.request(path, { ...init, headers })
  expect(response.status).toBe(400)
  const { error } = await response.json()
  expect(error.problems.map(({ field }: { field: string }) => field)).toEqual(fields.split(' '))
  // Where the only one stands as well.
  expect(error).toMatchObject({ code: 'malformed', ...error.problems[0] })
})

it.each([
  ['is alone', { poptin_id: LEAD_POPUP, p_target: 'x' }, 'p_target'],
  [
    'stands in more than is looked through',
    { poptin_id: 'x', p_target: 'x', title: 'x'.repeat(16 * 1024) },
    'poptin_id',
  ],
])('lists no problems where one %s', async (_, body, field) => {
  const { error } = await (await shop.request('/api/display/conversion/v', json(body))).json()
  expect(error).toEqual({ code: 'malformed', message: expect.stringContaining(`${field} must`), field })
})

it.each([['/nothing'], ['/api'], ['/api/display'], ['/desk/api/other']])('has nothing at %s', async (path) => {
  for (const method of ['GET', 'POST']) {
    const response = await shop.request(path, { method })
    expect(response.status).toBe(404)
    expect((await response.json()).error.code).toBe('not_found')
  }
})

it('limits leads by address: the last hop, which our own proxy wrote', async () => {
  const send = (hops: string) =>
    strict.form('/api/display/conversion/v', { poptin_id: LEAD_POPUP }, { 'x-forwarded-for': hops })
  expect((await send('192.0.2.1')).status).toBe(200)
  expect((await send('10.0.0.1, 192.0.2.1')).status).toBe(200)
  const refused = await send('10.0.0.2, 192.0.2.1')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('30')
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  expect((await send('192.0.2.2')).status).toBe(200)
  expect((await strict.form(`/api/display/${OPEN_SITE}`, {}, { 'x-forwarded-for': '192.0.2.1' })).status).toBe(200)
})

it('answers any origin, without credentials', async () => {
  const headers = { origin: 'https://any.example', 'access-control-request-method': 'POST' }
  const preflight = await shop.request('/api/display/conversion/v', { method: 'OPTIONS', headers })
  expect(preflight.status).toBe(204)
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'Content-Type',
    'access-control-max-age': '86400',
  })
  const failed = await shop.form('/api/display/nobody', {}, { origin: 'https://any.example' })
  for (const response of [preflight, failed]) {
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  }
  expect(
    (await shop.desk('/popups', { origin: 'https://any.example' })).headers.get('access-control-allow-origin'),
  ).toBeNull()
})

it('logs method, route, status and time, and nothing about the visitor', async () => {
  shop.lines.length = 0
  const lead = { poptin_id: LEAD_POPUP, email: 'secret@example.com', message: 'secret words' }
  await shop.form('/api/display/conversion/secret-viewer?secret=query', lead, { 'x-forwarded-for': '203.0.113.9' })
  await shop.desk('/leads', { 'wisp-search': 'secret' })
  await shop.request('/secret/path')
  expect(shop.lines.map((line) => line.replace(/[\d.]+ms$/, 'ms'))).toEqual([
    'POST /api/display/conversion/:viewer_id 200 ms',
    'GET /desk/api/leads 200 ms',
    'GET /* 404 ms',
  ])
})

it('says nothing about internal errors', async () => {
  const broken = await openShop({ dataDir: join(folder, 'c'), databaseUrl: '' })
  await broken.store.close()
  const response = await broken.form(`/api/display/${OPEN_SITE}`, { domain: 'secret.example' })
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ error: { code: 'internal', message: expect.any(String) } })
  expect(broken.lines.join('\n')).not.toContain('secret')
})
