/** Where the server says that it is, by its settings and by what proxies say. */
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressAdvice } from '../../server/http/address/differences'
import { mustBeBeside, OWN_PATHS } from '../../server/http/address/public-url'
import { limitsOf, listen, originOf } from '../../server/http/listen'
import { pathsOf } from '../../server/mount/mounted-applications'
import { readConfig } from '../../server/process/config'
import { hotRoutes, routes } from '../../server/routes'
import { examples } from '../support/examples'
import { LEAD_POPUP, OPEN_SITE, openDemo, popupOf, type Shop } from '../support/shop'

const PICTURED = 'popuppicture1'
const folder = mkdtempSync(join(tmpdir(), 'wisp-address-'))
const shops: Shop[] = []
const open = async (more: object): Promise<Shop> => {
  const shop = await openDemo({ dataDir: join(folder, `${shops.length}`), databaseUrl: '' }, more)
  shops.push(shop)
  await shop.store.popups.save(OPEN_SITE, popupOf({ id: PICTURED, html: '<img src="{{server}}/img/a.jpg">' }))
  return shop
}

let bare: Shop
let trusting: Shop
let publicShop: Shop
let untrusting: Shop

beforeAll(async () => {
  bare = await open({})
  trusting = await open({ trustProxy: true })
  publicShop = await open({ trustProxy: true, publicUrl: 'https://shop.example/popups' })
  untrusting = await open({ publicUrl: 'https://popups.example' })
})
afterAll(async () => {
  for (const shop of shops) await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The address that a template of an answer begins with. */
const baseOf = async (shop: Shop, host: string, headers: Record<string, string> = {}): Promise<string> => {
  const request = new Request(`http://${host}/api/display/${OPEN_SITE}`, { method: 'POST', body: '', headers })
  const { poptins } = await (await shop.fetch(request)).json()
  const { poptin_url } = poptins.find(({ poptin_id }: { poptin_id: string }) => poptin_id === LEAD_POPUP)
  return poptin_url.replace(/\/api\/display\/template\/.*/, '')
}

const BY_HEADERS: [description: string, host: string, headers: Record<string, string>, base: string][] = [
  ['nothing', 'a.example', {}, 'http://a.example'],
  ['a scheme', 'a.example', { 'x-forwarded-proto': 'https' }, 'https://a.example'],
  ['one in capitals', 'a.example', { 'x-forwarded-proto': 'HTTPS' }, 'https://a.example'],
  ['a list of schemes', 'a.example', { 'x-forwarded-proto': 'https,http' }, 'https://a.example'],
  ['no scheme', 'a.example', { 'x-forwarded-proto': 'javascript' }, 'http://a.example'],
  ['Forwarded', 'a.example', { forwarded: 'for=192.0.2.1;proto=https' }, 'https://a.example'],
  ['its list', 'a.example', { forwarded: 'For="[2001:db8::1]:4711"; Proto=https, for=10.0.0.1' }, 'https://a.example'],
  ['a host, as Apache does', '127.0.0.1:8787', { 'x-forwarded-host': 'a.example' }, 'http://a.example'],
  ['two of them', 'localhost:8787', { 'x-forwarded-host': 'evil.example, a.example' }, 'http://a.example'],
  ['one in quotes', 'wisp:8787', { forwarded: 'host="a.example:8443";proto=https' }, 'https://a.example:8443'],
  ['another than the public one', 'a.example', { 'x-forwarded-host': 'evil.example' }, 'http://a.example'],
  ['the same with its port', 'a.example', { 'x-forwarded-host': 'a.example:8080' }, 'http://a.example:8080'],
  ['a port', 'a.example', { 'x-forwarded-port': '8443', 'x-forwarded-proto': 'https' }, 'https://a.example:8443'],
  ['that of TLS', 'a.example', { 'x-forwarded-port': '443', 'x-forwarded-proto': 'https' }, 'https://a.example'],
  ['one behind TLS', 'a.example', { 'x-forwarded-port': '80', 'x-forwarded-proto': 'https' }, 'https://a.example'],
  ['one beside that of the host', 'a.example:8080', { 'x-forwarded-port': '9' }, 'http://a.example:8080'],
  ['markup', '127.0.0.1', { 'x-forwarded-host': 'a"><script>' }, ''],
]

describe('without PUBLIC_URL', () => {
  it.each(BY_HEADERS)('takes what a trusted proxy says: %s', async (_, host, headers, base) => {
    if (base) expect(await baseOf(trusting, host, headers)).toBe(base)
    else {
      const request = new Request(`http://${host}/api/display/${OPEN_SITE}`, { method: 'POST', body: '', headers })
      expect((await trusting.fetch(request)).status).toBe(400)
    }
  })

  it('believes nobody else', async () => {
    for (const [, , headers] of BY_HEADERS) expect(await baseOf(bare, 'a.example', headers)).toBe('http://a.example')
  })
})

describe('with PUBLIC_URL', () => {
  it('writes that, whatever calls say', async () => {
    for (const [, host, headers, base] of BY_HEADERS) {
      if (base) expect(await baseOf(publicShop, host, headers)).toBe('https://shop.example/popups')
      expect(await baseOf(untrusting, 'a.example', headers)).toBe('https://popups.example')
    }
  })
})

describe('pictures of a template', () => {
  const template = (shop: Shop, query = '') => shop.request(`/api/display/template/${PICTURED}/any${query}`)
  it.each([
    ['come from the public address', '', 'https://shop.example/popups'],
    ['come from where our script has asked', '?http://127.0.0.1:9/p', 'http://127.0.0.1:9/p'],
    ['come from no address that is none', '?https://a.example/"><script>', 'https://shop.example/popups'],
    ['come from no other scheme', '?javascript:alert(1)', 'https://shop.example/popups'],
    ['come from no address within a query', '?a=https://a.example', 'https://shop.example/popups'],
  ])('%s', async (_, query, base) => {
    expect(await (await template(publicShop, query)).text()).toContain(`src="${base}/img/a.jpg"`)
  })

  it('are kept for one visitor alone where the address is another', async () => {
    const { poptins } = await (await publicShop.form(`/api/display/${OPEN_SITE}`, {})).json()
    const { poptin_url } = poptins.find(({ poptin_id }: { poptin_id: string }) => poptin_id === PICTURED)
    const path = new URL(poptin_url).pathname.replace('/popups', '')
    const cacheControlOf = async (query: string) =>
      (await publicShop.request(path + query)).headers.get('cache-control')
    expect(await cacheControlOf('')).toMatch(/^public, .*immutable/)
    expect(await cacheControlOf('?https://shop.example/popups')).toMatch(/^public, .*immutable/)
    expect(await cacheControlOf('?https://a.example')).toMatch(/^private, .*immutable/)
  })
})

describe('a difference from the public address', () => {
  const problems = async (shop: Shop): Promise<string[]> => (await (await shop.desk('/popups')).json()).problems
  const visit = async (shop: Shop, times: number, host: string, headers: Record<string, string>) => {
    for (let index = 0; index < times; index++) await baseOf(shop, host, headers)
  }
  const PROXIED = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' }

  it('is on the desk while it lasts, and in the log once', async () => {
    const shop = await open({ trustProxy: true, publicUrl: 'https://popups.example' })
    await visit(shop, 5, 'popups.example', PROXIED)
    expect(await problems(shop)).toEqual([])
    await visit(shop, 2, 'other.example', PROXIED)
    expect(await problems(shop)).toEqual([])
    await visit(shop, 2, 'other.example', PROXIED)
    expect(await problems(shop)).toEqual([expect.stringMatching(/calls seem to come to https:\/\/other\.example\./)])
    await visit(shop, 1, 'popups.example', PROXIED)
    expect(await problems(shop)).toEqual([])
    await visit(shop, 4, 'popups.example', { 'x-forwarded-for': '192.0.2.1' })
    expect(await problems(shop)).toEqual([expect.stringMatching(/Have the proxy send X-Forwarded-Proto$/)])
    expect(shop.lines.filter((line) => line.includes('calls seem to come'))).toHaveLength(1)
  })

  it('says what to set where a proxy is not trusted, or is not there', async () => {
    const shop = await open({ publicUrl: 'http://popups.example' })
    await visit(shop, 3, 'popups.example', PROXIED)
    expect(await problems(shop)).toEqual([expect.stringContaining('Set TRUST_PROXY=1')])
    const alone = await open({ trustProxy: true, publicUrl: 'http://popups.example' })
    await visit(alone, 3, 'popups.example', {})
    expect(await problems(alone)).toEqual([expect.stringContaining('without X-Forwarded-For')])
  })

  it('is said at the start as far as the settings show it', () => {
    expect(addressAdvice(readConfig({ PUBLIC_URL: 'https://a.example' }))).toContain('Set TRUST_PROXY=1')
    expect(addressAdvice(readConfig({ TRUST_PROXY: '1' }))).toContain('PUBLIC_URL is not set')
    expect(addressAdvice(readConfig({ PUBLIC_URL: 'https://a.example', TRUST_PROXY: '1' }))).toBe('')
    expect(addressAdvice(readConfig({}))).toBe('')
  })
})

describe('below a path', () => {
  let server: Server
  let origin: string
  beforeAll(async () => {
    const endpoint = { port: 0, host: '127.0.0.1', below: '/popups' }
    server = await listen(publicShop.fetch, endpoint, limitsOf(readConfig({})))
    origin = originOf(server, '127.0.0.1')
  })
  afterAll(() => {
    server?.close()
    server?.closeAllConnections()
  })

  it('answers alike whether the proxy takes the path off or not', async () => {
    for (const path of ['', '/popups'])
      for (const address of ['/wisp.js', '/v/abc/form.js', `/p/${LEAD_POPUP}`, '/'])
        expect([path + address, (await fetch(origin + path + address)).status]).toEqual([path + address, 200])
    const folder = await fetch(`${origin}/popups`, { redirect: 'manual' })
    expect([folder.status, folder.headers.get('location')]).toEqual([302, 'https://shop.example/popups/'])
    expect((await fetch(`${origin}/popupsx/wisp.js`)).status).toBe(404)
  })

  it('refuses paths of its own, of which it knows all', () => {
    const first = [...hotRoutes, ...routes]
      .map(({ path }) => path.split('/')[1] ?? '')
      .filter((name) => /^\w/.test(name))
    expect([...new Set(first)].filter((name) => !OWN_PATHS.includes(name))).toEqual([])
    expect(() => readConfig({ PUBLIC_URL: 'https://a.example/l' })).toThrow('may not be below /l')
    expect(readConfig({ PUBLIC_URL: 'https://a.example/a/b/' }).publicUrl).toBe('https://a.example/a/b')
    const { publicUrl } = readConfig({ PUBLIC_URL: 'https://a.example/demo' })
    expect(() => mustBeBeside('PUBLIC_URL', publicUrl, pathsOf(examples))).toThrow('may not be below /demo')
    expect(pathsOf(examples)).toEqual(expect.arrayContaining(['_api', 'cdn', 'site']))
  })

  it('never tells browsers that a host of somebody else is for TLS alone', async () => {
    const headers = { 'x-forwarded-proto': 'https' }
    expect(
      (await publicShop.request('/desk/api/popups', { headers })).headers.get('strict-transport-security'),
    ).toBeNull()
    expect(
      (await trusting.request('/desk/api/popups', { headers })).headers.get('strict-transport-security'),
    ).toBeTruthy()
  })
})
