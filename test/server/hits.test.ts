import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { connect } from '../../server/db/database'
import type { PagesAnswer } from '../../server/pages/answers'
import { ownerWords } from '../../server/sites/owner-link'
import { describeOnEitherDatabase } from '../support/databases'
import { ELSEWHERE, FAIR, importedPages } from '../support/imported-pages'
import { CLOSED_SITE, LEAD_POPUP, OPEN_SITE, openShop, popupOf, type Shop } from '../support/shop'
import { refusal } from '../support/store'

type Fields = Record<string, string>

const OPEN: Fields = {
  page_id: FAIR,
  page_variant_id: 'calm',
  option_id: '0',
  page_type: 'page',
  event_name: 'open',
  event_friendly_name: 'page open',
  session_id: '1-2-3',
  received_element: 'whole_page',
  received_element_tag: '',
  url: 'https://shop.example/l/fair?utm_source=x',
  action: 'wplx_save_hit',
}
const CLICK: Fields = { ...OPEN, event_name: 'click', received_element: 'buy', received_element_tag: 'BUTTON' }
const POPUP: Fields = { ...OPEN, page_type: 'popup', option_id: 'call-me', session_id: '4-5-6' }

const SITE_PATH = `/api/page/ajax/${OPEN_SITE}`
const ADMIN_PATH = '/wp-admin/admin-ajax.php'
const DAY = 24 * 60 * 60_000

