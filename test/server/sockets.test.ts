/** The server on real sockets, with callers that behave badly. */
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { LIMITS, type Limits, limitsOf, listen } from '../../server/http/listen'
import { readConfig } from '../../server/process/config'
import { LEAD_POPUP, OPEN_SITE, openShop, type Shop } from '../support/shop'

const folder = mkdtempSync(join(tmpdir(), 'wisp-data-'))
let shop: Shop
beforeAll(async () => {
  shop = await openShop({ dataDir: folder, databaseUrl: '' })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const LONG = 600_000
const PATIENT: Limits = {
  connections: 100,
  each: 100,
  head: LONG,
  request: LONG,
  idle: LONG,
  keepAliveMs: LONG,
  look: 50,
}

const open: Server[] = []
const start = async (limits: Partial<Limits>): Promise<number> => {
  const server = await listen(shop.fetch, { port: 0, host: '127.0.0.1' }, { ...PATIENT, ...limits })
  open.push(server)
  return (server.address() as AddressInfo).port
}
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of open.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

interface Line {
  socket: Socket
  /** Everything that came, once the server has hung up. */
  ended: Promise<string>
}

const call = async (port: number, text: string): Promise<Line> => {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let heard = ''
  socket.on('data', (data) => (heard += data))
  socket.on('error', () => {})
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)))
  await new Promise((resolve) => socket.once('connect', resolve))
  if (text) socket.write(text)
  return { socket, ended }
}

const status = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

it('goes by the Host header, whatever host the request line names', async () => {
  const port = await start({})
  const path = `/api/display/click/${LEAD_POPUP}`
  for (const target of [`http://evil.example${path}`, `HTTPS://evil.example:1${path}`]) {
    const { ended } = await call(port, `GET ${target} HTTP/1.1\r\nHost: good.example\r\nConnection: close\r\n\r\n`)
    const answer = await ended
    expect(answer).toContain('"http://good.example/api/display/template/')
    expect(answer).not.toContain('evil')
  }
})

it('refuses a request that names two hosts, of which a proxy may have believed the other', async () => {
  const port = await start({})
  for (const more of ['Host: evil.example', 'hOST: good.example']) {
    const text = `GET /p/${LEAD_POPUP} HTTP/1.1\r\nHost: good.example\r\n${more}\r\nConnection: close\r\n\r\n`
    expect([more, status(await (await call(port, text)).ended)]).toEqual([more, 400])
  }
})

it('closes the connection of a client that never finishes its headers', async () => {
  const port = await start({ head: 200, request: LONG })
  const { socket, ended } = await call(port, 'GET /wisp.js HTTP/1.1\r\nHost: a.example\r\n')
  const drip = setInterval(() => socket.write('X-Slow: 1\r\n'), 40)
  expect(status(await ended)).toBe(408)
  clearInterval(drip)
})

it('answers a proxy that opens a connection ahead and uses it after a while', async () => {
  const port = await start({ ...limitsOf(readConfig({ TRUST_PROXY: '1' })), look: 50 })
  const { socket, ended } = await call(port, '')
  // Longer than a client's head may take.
  await wait(LIMITS.head + 1_000)
  socket.write('GET /wisp.js HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n')
  expect(status(await ended)).toBe(200)
})

it('closes the connection of a client that sends its body too slowly, and logs a client error', async () => {
  const port = await start({ request: 300, head: 300 })
  shop.lines.length = 0
  const { socket, ended } = await call(
    port,
    `POST /api/display/${OPEN_SITE} HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`,
  )
  const drip = setInterval(() => socket.write(' '), 40)
  await ended
  clearInterval(drip)
  await expect.poll(() => shop.lines.join('\n')).toMatch(/^POST \/api\/display\/:site_key 400 /)
})

it('closes the connection of a client that does not read the answer', async () => {
  const port = await start({ idle: 200 })
  const { ended } = await call(port, '')
  expect(await ended).toBe('')
})

it.each([
  ['', { connections: 2 }],
  [' of one caller', { each: 2 }],
])('accepts a limited number of connections%s, and another one when one has ended', async (_, limits) => {
  const port = await start(limits)
  const [first] = [await call(port, ''), await call(port, '')]
  const third = await call(port, 'GET /wisp.js HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n')
  expect(await third.ended).toBe('')
  first.socket.destroy()
  await expect
    .poll(async () => {
      const next = await call(port, 'GET /wisp.js HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n')
      return status(await next.ended)
    })
    .toBe(200)
})

const NO_HOSTS = ['xn--', 'xn--a', '999.1.1.1', '1.2.3.4.5', 'a b', 'a/b', '[::1', '%zz', `${'a.'.repeat(150)}example`]
const MARKUP = [
  'x"onerror="alert(1)',
  "x'y",
  'x`y',
  'x&y',
  'x;y',
  '{x}',
  '(x)',
  'x,y',
  'x$y',
  'x!y',
  'x"y:80',
  'x%22y',
  'x~y',
]

it.each([...NO_HOSTS, ...MARKUP])('refuses the Host "%s", which is not a host name, at every address', async (host) => {
  const port = await start({})
  const popup = `/api/display/template/${LEAD_POPUP}/1`
  const reads = [
    `/p/${LEAD_POPUP}`,
    popup,
    `/api/display/click/${LEAD_POPUP}`,
    '/wisp.js',
    '/desk',
    '/shop',
    '/nothing',
  ]
  for (const request of [...reads.map((path) => `GET ${path}`), `POST /api/display/${OPEN_SITE}`]) {
    const { ended } = await call(
      port,
      `${request} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    )
    const answer = await ended
    expect([request, status(answer)]).toEqual([request, 400])
    expect(answer).not.toContain(host)
  }
  expect(shop.lines.join('\n')).not.toMatch(/Error/)
})

it('takes names and addresses of every usual form', async () => {
  const port = await start({})
  for (const host of [
    'wisp.example',
    'WISP.Example:8080',
    'my_shop.example',
    '127.0.0.1:80',
    '[::1]:80',
    'xn--bcher-kva.example',
  ]) {
    const { ended } = await call(
      port,
      `GET /api/display/click/${LEAD_POPUP} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    )
    expect([host, status(await ended)]).toEqual([host, 200])
  }
})
