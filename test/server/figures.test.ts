import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Db, openDatabase } from '../../server/db/database'
import { asReader } from '../../server/db/reader'
import { leadLists } from '../../server/leads/lists'
import type { FiguresAnswer } from '../../server/popups/answers'
import { describeOnEachDatabase } from '../support/databases'
import { CLICK_POPUP, LEAD_POPUP, openShop, type Shop } from '../support/shop'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const TABLET = 'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36'
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36'

describeOnEachDatabase('figures', (database) => {
  let shop: Shop
  let db: Db
  beforeAll(async () => {
    const location = database()
    shop = await openShop(location)
    db = await openDatabase(location)
  })
  afterAll(() => Promise.all([shop.close(), db.destroy()]))

  const daysOf = async (popup: string, query = ''): Promise<FiguresAnswer['days']> =>
    (await (await shop.desk(`/popups/${popup}/figures${query}`)).json()).days

  it('are kept by day, kind of page and device', async () => {
    const setDay = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T23:59:59Z`) })
    const view = (url: string, agent: string) =>
      shop.json(`/api/display/viewed/${CLICK_POPUP}`, { client_id: 'c', url }, { 'user-agent': agent })
    setDay('2026-02-28')
    await view('https://shop.example/', LAPTOP)
    await view('https://shop.example/products/vase?variant=2', PHONE)
    await view('https://shop.example/en/products/vase', PHONE)
    setDay('2026-03-01')
    await view('https://shop.example/collections/new', TABLET)
    await view('not an address', LAPTOP)
    const lead = { poptin_id: CLICK_POPUP, p_target: 'lead', email: 'a@example.com', url: 'https://shop.example/cart' }
    await shop.form('/api/display/conversion/v', lead, { 'user-agent': LAPTOP })
    vi.useRealTimers()
    const none = { country: '', views: 0, closes: 0, conversions: 0, leads: 0, namelessViews: 0, namelessCloses: 0 }
    expect(await daysOf(CLICK_POPUP, '?from=2026-02-01&to=2026-03-31')).toEqual([
      { ...none, date: '2026-02-28', pageKind: 'home', device: 'desktop', views: 1 },
      { ...none, date: '2026-02-28', pageKind: 'product', device: 'mobile', views: 2 },
      { ...none, date: '2026-03-01', pageKind: '', device: 'desktop', views: 1 },
      { ...none, date: '2026-03-01', pageKind: 'cart', device: 'desktop', conversions: 1, leads: 1 },
      { ...none, date: '2026-03-01', pageKind: 'collection', device: 'tablet', views: 1 },
    ])
    expect(await daysOf(CLICK_POPUP, '?from=2026-03-01&to=2026-03-01')).toHaveLength(3)
    expect(await daysOf(CLICK_POPUP)).toEqual([])
  })

  it.each([
    ['?from=yesterday', 'from'],
    ['?to=2026-13-01', 'to'],
    ['?from=2026-03-02&to=2026-03-01', 'from'],
    ['?from=2020-01-01&to=2026-03-01', 'from'],
  ])('refuse %s and name the field', async (query, field) => {
    const answer = await shop.desk(`/popups/${LEAD_POPUP}/figures${query}`)
    expect([answer.status, (await answer.json()).error.field]).toEqual([400, field])
  })

  it('say of a popup what its rows say, whatever is sent again, at once or later', async () => {
    const convert = (id: string, email: string) =>
      shop.form('/api/display/conversion/v', { poptin_id: LEAD_POPUP, submission_id: id, email, p_target: 'lead' })
    const SENDERS = {
      view: (id: string) => shop.json(`/api/display/viewed/${LEAD_POPUP}`, { client_id: 'c', report_id: id }),
      close: (id: string) =>
        shop.form(`/api/display/closed/${LEAD_POPUP}`, { client_id: 'c', report_id: id, view_id: id }),
      click: (id: string) => convert(id, ''),
      lead: (id: string) => convert(id, `${id}@example.com`),
    }
    const report = fc.record({
      kind: fc.constantFrom(...(Object.keys(SENDERS) as (keyof typeof SENDERS)[])),
      id: fc.nat(11),
    })
    const groups = fc.array(fc.array(report, { minLength: 5, maxLength: 20 }), { minLength: 8, maxLength: 12 })
    for (const group of fc.sample(groups, 2).flat())
      for (const answer of await Promise.all(group.map(({ kind, id }) => SENDERS[kind](`sent-${id}`))))
        expect(answer.status).toBe(200)
    const rows = await db.selectFrom('report').select('kind').where('popup_id', '=', LEAD_POPUP).execute()
    const conversions = await db
      .selectFrom('conversion')
      .select(['lead', 'suspect'])
      .where('popup_id', '=', LEAD_POPUP)
      .execute()
    const leads = conversions.filter(({ lead }) => lead)
    expect((await shop.store.figures.totals()).get(LEAD_POPUP)).toMatchObject({
      views: rows.filter(({ kind }) => kind === 'view').length,
      closes: rows.filter(({ kind }) => kind === 'close').length,
      conversions: conversions.length,
      leads: leads.length,
      suspects: leads.filter(({ suspect }) => suspect).length,
    })
    expect(leads.length).toBeGreaterThan(3)
    const perDay = await daysOf(LEAD_POPUP)
    expect(perDay.reduce((sum, day) => sum + day.leads, 0)).toBe(leads.length)
  })
})

describeOnEachDatabase('a search through more leads than one query looks at', (database) => {
  it('finds all of them, page by page, newest first, and each once', async () => {
    const location = database()
    const shop = await openShop(location)
    const db = await openDatabase(location)
    for (let number = 0; number < 90; number++)
      await shop.form('/api/display/conversion/v', {
        poptin_id: LEAD_POPUP,
        p_target: 'lead',
        email: `${number % 7 === 0 ? 'wanted' : 'other'}-${number}@example.com`,
      })
    // Ten windows of three at most for one page.
    const reads = leadLists(asReader(db), { window: 3, windows: 10 })
    const emails: string[] = []
    let pages = 0
    let after: Awaited<ReturnType<typeof reads.page>>['next']
    do {
      const answer = await reads.page({ search: 'WANTED', limit: 4, after })
      expect(answer.rows.length).toBeLessThanOrEqual(4)
      emails.push(...answer.rows.map(({ email }) => email))
      after = answer.next
      pages++
    } while (after)
    expect(emails).toEqual((await reads.all({ search: 'wanted' })).map(({ email }) => email))
    expect(emails).toHaveLength(13)
    expect(pages).toBeGreaterThan(3)
    await Promise.all([shop.close(), db.destroy()])
  })
})
