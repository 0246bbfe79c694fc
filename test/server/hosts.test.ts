import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePage } from '../../server/pages/make'
import { readConfig } from '../../server/process/config'
import { plainPage, readPage } from '../support/page'
import { LEAD_POPUP, OPEN_SITE, openShop, popupOf, type Shop, TOKEN } from '../support/shop'

const SHOUTING = 'Loud_Owner'
const THEIRS = 'popuploud0001'

const folder = mkdtempSync(join(tmpdir(), 'wisp-hosts-'))
let shop: Shop
let desked: Shop

const open = (name: string, more: object): Promise<Shop> =>
  openShop({ dataDir: join(folder, name), databaseUrl: '' }, more)

beforeAll(async () => {
  shop = await open('pages', { pagesHost: 'pages.test' })
  await shop.store.sites.add({ key: SHOUTING, name: 'Loud' })
  await shop.store.popups.save(SHOUTING, popupOf({ id: THEIRS }))
  await shop.store.pages.save(OPEN_SITE, makePage(readPage(folder, plainPage, {}), OPEN_SITE))
  desked = await open('desk', { deskUrl: 'http://desk.test', publicUrl: 'http://wisp.test' })
})
afterAll(async () => {
  await shop.close()
  await desked.close()
  rmSync(folder, { recursive: true, force: true })
})

const fetchAt = (app: Shop, address: string, headers: Record<string, string> = {}) =>
  Promise.resolve(app.fetch(new Request(address, { headers })))
const leadsFrom = async (address: string): Promise<string | null> =>
  (await fetchAt(shop, address)).headers.get('location')

it('sends visitors of a page to the host of its site, with all that the address says', async () => {
  expect(await leadsFrom(`http://wisp.test/p/${LEAD_POPUP}?utm_source=x`)).toBe(
    `http://${OPEN_SITE}.pages.test/p/${LEAD_POPUP}?utm_source=x`,
  )
  expect(await leadsFrom('http://wisp.test:8787/l/night-market')).toBe(
    `http://${OPEN_SITE}.pages.test:8787/l/night-market`,
  )
  for (const path of [`/p/${LEAD_POPUP}`, '/l/night-market'])
    expect((await fetchAt(shop, `http://${OPEN_SITE}.pages.test${path}`)).status).toBe(200)
})

it('shows no page of a site at the host of another', async () => {
  const host = new URL(`${await leadsFrom(`http://wisp.test/p/${THEIRS}`)}`).host
  expect(host).toMatch(/^site-[\da-f]{24}\.pages\.test$/)
  expect((await fetchAt(shop, `http://${host}/p/${THEIRS}`)).status).toBe(200)
  expect(await leadsFrom(`http://${host}/p/${LEAD_POPUP}`)).toBe(`http://${OPEN_SITE}.pages.test/p/${LEAD_POPUP}`)
})

it('has the desk at none of these hosts', async () => {
  const authorization = `Bearer ${TOKEN}`
  for (const path of ['/desk', '/desk/api/leads']) {
    expect((await fetchAt(shop, `http://${OPEN_SITE}.pages.test${path}`, { authorization })).status).toBe(404)
    expect((await fetchAt(desked, `http://wisp.test${path}`, { authorization })).status).toBe(404)
  }
  expect((await fetchAt(shop, 'http://wisp.test/desk/api/leads', { authorization })).status).toBe(200)
  expect((await fetchAt(desked, 'http://desk.test/desk/api/leads', { authorization })).status).toBe(200)
})

it('shows no page of an owner at the address of the desk', async () => {
  const response = await fetchAt(desked, `http://desk.test/p/${LEAD_POPUP}`)
  expect(response.headers.get('location')).toBe(`http://wisp.test/p/${LEAD_POPUP}`)
})

it('scopes the storage of every page that it hosts to the site, by a script that the policy allows', async () => {
  for (const path of [`/p/${LEAD_POPUP}`, '/l/night-market']) {
    const response = await fetchAt(shop, `http://${OPEN_SITE}.pages.test${path}`)
    const html = await response.text()
    expect(html.indexOf(`<script data-scope="${OPEN_SITE}">`)).toBeGreaterThan(0)
    expect(html.indexOf('data-scope=')).toBeLessThan(html.indexOf('<script async'))
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
  }
})

it('refuses settings that name no hosts', () => {
  expect(readConfig({ PAGES_HOST: '*.pages.example' }).pagesHost).toBe('pages.example')
  for (const PAGES_HOST of ['pages.example', '*', '*.', 'https://*.pages.example', '*.Pages.example', 'a.*.example'])
    expect(() => readConfig({ PAGES_HOST })).toThrow('PAGES_HOST must be a wildcard like *.pages.example.com')
  expect(() => readConfig({ DESK_URL: 'desk.example' })).toThrow('DESK_URL must be an address')
})
