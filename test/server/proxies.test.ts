import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitsOf, listen } from '../../server/http/listen'
import { readConfig } from '../../server/process/config'
import { shareOf } from '../support/everyday-share'
import { isInstalled, PROXIES, type ProxyName, type ProxyServer, startProxy } from '../support/proxies'
import { CLICK_POPUP, LEAD_POPUP, OPEN_SITE, openShop, type Shop } from '../support/shop'
import { freePort } from '../support/wisp'

const VISITORS = 200
const CALLS = 3
/** Milliseconds for which Node keeps a connection unless told otherwise: all are silent for longer, then calls are sent about then. */
const PAUSE = 5_000

const LIMITS = limitsOf(readConfig({ TRUST_PROXY: '1' }))

const CALLED: [method: string, path: string][] = [
  ['POST', `/api/display/${OPEN_SITE}`],
  ['GET', `/api/display/click/${CLICK_POPUP}`],
  ['POST', `/api/display/closed/${LEAD_POPUP}`],
]

const call = (origin: string, agent: Agent, [method, path]: (typeof CALLED)[number]): Promise<number> =>
  new Promise((resolve, reject) => {
    const body = method === 'POST' ? 'client_id=c' : ''
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length }
    const outgoing = request(`${origin}${path}`, { agent, method, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    outgoing.once('error', reject)
    outgoing.end(body)
  })

const suite = (name: ProxyName): void => {
  let shop: Shop
  let server: Server
  let proxy: ProxyServer
  const folder = mkdtempSync(join(tmpdir(), 'wisp-data-'))
  /** Connections that the server closed. */
  let dropped = 0
  beforeAll(async () => {
    shop = await openShop({ dataDir: folder, databaseUrl: '' }, { trustProxy: true })
    server = await listen(shop.fetch, { port: 0, host: '127.0.0.1' }, LIMITS)
    server.on('connection', (socket) => {
      let isEnded = false
      socket.once('end', () => (isEnded = true))
      socket.once('close', () => (dropped += Number(!isEnded)))
    })
    proxy = await startProxy(name, { port: await freePort(), server: (server.address() as AddressInfo).port })
  })
  afterAll(async () => {
    await proxy?.stop()
    server?.close()
    server?.closeAllConnections()
    await shop?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is always the one that hangs up, so that every call of every visitor is answered', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })
    const statuses = await Promise.all(
      Array.from({ length: VISITORS }, async (_, visitor) => {
        const answers: number[] = []
        for (let index = 0; index < CALLS; index++) {
          answers.push(
            await call(proxy.origin, agent, CALLED[(visitor + index) % CALLED.length] as (typeof CALLED)[number]),
          )
          await wait(index ? PAUSE - VISITORS + visitor * 2 : PAUSE + 1_000)
        }
        return answers
      }),
    )
    agent.destroy()
    expect(statuses.flat().filter((status) => status !== 200)).toEqual([])
    expect(dropped).toBe(0)
  })
}

for (const name of shareOf(PROXIES, 0, PROXIES.length)) {
  if (!isInstalled(name)) console.warn(`SKIPPED: the server behind ${name}, which is not installed`)
  describe.skipIf(!isInstalled(name))(`${name} in front of the server`, () => suite(name))
}
