/** Bodies of calls on real sockets: many, large, slow, and never whole. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { INTAKE, type IntakeLimits } from '../../server/http/intake/intake'
import { LIMITS, listen } from '../../server/http/listen'
import { LEAD_POPUP, OPEN_SITE, openShop, type Shop, TOKEN } from '../support/shop'

const MB = 1024 * 1024
const LONG = 600_000

let folder: string
let shop: Shop
let server: Server
const sockets: Socket[] = []

const start = async (more: Partial<IntakeLimits> = {}): Promise<void> => {
  const intake = { ...INTAKE, time: LONG, ...more }
  const images = { add: () => Promise.reject(new Error('no picture')) }
  const pictures = { images } as never
  shop = await openShop(
    { dataDir: folder, databaseUrl: '' },
    { trustProxy: true, uploads: join(folder, 'uploads'), intake, pictures },
  )
  const limits = { ...LIMITS, connections: 1_000, each: 1_000, request: LONG, head: LONG, idle: LONG }
  server = await listen(shop.fetch, { port: 0, host: '127.0.0.1' }, limits)
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wisp-data-'))
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
  server.closeAllConnections()
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Upload {
  path: string
  network?: string
  type?: string
  /** Bytes that it says it has, and that it sends. */
  declaredBytes?: number | undefined
  sends: number
}

const ANY = 'multipart/form-data; boundary=x'

/** Sends a part of a body. */
const send = ({ path, network = '1.1.1.1', type = ANY, declaredBytes, sends }: Upload) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  const length = declaredBytes === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${declaredBytes}`
  const head = [`POST ${path} HTTP/1.1`, 'Host: wisp.test', `Authorization: Bearer ${TOKEN}`, `Content-Type: ${type}`]
  socket.write(`${[...head, `X-Forwarded-For: ${network}`, length].join('\r\n')}\r\n\r\n`)
  const body = 'x'.repeat(sends)
  const sending = new Promise<void>((resolve) => {
    socket.write(declaredBytes === undefined ? `${sends.toString(16)}\r\n${body}\r\n` : body, () => resolve())
  })
  let heard = ''
  const answered = new Promise<string>((resolve) => {
    const tell = (): void => resolve(heard)
    socket.on('data', (data) => {
      heard += data
      if (heard.includes('\r\n\r\n')) tell()
    })
    socket.once('close', tell)
  })
  return { socket, sending, answered }
}

const PICTURE = '/desk/api/images'
const status = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
const isOpen = ({ answered }: { answered: Promise<string> }): Promise<boolean> =>
  Promise.race([answered.then(() => false), new Promise<boolean>((resolve) => setTimeout(resolve, 300, true))])

const SMALL: Partial<IntakeLimits> = {
  memory: { all: 8 * MB, network: 1 * MB },
  disk: { all: 20 * MB, network: 10 * MB },
}

describe('bodies that are coming in', () => {
  it('wait on the disk if they are large, in files that leave nothing behind', async () => {
    await start()
    const before = process.memoryUsage().arrayBuffers
    const uploads = Array.from({ length: 12 }, () => send({ path: PICTURE, declaredBytes: 9 * MB, sends: 8 * MB }))
    await Promise.all(uploads.map(({ sending }) => sending))
    expect(await isOpen(uploads[0] as (typeof uploads)[number])).toBe(true)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60 * MB)
    expect(readdirSync(join(folder, 'uploads'))).toEqual([])
  })

  it('are bounded for each network, and go on when there is room again', async () => {
    await start(SMALL)
    const first = [1, 2].map(() => send({ path: PICTURE, declaredBytes: 5 * MB, sends: 4 * MB }))
    for (const upload of first) expect(await isOpen(upload)).toBe(true)
    const third = await send({ path: PICTURE, declaredBytes: 5 * MB, sends: 4 * MB }).answered
    expect(third).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 5\r\n/i)
    expect(await isOpen(send({ path: PICTURE, network: '2.2.2.2', declaredBytes: 5 * MB, sends: 4 * MB }))).toBe(true)
    for (const { socket } of first) socket.destroy()
    await expect.poll(() => isOpen(send({ path: PICTURE, declaredBytes: 5 * MB, sends: 4 * MB }))).toBe(true)
  })

  it('are bounded for all networks together', async () => {
    await start(SMALL)
    const five = [1, 2, 3, 4, 5].map((index) =>
      send({ path: PICTURE, network: `3.3.3.${index}`, declaredBytes: 9 * MB, sends: 4 * MB }),
    )
    for (const { sending } of five) await sending
    await expect
      .poll(async () =>
        status(
          await Promise.race([
            ...five.map(({ answered }) => answered),
            send({ path: PICTURE, network: '4.4.4.4', declaredBytes: 5 * MB, sends: 4 * MB }).answered,
          ]),
        ),
      )
      .toBe(503)
  })

  it.each([
    ['a lead', '/api/display/conversion/v', 'application/x-www-form-urlencoded'],
    ['a display', `/api/display/${OPEN_SITE}`, 'application/json'],
    ['a view', `/api/display/viewed/${LEAD_POPUP}`, 'application/json'],
    ['an activity', '/api/display/conversion-activities/c', 'application/json'],
    ['a hit', '/wp-admin/admin-ajax.php', 'application/x-www-form-urlencoded'],
  ])('are bounded for %s too', async (_, path, type) => {
    await start(SMALL)
    const some = Array.from({ length: 8 }, () => send({ path, type, declaredBytes: 200_000, sends: 190_000 }))
    const answers = some.map(({ answered }) => answered.then(status))
    expect(await Promise.race(answers)).toBe(503)
  })

  it('end when their sender stops, and hold nothing then', async () => {
    await start({ ...SMALL, time: 300 })
    for (const declaredBytes of [undefined, 5 * MB]) {
      const round = Array.from({ length: 2 }, () => send({ path: PICTURE, declaredBytes, sends: 4 * MB }))
      for (const { answered } of round) expect(await answered).toMatch(/^HTTP\/1\.1 400 [\s\S]*did not come in time/)
    }
    const lead = { path: '/api/display/conversion/v', type: 'application/x-www-form-urlencoded' }
    const slow = [send({ ...lead, declaredBytes: 100_000, sends: 20_000 }), send({ ...lead, sends: 10 })]
    for (const { answered } of slow) expect(status(await answered)).toBe(400)
  })

  it('are no error of ours if their sender hangs up', async () => {
    await start()
    const kinds = [
      PICTURE,
      '/api/display/conversion/v',
      `/api/display/${OPEN_SITE}`,
      '/api/display/conversion-activities/c',
    ]
    for (const path of kinds)
      for (const declaredBytes of [undefined, 20_000, 300_000]) {
        const { socket, sending } = send({ path, declaredBytes, sends: 9_000 })
        await sending
        socket.destroy()
      }
    await expect.poll(() => shop.lines.filter((line) => /^POST/.test(line)).length).toBe(kinds.length * 3)
    expect(shop.lines.filter((line) => !/^POST .* 4\d\d /.test(line))).toEqual([])
  })
})
