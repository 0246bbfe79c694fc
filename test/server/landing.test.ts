import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownerWords, previewPath } from '../../server/sites/owner-link'
import {
  CLOSED_POPUP,
  CLOSED_SITE,
  LEAD_POPUP,
  OPEN_SITE,
  openShop,
  popupOf,
  type Shop,
  UNKNOWN_POPUP,
} from '../support/shop'

const HEBREW = 'popuphebrew01'
const EMBEDDED = 'popupembed001'
const HOSTILE = 'popuphostile1'

const folder = mkdtempSync(join(tmpdir(), 'wisp-data-'))
let shop: Shop
beforeAll(async () => {
  shop = await openShop({ dataDir: folder, databaseUrl: '' }, { trustProxy: true })
  await shop.store.popups.save(OPEN_SITE, popupOf({ id: HEBREW, name: 'מבצע', language: 'he' }))
  await shop.store.popups.save(OPEN_SITE, popupOf({ id: EMBEDDED, type: 'embedded' }))
  await shop.store.popups.save(OPEN_SITE, popupOf({ id: HOSTILE, name: `</title><script>alert('x')</script>"&` }))
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (id: string, headers: Record<string, string> = {}) => shop.request(`/p/${id}`, { headers })
const html = async (id: string, headers: Record<string, string> = {}) => (await get(id, headers)).text()

it('is a page with the popup’s name, the script, and a button that opens the popup again', async () => {
  const response = await get(LEAD_POPUP)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
  const page = await response.text()
  expect(page).toContain('<html lang="en" dir="ltr">')
  expect(page).toContain('<title>Newsletter</title>')
  expect(page).toContain('<h1>Newsletter</h1>')
  expect(page).toContain(
    `<script async src="../wisp.js" data-site="${OPEN_SITE}" data-landing="${LEAD_POPUP}" data-cfasync="false" data-pagespeed-no-defer="true"></script>`,
  )
  expect(page).toContain(`<button type="button" data-wisp-action="open" data-wisp-popup="${LEAD_POPUP}">`)
  expect(page).not.toContain('noindex')
})

it('has the popup’s language and direction', async () => {
  const page = await html(HEBREW)
  expect(page).toContain('<html lang="he" dir="rtl">')
  expect(page).toContain('>פתיחה</button>')
})

it('has a place for an embedded popup', async () => {
  const page = await html(EMBEDDED)
  expect(page).toContain(`<div data-id="${EMBEDDED}"></div>`)
  expect(page).not.toContain('<button')
})

it('treats a name as text, whatever it contains', async () => {
  const page = await html(HOSTILE)
  expect(page).toContain('<h1>&lt;/title&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&quot;&amp;</h1>')
  expect(page.match(/<script/g)).toHaveLength(2)
})

it('allows no script but ours, and no style but its own', async () => {
  const response = await get(LEAD_POPUP)
  const policy = response.headers.get('content-security-policy') ?? ''
  const page = await response.text()
  const hashOf = (pattern: RegExp): string =>
    createHash('sha256')
      .update(pattern.exec(page)?.[1] ?? '')
      .digest('base64')
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src 'self' 'sha256-${hashOf(/<script data-scope="demo">(.*?)<\/script>/s)}'`,
      `style-src 'sha256-${hashOf(/<style>(.*?)<\/style>/s)}'`,
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
    ]),
  )
  expect(policy).not.toContain('unsafe')
})

it.each([[UNKNOWN_POPUP], ['short'], ['%00%00%00%00%00%00%00%00%00%00%00%00%00'], ['%3Cscript%3E']])(
  'has no page %s, and says so to people, without a script and without anything from the address',
  async (id) => {
    const response = await get(id)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = await response.text()
    expect(page).toContain('<html lang="en" dir="ltr">')
    expect(page).toContain('<h1>There is nothing here</h1>')
    expect(page).not.toContain('<script')
  },
)

it('answers a browser at any unknown address with the same page, and a program with an error', async () => {
  const asking = (accept: string) => shop.request('/nowhere', { headers: { accept } })
  const [person, program] = [await asking('text/html,application/xhtml+xml,*/*;q=0.8'), await asking('*/*')]
  expect([person.status, program.status]).toEqual([404, 404])
  expect(await person.text()).toContain('<h1>There is nothing here</h1>')
  expect((await program.json()).error.code).toBe('not_found')
})

it('redirects to the site from a link that was pressed elsewhere', async () => {
  const response = await shop.request(`/click/${LEAD_POPUP}`)
  expect([response.status, response.headers.get('location')]).toEqual([302, `../p/${LEAD_POPUP}`])
})

it('is a preview if its owner asks for one: the script does not know of a landing page, and search engines do not list it', async () => {
  const response = await shop.request(`/p/${LEAD_POPUP}?ppt-preview=${LEAD_POPUP}`)
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(await response.text()).toContain(
    `data-site="${OPEN_SITE}" data-cfasync="false" data-pagespeed-no-defer="true"></script>`,
  )
  expect(await html(`${LEAD_POPUP}?ppt-preview=${HEBREW}`)).toContain('data-landing')
})

it('says in the popup’s language that a paused popup is not on offer, but shows it to its owner', async () => {
  for (const [id, language, words] of [
    [LEAD_POPUP, 'en', 'Not available at the moment'],
    [HEBREW, 'he', 'ההצעה אינה זמינה כרגע'],
  ] as const) {
    await shop.store.popups.setPaused(id, true)
    const response = await get(id)
    expect(response.status).toBe(404)
    const page = await response.text()
    expect(page).toContain(`<html lang="${language}"`)
    expect(page).toContain(`<h1>${words}</h1>`)
    expect(page).not.toContain('<script')
    expect((await get(`${id}?ppt-preview=${id}`)).status).toBe(404)
    expect(await html(previewPath(id, (await ownerWords(shop.store))(OPEN_SITE)).slice(3))).toContain('<script')
    await shop.store.popups.setPaused(id, false)
  }
})

it('shows the popups of a site that lists its domains, because the page is ours', async () => {
  expect((await get(CLOSED_POPUP)).status).toBe(200)
  const ask = async (domain: string) => (await shop.form(`/api/display/${CLOSED_SITE}`, { domain })).json()
  expect((await ask('wisp.test')).display).toBe('allowed')
  expect((await ask('wisp.test.evil.example')).display).toBe('not_allowed')
})