describeOnEitherDatabase('hits', (database) => {
  let shop: Shop
  const location = database()
  beforeAll(async () => {
    shop = await openShop(location, { pages: importedPages() })
  })
  afterAll(() => shop.close())

  const hit = (fields: Fields = {}, path = SITE_PATH) => shop.form(path, { ...OPEN, ...fields })
  const pages = async (site = OPEN_SITE): Promise<PagesAnswer> => (await shop.desk(`/pages?site=${site}`)).json()
  const page = async (id = FAIR, site = OPEN_SITE) => (await pages(site)).pages.find((candidate) => candidate.id === id)
  /** All rows of the table of hits. */
  const rows = async () => {
    const db = connect(location)
    const rows = await db.selectFrom('page_hit').selectAll().execute()
    await db.destroy()
    return rows
  }
  const forget = async () => {
    const db = connect(location)
    for (const table of ['page_hit', 'counted_page', 'page_session', 'conversion'] as const)
      await db.deleteFrom(table).execute()
    await db.destroy()
  }

  it('of what an editor shows are taken and not counted', async () => {
    const response = await hit({ url: 'https://shop.example/l/fair?elementor-preview=12' })
    expect([response.status, await response.text()]).toEqual([200, 'hit saved'])
    expect(await rows()).toEqual([])
  })

  it.each([SITE_PATH, ADMIN_PATH])('of programs and owners are taken at %s and not counted', async (path) => {
    const word = (await ownerWords(shop.store))(OPEN_SITE)
    const program = { 'user-agent': 'Mozilla/5.0 HeadlessChrome/143.0.0.0' }
    await shop.form(path, { ...OPEN, url: 'https://clay-shop.com/l/fair' }, program)
    await hit({ url: `https://clay-shop.com/l/fair?wisp-owner=${word}` }, path)
    expect(await rows()).toEqual([])
  })

  it.each([SITE_PATH, ADMIN_PATH])('are taken at %s, from any origin', async (path) => {
    const response = await hit({}, path)
    expect([response.status, await response.text()]).toEqual([200, 'hit saved'])
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const preflight = await shop.request(path, {
      method: 'OPTIONS',
      headers: { origin: 'https://shop.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    expect((await page())?.views).toBe(1)
    await forget()
  })

  it('are taken from a beacon, whose content type names a character set', async () => {
    const body = new URLSearchParams({ ...OPEN, event_name: 'close' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }
    expect((await shop.request(SITE_PATH, { method: 'POST', body, headers })).status).toBe(200)
    expect(await page()).toMatchObject({ views: 0, closes: 1 })
    await forget()
  })

  it('are counted by page, variant, popup, event and element', async () => {
    await hit()
    await hit({ session_id: '7' })
    await hit({ session_id: '8', page_variant_id: 'bold' })
    await hit({ event_name: 'close' })
    for (let times = 0; times < 3; times++) await hit(CLICK)
    await hit(POPUP)
    await hit({ ...POPUP, event_name: 'click', received_element: 'buy', received_element_tag: 'a' })
    await hit({ ...POPUP, event_name: 'submit', received_element: 'form', received_element_tag: 'form' })
    await hit({ ...POPUP, event_name: 'close' })
    await hit({ page_type: 'widget', option_id: 'parking' })
    expect(await page()).toMatchObject({
      name: 'The ceramics fair',
      url: '/l/fair',
      views: 3,
      uniques: 3,
      closes: 1,
      leads: 0,
      rate: 0,
      variants: [
        { name: 'calm', views: 2, uniques: 2, closes: 1, leads: 1, rate: 0.5 },
        { name: 'bold', views: 1, uniques: 1, closes: 0, leads: 0, rate: 0 },
      ],
      parts: [
        { kind: 'popup', option: 'call-me', name: 'Call me back', opens: 1, closes: 1, clicks: 1 },
        { kind: 'popup', option: 'last-call', name: 'Before you go', opens: 0, closes: 0, clicks: 0 },
        { kind: 'widget', option: 'parking', name: 'Parking', opens: 1, closes: 0, clicks: 0 },
      ],
      pressed: [
        { name: 'buy', tag: 'button', within: '', clicks: 3 },
        { name: 'buy', tag: 'a', within: 'Call me back', clicks: 1 },
      ],
    })
    await forget()
  })

  it('of one session are one unique view, however often it is sent', async () => {
    for (const session_id of ['1', '1', '2', '1', '', 'false']) await hit({ session_id })
    expect(await page()).toMatchObject({ views: 6, uniques: 2 })
    await forget()
  })

  it('have the same counts in any order', async () => {
    const hitFields = fc.constantFrom<Fields>(
      ...['1', '2'].flatMap((session_id) => [
        { ...OPEN, session_id },
        { ...OPEN, session_id, page_variant_id: 'bold' },
        { ...OPEN, session_id, event_name: 'close' },
        { ...CLICK, session_id },
        { ...POPUP, session_id },
        { ...POPUP, session_id, event_name: 'submit', received_element: 'form' },
      ]),
    )
    const orders = fc
      .array(hitFields, { minLength: 2, maxLength: 12 })
      .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })))
    const after = async (list: Fields[], together: boolean) => {
      if (together) await Promise.all(list.map((fields) => hit(fields)))
      else for (const fields of list) await hit(fields)
      const figures = await page()
      await forget()
      return figures
    }
    await fc.assert(
      fc.asyncProperty(orders, fc.boolean(), async ([list, shuffled], together) => {
        expect(await after(shuffled, together)).toEqual(await after(list, false))
      }),
      { numRuns: 20 },
    )
  })

  it('are shown for 30 days, day by day, and end with the day of the server’s clock, UTC', async () => {
    const noon = Date.UTC(2027, 2, 1, 12)
    const hitAt = async (time: number, fields: Fields = {}) => {
      vi.spyOn(Date, 'now').mockReturnValue(time)
      await hit({ session_id: `${time}`, ...fields })
    }
    await hitAt(noon - 30 * DAY)
    await hitAt(noon - 29 * DAY)
    await hitAt(Date.UTC(2027, 1, 27, 23, 59))
    await hitAt(Date.UTC(2027, 1, 28))
    await hitAt(noon)
    await hitAt(noon, { session_id: 'another' })
    const { from, to } = await pages()
    const summary = await page()
    vi.restoreAllMocks()
    expect([from, to]).toEqual(['2027-01-31', '2027-03-01'])
    expect(summary?.views).toBe(5)
    expect(summary?.days).toEqual([1, ...Array(26).fill(0), 1, 1, 2])
    await forget()
  })

  it('older than 400 days are forgotten, and sessions after two', async () => {
    const start = Date.now()
    const keepUp = async () => {
      for (const { run } of shop.store.upkeep) await run()
    }
    const counted = async () => {
      const db = connect(location)
      const sessions = await db.selectFrom('page_session').select('day').execute()
      const sites = await db.selectFrom('counted_page').select('page_id').execute()
      await db.destroy()
      return { hits: (await rows()).length, sessions: sessions.length, pages: sites.length }
    }
    await hit()
    await hit({ page_id: 'far-away' })
    vi.spyOn(Date, 'now').mockReturnValue(start + 3 * DAY)
    await hit({ session_id: 'later' })
    await keepUp()
    expect(await counted()).toEqual({ hits: 3, sessions: 1, pages: 2 })
    vi.spyOn(Date, 'now').mockReturnValue(start + 402 * DAY)
    await hit({ session_id: 'latest' })
    await keepUp()
    vi.restoreAllMocks()
    expect(await counted()).toEqual({ hits: 2, sessions: 1, pages: 1 })
    await forget()
  })

  it('count leads that name the page, and those of its variants by what the forms report', async () => {
    // A page with forms has a popup of its own for its leads.
    await shop.store.popups.save(OPEN_SITE, popupOf({ id: FAIR }))
    await shop.form('/api/display/conversion/v', { poptin_id: FAIR, p_target: 'lead', email: 'ann@example.com' })
    for (const session_id of ['1', '2', '3', '4']) await hit({ session_id })
    expect(await page()).toMatchObject({ uniques: 4, leads: 1, rate: 0.25 })
    await forget()
  })

  it('of older pages are counted too, by their own names', async () => {
    const older = {
      pageID: '17',
      pageType: 'page',
      sessionID: 'abc',
      url: 'https://shop.example/offer?email=ann@example.com',
      action: 'wplx_save_hit',
    }
    await shop.form(SITE_PATH, { ...older, eventName: 'open', receivedElement: 'whole_page' })
    await shop.form(SITE_PATH, { ...older, eventName: 'click', receivedElement: 'order now' })
    expect(await page('17')).toMatchObject({
      name: '17',
      url: 'https://shop.example/offer',
      views: 1,
      uniques: 1,
      pressed: [{ name: 'order now', clicks: 1 }],
    })
    await forget()
  })

  it.each<[string, Fields, number, string?]>([
    ['no page', { page_id: '' }, 400, 'page_id'],
    ['a hostile page', { page_id: '<b>' }, 400, 'page_id'],
    ['a page with a long id', { page_id: 'a'.repeat(51) }, 400, 'page_id'],
    ['no event', { event_name: '' }, 400, 'event_name'],
    ['a hostile event', { event_name: '<b>' }, 400, 'event_name'],
    ['an unknown kind', { page_type: 'constructor' }, 400, 'page_type'],
    ['a hostile variant', { page_variant_id: 'a b' }, 400, 'page_variant_id'],
    ['an unknown variant', { page_variant_id: 'loud' }, 404, 'page_variant_id'],
    ['an unknown popup', { page_type: 'popup', option_id: 'nothing' }, 404, 'option_id'],
    ['a popup without an option', { page_type: 'popup', option_id: '' }, 404, 'option_id'],
    ['a widget that is a popup', { page_type: 'widget', option_id: 'call-me' }, 404, 'option_id'],
    ['a page of another site', { page_id: ELSEWHERE }, 404, 'page_id'],
    ['a list', { 'page_id[]': 'a', page_id: '' }, 400, 'page_id'],
  ])('are refused: %s', async (_, fields, status, field) => {
    const response = await hit(fields)
    expect([response.status, await response.json()]).toEqual([
      status,
      refusal(status === 404 ? 'not_found' : 'malformed', field),
    ])
    expect(await rows()).toEqual([])
  })

  it('are refused for an unknown site, for a page that only a site could tell, and for a removed site', async () => {
    expect((await hit({}, '/api/page/ajax/nowhere')).status).toBe(404)
    expect((await hit({ page_id: '17' }, ADMIN_PATH)).status).toBe(404)
    await hit({ page_id: ELSEWHERE }, ADMIN_PATH)
    expect(await page(ELSEWHERE, CLOSED_SITE)).toMatchObject({ views: 1 })
    await shop.store.removal.removeSite(CLOSED_SITE)
    expect((await hit({ page_id: ELSEWHERE }, ADMIN_PATH)).status).toBe(404)
    expect(await rows()).toEqual([])
    await shop.store.sites.add({ key: CLOSED_SITE, name: 'Closed', domains: ['shop.example'] })
    await forget()
  })

  it.each([
    ['JSON', JSON.stringify(OPEN), 'application/json'],
    ['nothing', '', ''],
    ['text', 'a=b', 'text/plain'],
  ])('are refused as %s', async (_, body, type) => {
    const response = await shop.request(SITE_PATH, { method: 'POST', body, headers: { 'content-type': type } })
    expect([response.status, await response.json()]).toEqual([400, refusal('malformed')])
  })

  it('are refused as multipart', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries(OPEN)) body.set(name, value)
    expect((await shop.request(SITE_PATH, { method: 'POST', body })).status).toBe(400)
  })

  it.each(['', 'wplx_get_popups', 'constructor', '__proto__'])(
    'answer 0 to the unknown action "%s"',
    async (action) => {
      for (const path of [SITE_PATH, ADMIN_PATH]) {
        const response = await hit({ action }, path)
        expect([response.status, await response.text()]).toEqual([400, '0'])
      }
    },
  )

  it('are not counted by GET', async () => {
    expect((await shop.request(`${ADMIN_PATH}?${new URLSearchParams(OPEN)}`)).status).toBe(405)
  })

  it('keep names short and on one line, whatever they hold', async () => {
    const received_element = `<b>\0\n\u202ebuy ${'x'.repeat(100)}`
    await hit({ ...CLICK, received_element, received_element_tag: '<script>' })
    expect((await page())?.pressed).toEqual([
      { name: expect.stringMatching(/^<b> buy x{40,45}$/), tag: '', within: '', clicks: 1 },
    ])
    await hit({ page_id: 'away', url: 'javascript:alert(1)' })
    expect(await page('away')).toMatchObject({ url: '' })
    await forget()
  })

  it('with made-up names fill no more than some rows a day, and what matters is still counted', async () => {
    for (let index = 0; index < 230; index++) await hit({ ...CLICK, received_element: `made up ${index}` })
    for (let index = 0; index < 20; index++) await hit({ event_name: `made-up-${index}` })
    expect(await rows()).toHaveLength(202)
    await hit()
    await hit({ ...CLICK, received_element: 'made up 1' })
    expect(await rows()).toHaveLength(203)
    expect(await page()).toMatchObject({ views: 1, uniques: 1 })
    expect((await page())?.pressed.slice(0, 2)).toEqual([
      { name: 'other', tag: '', within: '', clicks: 30 },
      { name: 'made up 1', tag: 'button', within: '', clicks: 2 },
    ])
    await forget()
  })

  it('of pages elsewhere fold made-up popups and variants too, and made-up pages into one', async () => {
    const away = { ...POPUP, page_id: 'away' }
    for (let index = 0; index < 210; index++) await hit({ ...away, option_id: `made-up-${index}` })
    for (let index = 0; index < 5; index++) await hit({ ...away, option_id: 'x', page_variant_id: `made-up-${index}` })
    expect(await rows()).toHaveLength(201)
    for (let index = 0; index < 55; index++) await hit({ page_id: `made-up-${index}` })
    expect((await pages()).pages).toHaveLength(52)
    expect(await page('other')).toMatchObject({ views: 6 })
    expect((await page('away'))?.parts).toHaveLength(30)
    await forget()
  })

  it('are not in the request log', async () => {
    await hit({ ...CLICK, received_element: 'secret' })
    expect(shop.lines.at(-1)).toMatch(/^POST \/api\/page\/ajax\/:site 200 /)
    expect(shop.lines.join('\n')).not.toContain('secret')
    await forget()
  })

  it('are limited as reports are', async () => {
    const slow = await openShop(database(), { rate: 1, pages: importedPages() })
    const statuses: number[] = []
    for (let times = 0; times < 11; times++) statuses.push((await slow.form(SITE_PATH, OPEN)).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    await slow.close()
  })

  it.each([
    [SITE_PATH, { popup_id: 'call-me' }, ['call-me', 'slide_in_left']],
    [SITE_PATH, { id: 'last-call', page_id: FAIR }, ['last-call', 'default']],
    [ADMIN_PATH, { post_id: 'call-me', page_id: FAIR }, ['call-me', 'slide_in_left']],
    [SITE_PATH, { popup_id: 'call-me', page_id: ELSEWHERE }, 0],
    [SITE_PATH, { popup_id: 'nothing' }, 0],
    [SITE_PATH, {}, 0],
    [ADMIN_PATH, { popup_id: 'call-me' }, 0],
  ] as [string, Fields, unknown][])('tell the effect of a popup: %s %j → %j', async (path, fields, answer) => {
    const response = await shop.form(path, { action: 'popup_effect', ...fields })
    expect([response.status, await response.json()]).toEqual([answer === 0 ? 400 : 200, answer])
  })

  it('tell the effect that was set for a popup of the site’s own pages, or else of one of ours', async () => {
    const effect = async (path: string, popup_id: string) =>
      (await shop.form(path, { action: 'popup_effect', popup_id })).json()
    const { effects, popups, sites } = shop.store
    const OTHER = 'other-site'
    await sites.add({ key: OTHER, name: 'Another' })
    await effects.set({ site: OPEN_SITE, popup: '301', effect: 'zoom' })
    await effects.set({ site: OPEN_SITE, popup: '301', effect: 'slide-up' })
    await effects.set({ site: OPEN_SITE, popup: 'call-me', effect: 'zoom' })
    await popups.save(OPEN_SITE, popupOf({ design: { ...popupOf({}).design, entryEffect: 'bounce' } }))
    expect(await effect(SITE_PATH, '301')).toEqual(['301', 'slide-up'])
    expect(await effect(ADMIN_PATH, '301')).toEqual(['301', 'slide-up'])
    expect(await effect(`/api/page/ajax/${OTHER}`, '301')).toBe(0)
    // The page's own setting goes first.
    expect(await effect(SITE_PATH, 'call-me')).toEqual(['call-me', 'slide_in_left'])
    for (const path of [SITE_PATH, ADMIN_PATH]) expect(await effect(path, LEAD_POPUP)).toEqual([LEAD_POPUP, 'bounce'])
    expect(await effect(`/api/page/ajax/${OTHER}`, LEAD_POPUP)).toBe(0)
    // Sites that agree need not be told apart.
    await effects.set({ site: OTHER, popup: '301', effect: 'slide-up' })
    expect(await effect(ADMIN_PATH, '301')).toEqual(['301', 'slide-up'])
    await effects.set({ site: OTHER, popup: '301', effect: 'fade' })
    expect(await effect(ADMIN_PATH, '301')).toBe(0)
    expect(await effect(`/api/page/ajax/${OTHER}`, '301')).toEqual(['301', 'fade'])
    expect([await effects.remove('301', OPEN_SITE), await effects.remove('301', OPEN_SITE)]).toEqual([true, false])
    await shop.store.removal.removeSite(OTHER)
    expect(await effects.list()).toEqual([{ site: OPEN_SITE, popup: 'call-me', effect: 'zoom' }])
  })

  it('are shown to the owner only, of the first site that has pages if none is named', async () => {
    expect((await shop.request('/desk/api/pages')).status).toBe(401)
    expect((await shop.desk('/pages?site=%3Cb%3E')).status).toBe(400)
    for (const query of ['', '?site=nowhere', `?site=${OPEN_SITE}`])
      expect(await (await shop.desk(`/pages${query}`)).json()).toMatchObject({ site: OPEN_SITE, pages: [{ id: FAIR }] })
    expect(await pages(CLOSED_SITE)).toMatchObject({ site: CLOSED_SITE, pages: [{ id: ELSEWHERE, views: 0 }] })
  })

  it('answer 304 until one changes', async () => {
    const tag = (await shop.desk('/pages')).headers.get('etag') ?? ''
    expect((await shop.desk('/pages', { 'if-none-match': tag })).status).toBe(304)
    await hit()
    expect((await shop.desk('/pages', { 'if-none-match': tag })).status).toBe(200)
    await forget()
  })
})
