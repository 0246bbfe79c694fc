import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Db, openDatabase } from '../../server/db/database'
import { CAMPAIGNS, LEAN } from '../../shared/wire/addresses'
import { describeOnEitherDatabase } from '../support/databases'
import { LEAD_POPUP, OPEN_SITE, openShop, popupOf, type Shop, UNKNOWN_POPUP } from '../support/shop'

const NOT_YET = 'popuptocome01'
const ELSEWHERE = 'popupelsewh01'

describeOnEitherDatabase('views and closes without consent', (database) => {
  let shop: Shop
  let db: Db
  beforeAll(async () => {
    const location = database()
    shop = await openShop(location)
    db = await openDatabase(location)
    await shop.store.popups.save(OPEN_SITE, popupOf({ id: NOT_YET, name: 'Another' }))
  })
  afterAll(() => Promise.all([shop.close(), db.destroy()]))

  const count = (moment: string, popup = LEAD_POPUP, more = '') =>
    shop.form(
      `/api/display/counted/${popup}${more}`,
      { moment },
      { 'user-agent': 'iPhone', referer: 'https://shop.example/' },
    )
  const totals = async () => (await shop.store.figures.totals()).get(LEAD_POPUP)

  it('are a number by popup and day, in the totals and in columns of their own, and nothing else is kept', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T12:00:00Z') })
    const answers = await Promise.all(['viewed', 'viewed', 'viewed', 'closed'].map((moment) => count(moment)))
    for (const answer of answers) expect(await answer.json()).toEqual({ success: true })
    await shop.json(`/api/display/viewed/${LEAD_POPUP}`, { client_id: 'c', url: 'https://shop.example/cart' })
    vi.useRealTimers()
    expect(await totals()).toMatchObject({ views: 4, closes: 1, namelessViews: 3, namelessCloses: 1 })
    const answer = await shop.desk(`/popups/${LEAD_POPUP}/figures?from=2026-03-01&to=2026-03-01`)
    const none = { date: '2026-03-01', country: '', conversions: 0, leads: 0 }
    expect((await answer.json()).days).toEqual([
      { ...none, pageKind: '', device: '', views: 3, closes: 1, namelessViews: 3, namelessCloses: 1 },
      { ...none, pageKind: 'cart', device: 'desktop', views: 1, closes: 0, namelessViews: 0, namelessCloses: 0 },
    ])
    const { popups } = await (await shop.desk('/popups')).json()
    expect(popups.find(({ id }: { id: string }) => id === LEAD_POPUP)).toMatchObject({ views: 4, namelessViews: 3 })
    expect(await db.selectFrom('report').select('kind').execute()).toEqual([{ kind: 'view' }])
    expect(shop.lines.join('\n')).not.toMatch(/iPhone|shop\.example/)
  })

  it('take none of the site’s monthly views', async () => {
    const months = await db.selectFrom('popup_month').select('counted').execute()
    expect(months.filter(({ counted }) => counted > 0)).toEqual([])
  })

  it('are not counted where a program sees the popup', async () => {
    const before = await totals()
    expect((await count('viewed', LEAD_POPUP, '?preview')).status).toBe(200)
    expect(await totals()).toEqual(before)
  })

  it.each([
    ['a page of the site', { origin: 'https://clay-shop.com' }, false],
    ['a page without an address', {}, false],
    ['a page that is kept for tests', { origin: 'http://localhost:3000' }, true],
  ])('are not counted where a program names itself on %s: %o, %s', async (_, headers, isCounted) => {
    const before = (await totals())?.views ?? 0
    const agent = { 'user-agent': 'Mozilla/5.0 HeadlessChrome/143.0.0.0 Safari/537.36' }
    await shop.form(`/api/display/counted/${LEAD_POPUP}`, { moment: 'viewed' }, { ...agent, ...headers })
    expect((await totals())?.views ?? 0).toBe(before + Number(isCounted))
  })

  it('are counted on a page where nothing opens by itself, whose links may still open a popup', async () => {
    await shop.store.sites.add({ key: 'by-click', name: 'By click' })
    const run = async () => (await (await shop.form(`/api/display/by-click${CAMPAIGNS}`, {})).json()).run
    await shop.store.popups.save('by-click', popupOf({ id: ELSEWHERE, targeting: { languages: { include: ['xx'] } } }))
    expect(await run()).toContain('count')
  })

  it.each([
    [LEAD_POPUP, 'converted', 400, 'moment'],
    [LEAD_POPUP, '', 400, 'moment'],
    [UNKNOWN_POPUP, 'viewed', 404, undefined],
  ])('of %s as "%s" are refused', async (popup, moment, status, field) => {
    const answer = await count(moment, popup)
    expect([answer.status, (await answer.json()).error.field]).toEqual([status, field])
  })

  it.each([
    ['a page without an id of the visitor', {}, true],
    ['a page with one', { client_id: '1-2-3-4' }, false],
    ['a page that may store something, and whose browser asks for privacy', { client_id: '0' }, false],
    ['an owner’s preview', { preview_poptin_id: LEAD_POPUP }, false],
    ['an editor', { previous_visited_pages_with_current: 'https://shop.example/?elementor-preview=1' }, false],
  ])('are counted by a chunk that %s gets: %o, %s', async (_, fields, isNamed) => {
    const runOf = async (query: string) =>
      (await (await shop.form(`/api/display/${OPEN_SITE}${query}`, { domain: 'shop.example', ...fields })).json()).run
    expect((await runOf(CAMPAIGNS)).includes('count')).toBe(isNamed)
    // Other scripts do not have it.
    for (const query of [LEAN, '']) expect(await runOf(query)).not.toContain('count')
  })
})
