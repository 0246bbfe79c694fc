import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressIn, networkOf } from '../../server/http/caller-network'
import { createRate } from '../../server/http/rate'
import { CLICK_POPUP, LEAD_POPUP, OPEN_SITE, openShop, type Shop, TOKEN } from '../support/shop'

describe('the rate limit', () => {
  it('lets a caller continue as time passes', () => {
    let now = 0
    const take = createRate(60, () => now)
    for (let i = 0; i < 60; i++) expect(take('a')).toBe(0)
    expect(take('a')).toBe(1)
    expect(take('b')).toBe(0)
    now = 1000
    expect(take('a')).toBe(0)
    expect(take('a')).toBe(1)
  })

  it('takes nothing from callers who only look, and gives nothing when the clock is set back', () => {
    let now = 60_000
    const take = createRate(1, () => now)
    expect([take('a', 0), take('a', 0), take('a'), take('a', 0)]).toEqual([0, 0, 0, 60])
    now = 0
    expect(take('a')).toBe(60)
  })

  it('remembers a limited number of callers, the latest, and never iterates over all of them', () => {
    const take = createRate(1, () => 0, 100)
    const take100 = (from: number): number[] =>
      Array.from({ length: 100 }, (_, index) => take(`caller-${from + index}`))
    expect(take('first')).toBe(0)
    expect(take100(0).every((wait) => wait === 0)).toBe(true)
    // The first caller is forgotten, and starts again. The last one is still known.
    expect(take('first')).toBe(0)
    expect(take('caller-99')).toBe(60)
    const calls = 200_000
    const narrow = createRate(1, () => 0, 5_000)
    const began = performance.now()
    for (let index = 0; index < calls; index++) narrow(`one-of-many-${index}`)
    const many = performance.now() - began
    const wide = createRate(1, () => 0, 1_000_000)
    const beganWide = performance.now()
    for (let index = 0; index < calls; index++) wide(`one-of-many-${index}`)
    // Iterating over all remembered callers would take hundreds of times as long.
    expect(many).toBeLessThan(20 * (performance.now() - beganWide) + 1_000)
  })
})

describe('a caller', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:0201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:5678', '192.0.2.1'],
    [' 192.0.2.1 ', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['unknown', ''],
    ['1.2.3.4.5', ''],
    ['a'.repeat(5000), ''],
  ])('at %s is counted as %s', (text, network) => {
    expect(networkOf(addressIn(text))).toBe(network)
  })
})

describe('limits by caller', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-data-'))
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop({ dataDir: folder, databaseUrl: '' }, { rate: 2, readRate: 3, trustProxy: true })
  })
  afterAll(async () => {
    await shop.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const from = (address: string) => ({ 'x-forwarded-for': address })

  it('count all IPv6 addresses of a subscriber as one', async () => {
    const write = (address: string) =>
      shop.form('/api/display/conversion/v', { poptin_id: LEAD_POPUP }, from(address)).then(({ status }) => status)
    expect([await write('2001:db8::1'), await write('2001:db8::2'), await write('2001:db8::3')]).toEqual([
      200, 200, 429,
    ])
    expect(await write('2001:db8:0:1::1')).toBe(200)
  })

  it.each([
    ['displays', (address: string) => shop.form(`/api/display/${OPEN_SITE}`, {}, from(address))],
    ['clicks', (address: string) => shop.request(`/api/display/click/${CLICK_POPUP}`, { headers: from(address) })],
    [
      'templates',
      (address: string) => shop.request(`/api/display/template/${LEAD_POPUP}/1`, { headers: from(address) }),
    ],
    [
      'recommendations',
      (address: string) => shop.form(`/api/display/shopify/product-recommendation/${LEAD_POPUP}`, {}, from(address)),
    ],
    ['landing pages', (address: string) => shop.request(`/p/${LEAD_POPUP}`, { headers: from(address) })],
  ])('limit %s too, separately from reports', async (name, ask) => {
    const address = `192.0.2.${name.length}`
    const write = () => shop.form(`/api/display/closed/${LEAD_POPUP}`, { client_id: 'c' }, from(address))
    for (let index = 0; index < 3; index++) expect((await ask(address)).status).toBe(200)
    const refused = await ask(address)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await write()).status).toBe(200)
    expect((await ask(`198.51.100.${name.length}`)).status).toBe(200)
  })

  it('allow ten times as many reports, and no number of them delays a lead', async () => {
    const address = from('192.0.2.98')
    const report = () => shop.form(`/api/display/closed/${LEAD_POPUP}`, { client_id: 'c' }, address)
    for (let index = 0; index < 20; index++) expect((await report()).status).toBe(200)
    expect((await report()).status).toBe(429)
    const lead = { poptin_id: LEAD_POPUP, email: 'ada@example.com' }
    expect((await shop.form('/api/display/conversion/v', lead, address)).status).toBe(200)
  })

  it('never apply to the files of the script', async () => {
    for (let index = 0; index < 10; index++)
      expect((await shop.request('/wisp.js', { headers: from('192.0.2.99') })).status).toBe(200)
  })
})

describe('the desk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-data-'))
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop({ dataDir: folder, databaseUrl: '' }, { trustProxy: true })
  })
  afterAll(async () => {
    await shop.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const knock = (token: string, address: string) =>
    shop.request('/desk/api/popups', { headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address } })

  it('makes a caller who guesses tokens wait, even with the right one, and nobody else', async () => {
    for (let index = 0; index < 20; index++) expect((await knock(`guess-${index}`, '192.0.2.1')).status).toBe(401)
    const refused = await knock('another guess', '192.0.2.1')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await knock(TOKEN, '192.0.2.1')).status).toBe(429)
    expect((await knock(TOKEN, '192.0.2.2')).status).toBe(200)
  })

  it('has no limit with the right token', async () => {
    for (let index = 0; index < 30; index++) expect((await knock(TOKEN, '192.0.2.3')).status).toBe(200)
  })
})
