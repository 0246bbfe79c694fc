/** The loader with its site's key in it: `/s/KEY.js`. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listAssets } from '../../server/builds/assets'
import { CLOSED_SITE, OPEN_SITE, ORIGIN, openShop, type Shop } from '../support/shop'

const folder = mkdtempSync(join(tmpdir(), 'wisp-script-'))

/** Long enough to be compressed. */
const LOADER = `const at = "wisp:address"; ${'// '.padEnd(1500, 'x')}`
/** The place in the built script that looks for its tag. */
const PAGE_SCRIPT = 'const all=[r(document,"currentScript"),...r(document,"scripts")]'

let shop: Shop
beforeAll(async () => {
  const files = join(folder, 'public')
  mkdirSync(files)
  writeFileSync(join(files, 'wisp.js'), LOADER)
  writeFileSync(join(files, 'wisp-page.js'), PAGE_SCRIPT)
  shop = await openShop({ dataDir: folder, databaseUrl: '' }, { assets: listAssets(files) })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (key: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  Promise.resolve(shop.fetch(new Request(`${ORIGIN}/s/${key}.js`, { method, headers })))
const bytes = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer())

it.each([OPEN_SITE, CLOSED_SITE])(
  'is the loader with its address and the key of %s in it, for any page',
  async (key) => {
    const answer = await ask(key)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(LOADER.replace('wisp:address', `${ORIGIN}/wisp.js?site=${key}`))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': expect.stringMatching(/max-age=\d+/),
      vary: expect.stringContaining('Accept-Encoding'),
    })
  },
)

it.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip', 'br;q=0, gzip', gunzipSync],
])('is sent as %s to a browser that takes “%s”', async (encoding, accepted, unpack) => {
  const answer = await ask(OPEN_SITE, { 'accept-encoding': accepted })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(unpack(await bytes(answer)).toString()).toContain(`/wisp.js?site=${OPEN_SITE}`)
})

it('is not sent again to who has it, and each site and encoding has a tag of its own', async () => {
  const [plain, packed, other] = await Promise.all([
    ask(OPEN_SITE),
    ask(OPEN_SITE, { 'accept-encoding': 'br' }),
    ask(CLOSED_SITE),
  ])
  const tags = [plain, packed, other].map(({ headers }) => headers.get('etag') ?? '')
  expect(new Set(tags).size).toBe(3)
  const again = await ask(OPEN_SITE, { 'if-none-match': tags[0] ?? '' })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tags[0]])
  expect((await ask(OPEN_SITE, { 'if-none-match': tags[2] ?? '' })).status).toBe(200)
})

it('answers HEAD like GET, without the text', async () => {
  const [head, get] = [await ask(OPEN_SITE, {}, 'HEAD'), await ask(OPEN_SITE)]
  expect([head.status, await head.text()]).toEqual([200, ''])
  for (const name of ['etag', 'content-type', 'cache-control'])
    expect(head.headers.get(name)).toBe(get.headers.get(name))
})

it.each(['nobody', `${OPEN_SITE}x`, '__proto__', 'a'.repeat(200)])(
  'is not there for a key that no site has: %s',
  async (key) => {
    expect((await ask(key)).status).toBe(404)
  },
)

it('says the address of the other scripts, too, below the key and in the query', async () => {
  const text = async (path: string) => (await shop.fetch(new Request(`${ORIGIN}${path}`))).text()
  const keyed = `const all=[{outerHTML:'<a src="${ORIGIN}/wisp-page.js" data-site="${OPEN_SITE}"'},r(document,"currentScript"),...r(document,"scripts")]`
  expect(await text(`/s/${OPEN_SITE}/wisp-page.js`)).toBe(keyed)
  expect(await text(`/wisp-page.js?site=${OPEN_SITE}`)).toBe(keyed)
  expect(await text(`/wisp.js?site=${OPEN_SITE}`)).toContain(`/wisp.js?site=${OPEN_SITE}"`)
  expect(await text(`/s/${OPEN_SITE}/wisp.js`)).toContain(`/wisp.js?site=${OPEN_SITE}"`)
})

it.each([`/s/${OPEN_SITE}.js`, `/s/${OPEN_SITE}/wisp.js`, `/wisp.js?site=${OPEN_SITE}`])(
  'says by itself that consent is required while the site follows a platform: %s',
  async (path) => {
    const text = async () => (await shop.fetch(new Request(`${ORIGIN}${path}`))).text()
    const usual = `/wisp.js?site=${OPEN_SITE}"`
    expect(await text()).toContain(usual)
    await shop.store.sites.setBridge(OPEN_SITE, { platform: 'auto', categories: [] })
    expect(await text()).toContain(`/wisp.js?site=${OPEN_SITE}&default-consent=required"`)
    await shop.store.sites.setBridge(OPEN_SITE, undefined)
    expect(await text()).toContain(usual)
  },
)

it('lets the other scripts ask for consent where neither a tag nor the page says anything of it', async () => {
  await shop.store.sites.setBridge(OPEN_SITE, { platform: 'auto', categories: [] })
  const text = await (await shop.fetch(new Request(`${ORIGIN}/s/${OPEN_SITE}/wisp-page.js`))).text()
  await shop.store.sites.setBridge(OPEN_SITE, undefined)
  /** The consent settings in the tags of a page with these scripts, in the order in which the script finds them. */
  const saidOn = (wispSettings: object, ...outerHTML: string[]) => {
    const scripts = outerHTML.map((each) => ({ outerHTML: each }))
    const run = new Function('r', 'document', 'window', `${text};return all`)
    const all: { outerHTML: string }[] = run(
      (_: unknown, name: string) => (name === 'scripts' ? scripts : {}),
      {},
      { wispSettings },
    )
    return all.flatMap((each) => /data-consent="(\w+)"/.exec(each.outerHTML)?.[1] ?? [])
  }
  expect(saidOn({}, '<script src="/wisp-page.js">')).toEqual(['required'])
  expect(saidOn({}, '<script src="/wisp-page.js" data-consent="none">')).toEqual(['none', 'required'])
  expect(saidOn({ consent: 'none' }, '<script src="/wisp-page.js">')).toEqual([])
})

it.each(['/wisp-page.js', '/wisp-page.js?site=', "/wisp-page.js?site=none'>", '/wisp-page.js?v=3'])(
  'is the script as it was built where no site of ours is named: %s',
  async (path) => {
    expect(await (await shop.fetch(new Request(`${ORIGIN}${path}`))).text()).toBe(PAGE_SCRIPT)
  },
)

it.each(['/s/none/wisp-page.js', `/s/${OPEN_SITE}/other.js`])(
  'is nothing at %s, which any page may hear',
  async (path) => {
    const answer = await shop.fetch(new Request(`${ORIGIN}${path}`, { headers: { origin: 'https://shop.example' } }))
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([404, '*'])
  },
)
