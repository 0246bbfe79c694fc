import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ownersAddress, ownerWords } from '../../server/sites/owner-link'
import { PLAIN_DESIGN } from '../../shared/model/design'
import { CLOSED_SITE, OPEN_SITE, openShop, popupOf, type Shop } from '../support/shop'

const [FUTURE, OVER, PAUSED, LIVE, ENDED, COUNTED] = [
  'popupfuture01',
  'popupover0001',
  'popuppaused01',
  'popuplive0001',
  'popupended001',
  'popupcount001',
]

const folder = mkdtempSync(join(tmpdir(), 'wisp-owner-'))
let shop: Shop
beforeAll(async () => {
  shop = await openShop({ dataDir: folder, databaseUrl: '' })
  const { popups } = shop.store
  await popups.save(OPEN_SITE, popupOf({ id: FUTURE, targeting: { schedule: { from: '2130-01-01T00:00' } } }))
  await popups.save(OPEN_SITE, popupOf({ id: OVER, targeting: { schedule: { to: '2020-01-01T00:00' } } }))
  await popups.save(OPEN_SITE, popupOf({ id: PAUSED }))
  await popups.setPaused(PAUSED, true)
  await popups.save(OPEN_SITE, popupOf({ id: ENDED, stopAfterLeads: 1 }))
  const lead = { poptin_id: ENDED, email: 'ann@example.com', elapsed: '9' }
  await shop.form('/api/display/conversion/viewer', lead)
  const countdown = { style: 'digits' as const, end: '2020-01-01T00:00' }
  await popups.save(OPEN_SITE, popupOf({ id: COUNTED, design: { ...PLAIN_DESIGN, countdown } }))
  await popups.save(OPEN_SITE, popupOf({ id: LIVE, targeting: { countries: { include: ['NZ'] } } }))
})
afterAll(async () => {
  vi.useRealTimers()
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const wordOf = async (site = OPEN_SITE): Promise<string> => (await ownerWords(shop.store))(site)
const ask = (id: string, page: string) =>
  shop.form(`/api/display/${OPEN_SITE}`, {
    preview_poptin_id: id,
    previous_visited_pages_with_current: `https://shop.example/\n${page}`,
  })
const pageOf = (id: string, word: string): string =>
  ownersAddress(`https://shop.example/?ppt-preview=${id}&utm_source=x`, word)

it('previews by its id alone what is live', async () => {
  expect(await (await ask(LIVE, '')).json()).toMatchObject({ poptins: [{ poptin_id: LIVE }] })
})

it.each([
  ['has not begun', FUTURE],
  ['is over', OVER],
  ['is paused', PAUSED],
  ['has had its leads', ENDED],
])('shows a popup that %s to nobody but its owner, in no way that there is', async (_, id) => {
  const unknown = await (await ask('popupunknown1', '')).json()
  const closed = await wordOf(CLOSED_SITE)
  for (const page of [
    '',
    `https://shop.example/?ppt-preview=${id}`,
    pageOf(id, closed),
    pageOf(id, 'x'),
    'no address',
  ]) {
    const response = await ask(id, page)
    expect(response.status).toBe(404)
    // Nobody learns that there is such a popup.
    expect(await response.json()).toEqual(unknown)
  }
  expect((await (await shop.request(`/api/display/click/${id}`)).json()).poptins).toEqual([])
  expect((await shop.request(`/p/${id}`)).status).toBe(404)
  expect((await shop.request(`/p/${id}?ppt-preview=${id}`)).status).toBe(404)
  for (const version of ['any', 'drawing/any', 'drawn/any'])
    expect((await shop.request(`/api/display/template/${id}/${version}`)).status).toBe(404)

  const word = await wordOf()
  const { poptins } = await (await ask(id, pageOf(id, word))).json()
  expect(poptins).toMatchObject([{ poptin_id: id }])
  expect(await (await shop.request(new URL(poptins[0].poptin_url).pathname)).text()).toBe('<p>Hello</p>')
  expect((await shop.request(ownersAddress(`/p/${id}?ppt-preview=${id}`, word))).status).toBe(200)
})

it('previews a popup whose countdown has ended, and with a browser that looks like a program', async () => {
  expect(await (await ask(COUNTED, '')).json()).toMatchObject({ poptins: [{ poptin_id: COUNTED }] })
  const page = `https://clay-shop.com/?ppt-preview=${LIVE}`
  const fields = { preview_poptin_id: LIVE, domain: 'clay-shop.com', previous_visited_pages_with_current: page }
  const program = { 'user-agent': 'Mozilla/5.0 HeadlessChrome/143.0.0.0' }
  const answer = await shop.form(`/api/display/${OPEN_SITE}`, fields, program)
  expect(await answer.json()).toMatchObject({ poptins: [{ poptin_id: LIVE }] })
})

/** Servers hear of a change after a moment. */
const statusBecomes = (status: number) => expect.poll(async () => (await ask(FUTURE, '')).status).toBe(status)

it('shows it to everybody who knows the id, if the site says so', async () => {
  await shop.store.sites.openPreviews(OPEN_SITE, true)
  await statusBecomes(200)
  expect((await shop.request(`/p/${PAUSED}?ppt-preview=${PAUSED}`)).status).toBe(200)
  await shop.store.sites.openPreviews(OPEN_SITE, false)
  await statusBecomes(404)
})

it('is an owner’s link for one to two days', async () => {
  const begin = Date.now()
  const page = pageOf(PAUSED, await wordOf())
  const statusAfter = async (hours: number): Promise<number> => {
    vi.useFakeTimers({ toFake: ['Date'], now: begin + hours * 3_600_000 })
    return (await ask(PAUSED, page)).status
  }
  expect([await statusAfter(0), await statusAfter(23), await statusAfter(49)]).toEqual([200, 200, 404])
})

it('puts the word first, since pages cut long addresses, and leaves the rest as it is', () => {
  expect(ownersAddress('https://shop.example/a?b=c#/d?e', 'w')).toBe('https://shop.example/a?wisp-owner=w&b=c#/d?e')
  expect(ownersAddress('/p/x', 'w')).toBe('/p/x?wisp-owner=w')
})
