import type { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { createApp } from '../../server/app'
import { placeOf } from '../../server/http/rates/places'
import { createShared, type SharedRates } from '../../server/http/rates/shared-rates'
import { createDatabase, postgresBinaries, TEMPLATE } from '../support/postgres'
import { redisServer, startRedis } from '../support/redis'
import { LEAD_POPUP, ORIGIN, openShop, type Shop, TOKEN } from '../support/shop'

const RATE = 40
/** The calls that a caller may make on each server before the others know of them. */
const UNTOLD = Math.ceil(RATE / 16)
const SOON = { interval: 50 }

interface Server {
  app: Hono
  sharedRates: SharedRates
  notes: string[]
}

let callers = 0
const newCaller = (): string => `192.0.2.${++callers}`

const lead = async ({ app }: Server, caller: string): Promise<number> => {
  const fields = { poptin_id: LEAD_POPUP, p_target: 'lead', email: 'a@example.com' }
  const headers = { 'x-forwarded-for': caller }
  const init = { method: 'POST', body: new URLSearchParams(fields), headers }
  return (await app.request(`${ORIGIN}/api/display/conversion/v`, init)).status
}

const leads = async (server: Server, caller: string, count: number): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, () => lead(server, caller)))

const suite = (settingOf: () => string): void => {
  let shop: Shop
  let servers: Server[]
  const open = async (): Promise<Server> => {
    const notes: string[] = []
    const { store } = shop
    const sharedRates = createShared(await placeOf(settingOf(), store), await store.signer(), (line) =>
      notes.push(line),
    )
    const log = () => {}
    const files = { assets: new Map(), pagesDir: '' }
    const limits = { rate: RATE, readRate: 100_000, trustProxy: true }
    return { app: createApp({ store, deskToken: TOKEN, ...files, ...limits, log, sharedRates }), sharedRates, notes }
  }
  beforeAll(async () => {
    const bin = postgresBinaries as string
    shop = await openShop({ dataDir: '', databaseUrl: createDatabase(bin, inject('postgres'), { copyOf: TEMPLATE }) })
  })
  beforeEach(async () => {
    servers = [await open(), await open()]
  })
  afterEach(() => Promise.all(servers.map(({ sharedRates }) => sharedRates.close())))
  afterAll(() => shop.close())

  it('count a caller who uses several servers once', async () => {
    const [first, other] = servers as [Server, Server]
    const caller = newCaller()
    expect(await leads(first, caller, RATE)).toEqual(Array(RATE).fill(200))
    await leads(other, caller, UNTOLD)
    await expect.poll(() => lead(other, caller), SOON).toBe(429)
    expect(await lead(other, newCaller())).toBe(200)
  })

  it('tell how long to wait', async () => {
    const [first, other] = servers as [Server, Server]
    const caller = newCaller()
    await leads(first, caller, RATE)
    await leads(other, caller, UNTOLD)
    await expect.poll(() => lead(other, caller), SOON).toBe(429)
    const headers = { 'x-forwarded-for': caller }
    const body = new URLSearchParams({ poptin_id: LEAD_POPUP })
    const answer = await other.app.request(`${ORIGIN}/api/display/conversion/v`, { method: 'POST', headers, body })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  })

  it('count wrong tokens together, too', async () => {
    const [first, other] = servers as [Server, Server]
    const caller = newCaller()
    const ask = async ({ app }: Server): Promise<number> => {
      const headers = { authorization: 'Bearer wrong', 'x-forwarded-for': caller }
      return (await app.request(`${ORIGIN}/desk/api/popups`, { headers })).status
    }
    for (let tries = 0; tries < 19; tries++) expect(await ask(first)).toBe(401)
    await expect.poll(() => ask(other), SOON).toBe(429)
  })
}

describe.skipIf(!postgresBinaries)('rate limits added up in PostgreSQL', () => {
  suite(() => 'postgres')
})

if (!redisServer) console.warn('SKIPPED: rate limits added up in Redis, as redis-server is not installed')
describe.skipIf(!redisServer || !postgresBinaries)('rate limits added up in Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>
  beforeAll(async () => {
    redis = await startRedis(redisServer as string)
  })
  afterAll(() => redis.end())
  suite(() => redis.url)
})

describe.skipIf(!redisServer)('a Redis that fails', () => {
  it('refuses nobody, and is counted with again when it is back', async () => {
    const redis = await startRedis(redisServer as string)
    const notes: string[] = []
    const place = await placeOf(redis.url, undefined as never)
    const rates = createShared(
      place,
      (text) => text,
      (line) => notes.push(line),
    )
    const take = rates.share('lead', RATE, () => 0)
    const elsewhere = place.spend('lead', RATE)
    const isRefused = (caller: string): boolean => take(caller) > 0

    await expect
      .poll(
        () =>
          elsewhere('probe', 1).then(
            () => true,
            () => false,
          ),
        SOON,
      )
      .toBe(true)
    for (let count = 0; count < RATE * 2; count++) take('before')
    await expect.poll(() => isRefused('before'), SOON).toBe(true)
    const thaw = redis.freeze()
    for (let count = 0; count < RATE * 2; count++) expect(isRefused('frozen')).toBe(false)
    thaw()
    await expect.poll(() => isRefused('frozen'), SOON).toBe(true)
    await redis.end()
    for (let count = 0; count < RATE * 2; count++) expect(isRefused('gone')).toBe(false)
    await expect.poll(() => notes.some((line) => line.includes('alone')), SOON).toBe(true)
    expect(isRefused('gone')).toBe(false)
    await redis.restart()
    await expect
      .poll(() => {
        take('back')
        return notes.at(-1)
      }, SOON)
      .toContain('together again')
    await expect.poll(() => isRefused('back'), SOON).toBe(true)
    expect(notes.join()).not.toContain('127.0.0.1')
    await rates.close()
    await redis.end()
  })
})
