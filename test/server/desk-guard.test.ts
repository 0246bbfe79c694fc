import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type Shop, TOKEN } from '../support/shop'

const folder = mkdtempSync(join(tmpdir(), 'wisp-data-'))
let shop: Shop
let proxied: Shop
beforeAll(async () => {
  shop = await openShop({ dataDir: join(folder, 'a'), databaseUrl: '' })
  proxied = await openShop({ dataDir: join(folder, 'b'), databaseUrl: '' }, { trustProxy: true })
})
afterAll(async () => {
  await Promise.all([shop.close(), proxied.close()])
  rmSync(folder, { recursive: true, force: true })
})

it.each([
  ['none', {}],
  ['another', { authorization: 'Bearer wrong' }],
  ['a longer one', { authorization: `Bearer ${TOKEN}x` }],
  ['without its scheme', { authorization: TOKEN }],
  ['in the query', {}],
] as [string, Record<string, string>][])('refuses access to the desk with a wrong token: %s', async (_, headers) => {
  for (const path of ['popups', 'leads', 'leads.csv'])
    expect((await shop.request(`/desk/api/${path}?token=${TOKEN}`, { headers })).status).toBe(401)
})

const SECURE = 'strict-transport-security'

it.each(['/desk', '/desk/api/popups', '/desk/api/leads', '/desk/api/nothing'])(
  'shares %s with no other site, and enforces https over https',
  async (path) => {
    const headers = { authorization: `Bearer ${TOKEN}` }
    const plain = await proxied.request(path, { headers })
    expect(plain.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(plain.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(plain.headers.get(SECURE)).toBeNull()
    const secure = await proxied.request(path, { headers: { ...headers, 'x-forwarded-proto': 'https' } })
    expect(secure.headers.get(SECURE)).toBe('max-age=31536000')
    // Without a trusted proxy, the header says nothing.
    expect(
      (await shop.request(path, { headers: { ...headers, 'x-forwarded-proto': 'https' } })).headers.get(SECURE),
    ).toBeNull()
  },
)
