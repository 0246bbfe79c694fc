import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { currentAssets } from '../../server/builds/assets'
import { ADBLOCK_BAIT } from '../../shared/model/adblock'
import { FILES, openDemo, openShop, type Shop } from '../support/shop'

const folder = mkdtempSync(join(tmpdir(), 'wisp-data-'))
let shop: Shop
beforeAll(async () => {
  shop = await openDemo({ dataDir: folder, databaseUrl: '' }, { trustProxy: true })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) => shop.request(path, { headers })

it.each([
  ['', undefined, 'public/wisp.js'],
  ['identity', undefined, 'public/wisp.js'],
  ['gzip', 'gzip', 'public/wisp.js.gz'],
  ['gzip, deflate, br', 'br', 'public/wisp.js.br'],
  ['br;q=0, gzip;q=0.5', 'gzip', 'public/wisp.js.gz'],
  ['zstd', undefined, 'public/wisp.js'],
])('chooses the encoding for "%s"', async (accepted, encoding, file) => {
  const response = await get('/wisp.js', { 'accept-encoding': accepted })
  expect(response.headers.get('content-encoding') ?? undefined).toBe(encoding)
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await response.text()).toBe(FILES[file])
})

it('allows the script to be cached for minutes, and files named by their content for a year', async () => {
  const [script, chunk] = [await get('/wisp.js'), await get('/v/abc/form.js')]
  expect(script.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=3600')
  expect(chunk.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  for (const response of [script, chunk]) {
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  }
})

it('does not send a script again that the browser already has', async () => {
  const first = await get('/wisp.js', { 'accept-encoding': 'br' })
  const tag = first.headers.get('etag') ?? ''
  expect(tag).toMatch(/^".+"$/)
  for (const etags of [tag, `"other", W/${tag}`]) {
    const again = await get('/wisp.js', { 'accept-encoding': 'br', 'if-none-match': etags })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  }
  expect((await get('/wisp.js', { 'if-none-match': tag })).status).toBe(200)
})

it('sends films in parts, without which Safari does not play them', async () => {
  const dist = join(folder, 'with-film')
  mkdirSync(join(dist, 'public'), { recursive: true })
  writeFileSync(join(dist, 'public/fire.webm'), '0123456789')
  const cinema = await openShop({ dataDir: join(folder, 'cinema'), databaseUrl: '' }, { assets: currentAssets(dist) })
  const ask = async (range?: string) => {
    const answer = await cinema.request('/fire.webm', { headers: range ? { range } : {} })
    return [answer.status, answer.headers.get('content-range'), await answer.text()]
  }
  expect(await ask()).toEqual([200, null, '0123456789'])
  expect(await ask('bytes=4-6')).toEqual([206, 'bytes 4-6/10', '456'])
  expect(await ask('bytes=10-')).toEqual([416, 'bytes */10', ''])
  const { headers } = await cinema.request('/fire.webm')
  expect([headers.get('content-type'), headers.get('accept-ranges')]).toEqual(['video/webm', 'bytes'])
  await cinema.close()
})

it('serves the ad blocker bait: an empty script, to any origin, for a day', async () => {
  const response = await get(`/${ADBLOCK_BAIT}`)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=86400',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  expect((await response.text()).replace(/\/\*.*\*\//s, '').trim()).toBe('')
})

it('answers HEAD like GET, without the body', async () => {
  const response = await shop.request('/wisp.js', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-length')).toBe(`${FILES['public/wisp.js']?.length}`)
  expect(await response.text()).toBe('')
})

it.each([
  ['/../secret.txt'],
  ['/v/../../secret.txt'],
  ['/%2e%2e/secret.txt'],
  ['/..%2fsecret.txt'],
  ['/v/..%5c..%5csecret.txt'],
  ['//etc/passwd'],
  ['/wisp.js%00.css'],
  ['/wisp.js.br'],
  ['/v/abc'],
])('serves only the listed files: %s', async (path) => {
  expect((await get(path)).status).toBe(404)
})

it('puts the tag into the shop, from the folder of the page', async () => {
  const page = await (await get('/?ppt-preview=demolightbox1')).text()
  expect(page).toContain('<script async src="./wisp.js" data-site="demo"></script>')
})

it('protects its pages by headers', async () => {
  const headers = Object.fromEntries((await get('/')).headers)
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  })
})

it('has no page that was not built', async () => {
  expect((await get('/desk')).status).toBe(404)
})

it('serves the files of a build that was made while it runs, and those of the build before', async () => {
  const dist = join(folder, 'dist')
  const write = (to: string, files: Record<string, string>): void => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(to, name)), { recursive: true })
      writeFileSync(join(to, name), text)
    }
  }
  write(dist, { stamp: '1', 'public/wisp.js': 'asks for old', 'public/v/old/form.js': 'old' })
  const rebuilt = await openShop({ dataDir: join(folder, 'rebuilt'), databaseUrl: '' }, { assets: currentAssets(dist) })
  const texts = async (...paths: string[]) => {
    const answers = await Promise.all(paths.map((path) => rebuilt.request(path)))
    return Promise.all(answers.map((answer) => (answer.ok ? answer.text() : answer.status)))
  }
  expect(await texts('/wisp.js', '/v/old/form.js', '/v/new/form.js')).toEqual(['asks for old', 'old', 404])
  write(`${dist}.new`, {
    stamp: '2',
    'public/wisp.js': 'asks for new',
    'public/v/new/form.js': 'new',
    'kept/v/old/form.js': 'old',
  })
  rmSync(dist, { recursive: true })
  renameSync(`${dist}.new`, dist)
  expect(await texts('/wisp.js', '/v/new/form.js', '/v/old/form.js')).toEqual(['asks for new', 'new', 'old'])
  await rebuilt.close()
})
