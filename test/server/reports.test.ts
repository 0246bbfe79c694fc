import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, openDatabase } from '../../server/db/database'
import { describeOnEitherDatabase } from '../support/databases'
import { CLICK_POPUP, CLOSED_POPUP, LEAD_POPUP, openShop, type Shop, UNKNOWN_POPUP } from '../support/shop'

describeOnEitherDatabase('reports', (database) => {
  let shop: Shop
  let db: Db
  beforeAll(async () => {
    const location = database()
    shop = await openShop(location)
    db = await openDatabase(location)
  })
  afterAll(() => Promise.all([shop.close(), db.destroy()]))

  const figures = async (popup = LEAD_POPUP) => (await shop.store.figures.totals()).get(popup)

  it('counts views and gives each an id', async () => {
    const send = async () =>
      (
        await shop.json(`/api/display/viewed/${LEAD_POPUP}`, {
          viewer_id: 'v',
          trigger: 'time_delay',
          client_id: 'c',
          type: 'lightbox',
          url: 'https://shop.example/',
          store_integration: null,
          converted_email: '',
        })
      ).json()
    const [first, second] = [await send(), await send()]
    expect(first.poptin_view_id).toMatch(/^[\w-]{21}$/)
    expect(second.poptin_view_id).not.toBe(first.poptin_view_id)
    expect((await figures())?.views).toBe(2)
  })

  it('counts closes', async () => {
    const response = await shop.form(`/api/display/closed/${LEAD_POPUP}`, { client_id: 'c', trigger: 'x' })
    expect(await response.json()).toEqual({ success: true })
    expect((await figures())?.closes).toBe(1)
  })

  it.each([
    ['https://shop.example/?elementor-preview=12&ver=3'],
    ['https://shop.example/?p=12&preview_id=12&preview_nonce=0a&preview=true'],
    ['https://shop.example/?customize_changeset_uuid=5a'],
    ['https://shop.example/page/?et_fb=1&PageSpeed=off'],
    ['https://shop.example/page/?fl_builder'],
    ['https://shop.example/page/?bricks=run'],
    ['https://shop.example/page/?vc_editable=true&vc_post_id=2'],
    ['https://shop.example/?preview_theme_id=123'],
    ['https://abc.shopifypreview.com/products/vase'],
    ['https://shop.design.webflow.com/'],
  ])('neither counts nor keeps what an editor shows: %s', async (url) => {
    const before = await figures()
    const view = await shop.json(`/api/display/viewed/${LEAD_POPUP}`, { client_id: 'c', url })
    expect(await view.json()).toEqual({ success: true, poptin_view_id: '' })
    await shop.form(`/api/display/closed/${LEAD_POPUP}`, { client_id: 'c', trigger: 'x', url })
    expect(await figures()).toEqual(before)
  })

  it.each([
    'https://shop.example/?preview=cover&builder=lego&bricks=red&tve=1',
    'https://preview.example/elementor-preview?q=et_fb',
    'https://shop.example/#?elementor-preview=12',
    'elementor-preview=12',
  ])('counts what only looks alike: %s', async (url) => {
    const before = (await figures())?.views ?? 0
    await shop.json(`/api/display/viewed/${LEAD_POPUP}`, { client_id: 'c', url })
    expect((await figures())?.views).toBe(before + 1)
  })

  it('keeps a lead that was given in an editor, marked and not counted', async () => {
    const before = await figures()
    const lead = { poptin_id: LEAD_POPUP, p_target: 'lead', email: 'owner@shop.example', elapsed: '9', gestures: '9' }
    const responses = [
      await shop.form('/api/display/conversion/v?preview', { ...lead, submission_id: 'trial-1' }),
      await shop.form('/api/display/conversion/v', {
        ...lead,
        submission_id: 'trial-2',
        url: 'https://shop.example/?et_fb=1',
      }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(await figures()).toEqual(before)
    const leads = await shop.store.leads.all({ search: 'owner@shop.example' })
    expect(leads.map(({ suspect }) => suspect)).toEqual([true, true])
  })

  describe('a report that is sent again because the browser got no answer', () => {
    const view = async (reportId: string, popup = LEAD_POPUP) =>
      (await shop.json(`/api/display/viewed/${popup}`, { client_id: 'c', report_id: reportId })).json()
    const close = (fields: Record<string, string>, popup = LEAD_POPUP) =>
      shop.form(`/api/display/closed/${popup}`, { client_id: 'c', trigger: 'x', ...fields })
    const views = async (popup = LEAD_POPUP) => (await figures(popup))?.views ?? 0
    const closes = async (popup = LEAD_POPUP) => (await figures(popup))?.closes ?? 0

    it('counts once as a view, under the same id', async () => {
      const before = await views()
      const first = await view('showing-1.viewed')
      expect(await view('showing-1.viewed')).toEqual(first)
      expect(await views()).toBe(before + 1)
    })

    it('counts once also at the same moment', async () => {
      const before = await views()
      const answers = await Promise.all(Array.from({ length: 6 }, () => view('showing-2.viewed')))
      expect(new Set(answers.map(({ poptin_view_id }) => poptin_view_id)).size).toBe(1)
      expect(await views()).toBe(before + 1)
    })

    it('is recognised by its own id; without an id each one counts', async () => {
      const before = await views()
      const ids = [await view('showing-3.viewed'), await view('showing-4.viewed'), await view(''), await view('')]
      expect(new Set(ids.map(({ poptin_view_id }) => poptin_view_id)).size).toBe(4)
      expect(await views()).toBe(before + 4)
    })

    it('counts once per popup, and separately for views and closes', async () => {
      const [mine, theirs, closed] = [await views(), await views(CLICK_POPUP), await closes()]
      await view('showing-5')
      await view('showing-5', CLICK_POPUP)
      await close({ report_id: 'showing-5' })
      expect(await views()).toBe(mine + 1)
      expect(await views(CLICK_POPUP)).toBe(theirs + 1)
      expect(await closes()).toBe(closed + 1)
    })

    it('counts once as a close', async () => {
      const before = await closes()
      const answers = await Promise.all([1, 2, 3].map(() => close({ report_id: 'showing-6.closed' })))
      for (const answer of answers) expect(await answer.json()).toEqual({ success: true })
      expect(await closes()).toBe(before + 1)
    })

    it('counts as the view’s only close, under any id', async () => {
      const before = await closes()
      const [first, other] = [await view('showing-7.viewed'), await view('showing-8.viewed')]
      const viewId = first.poptin_view_id
      await close({ report_id: 'showing-7.closed', poptin_view_id: viewId, viewer_id: 'viewer-1' })
      for (const again of ['another-id', ''])
        expect((await close({ report_id: again, poptin_view_id: viewId })).status).toBe(200)
      // A page that sends it again may no longer know the view.
      await close({ report_id: 'showing-7.closed' })
      expect(await closes()).toBe(before + 1)
      await close({ report_id: 'showing-8.closed', poptin_view_id: other.poptin_view_id })
      expect(await closes()).toBe(before + 2)
    })

    it('counts as the view’s only close, whatever ids another site’s popup has used', async () => {
      const before = await closes()
      await close({ poptin_view_id: 'same-view' }, CLOSED_POPUP)
      await close({ poptin_view_id: 'same-view' })
      expect(await closes()).toBe(before + 1)
    })

    it.each([
      ['a session', 'total-website-session', { url: 'shop.example' }, { url: 'other.example' }],
      [
        'an activity',
        'conversion-activities',
        { poptin_id: LEAD_POPUP, activity: 'closed' },
        { poptin_id: CLOSED_POPUP, activity: 'closed' },
      ],
    ] as [string, string, Record<string, string>, Record<string, string>][])(
      '%s is stored even if another site has used its id',
      async (name, call, mine, theirs) => {
        const id = name.replace(' ', '-')
        for (const fields of [theirs, mine, mine])
          await shop.form(`/api/display/${call}/client-1`, { ...fields, report_id: id })
        const rows = await db.selectFrom('activity').select('site').where('report_id', '=', id).execute()
        expect(new Set(rows.map(({ site }) => site)).size).toBe(2)
        expect(rows).toHaveLength(2)
      },
    )

    it('a session of a program is not stored, but where its site shows programs all', async () => {
      const stored = async (id: string, url: string) => {
        const fields = { report_id: id, url, email: 'bot@example.com' }
        const program = { 'user-agent': 'Mozilla/5.0 HeadlessChrome/143.0.0.0' }
        expect((await shop.form('/api/display/total-website-session/client-1', fields, program)).status).toBe(200)
        return (await db.selectFrom('activity').select('id').where('report_id', '=', id).execute()).length
      }
      expect(await stored('by-program-1', 'clay-shop.com')).toBe(0)
      await shop.store.sites.add({ key: 'tests', name: 'Tests', domains: ['clay-tests.com'] })
      await shop.store.sites.setMachines('tests', { show: true })
      expect(await stored('by-program-2', 'clay-tests.com')).toBe(1)
    })

    it.each([
      ['a session', 'total-website-session', { email: 'a@example.com' }],
      ['a view of a known visitor', 'conversion-activities', { poptin_id: LEAD_POPUP, activity: 'viewed' }],
      ['a close of a known visitor', 'conversion-activities', { poptin_id: LEAD_POPUP, activity: 'closed' }],
    ] as [string, string, Record<string, string>][])('%s is stored once', async (_, call, fields) => {
      const send = (client: string, id: string) =>
        shop.form(`/api/display/${call}/${client}`, { ...fields, report_id: id })
      const countRows = async () =>
        (await db.selectFrom('activity').select('id').where('report_id', '=', 'activity-1').execute()).length
      const before = await countRows()
      const answers = await Promise.all([1, 2, 3].map(() => send('client-1', 'activity-1')))
      for (const answer of answers) expect(await answer.json()).toEqual({ success: true })
      expect(await countRows()).toBe(before + 1)
      await send('client-2', 'activity-1')
      expect(await countRows()).toBe(before + 2)
    })
  })

  it.each([
    ['total-website-session/client-1', { email: 'a@example.com', url: 'shop.example' }],
    ['conversion-activities/client-1', { email: 'a@example.com', poptin_id: LEAD_POPUP, activity: 'viewed' }],
    ['conversion-activities/client-1', { email: 'a@example.com', poptin_id: LEAD_POPUP, activity: 'closed' }],
  ] as [string, Record<string, string>][])('accepts %s', async (path, fields) => {
    const response = await shop.form(`/api/display/${path}`, fields)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ success: true })
  })

  it('cuts texts that are too long instead of losing the report', async () => {
    const long = 'x'.repeat(50_000)
    const report_id = 'long-report'
    const fields = { report_id, url: `https://shop.example/${long}`, trigger: long, converted_email: long }
    expect((await shop.json(`/api/display/viewed/${LEAD_POPUP}`, fields)).status).toBe(200)
    const row = await db.selectFrom('report').selectAll().where('report_id', '=', report_id).executeTakeFirstOrThrow()
    expect(JSON.stringify(row).length).toBeLessThan(6_000)
  })

  it('accepts limitLogs', async () => {
    const response = await shop.request('/api/display/limitLogs/client-1?status=reached&id=12')
    expect(await response.json()).toEqual({ success: true })
  })

  it.each([
    ['view of an unknown popup', `viewed/${UNKNOWN_POPUP}`, {}, 404, undefined],
    ['close of an unknown popup', `closed/${UNKNOWN_POPUP}`, {}, 404, undefined],
    ['view with a list for an address', `viewed/${LEAD_POPUP}`, { url: ['x'] }, 400, 'url'],
    ['view with a hostile viewer', `viewed/${LEAD_POPUP}`, { viewer_id: '<b>' }, 400, 'viewer_id'],
    ['close with a zero character', `closed/${LEAD_POPUP}`, { trigger: '\0' }, 400, 'trigger'],
    ['session with an object', 'total-website-session/c', { email: {} }, 400, 'email'],
    ['session of a hostile client', 'total-website-session/%3Cb%3E', {}, 400, 'client_id'],
    ['activity without a popup', 'conversion-activities/c', { activity: 'viewed' }, 400, 'poptin_id'],
    [
      'activity of an unknown popup',
      'conversion-activities/c',
      { poptin_id: UNKNOWN_POPUP, activity: 'viewed' },
      404,
      'poptin_id',
    ],
    [
      'activity of an unknown kind',
      'conversion-activities/c',
      { poptin_id: LEAD_POPUP, activity: 'bought' },
      400,
      'activity',
    ],
    ['view with a hostile report id', `viewed/${LEAD_POPUP}`, { report_id: "';--" }, 400, 'report_id'],
    ['close with a long report id', `closed/${LEAD_POPUP}`, { report_id: 'a'.repeat(65) }, 400, 'report_id'],
    ['close of a view that has no such name', `closed/${LEAD_POPUP}`, { poptin_view_id: '<b>' }, 400, 'poptin_view_id'],
    ['session with a list for a report id', 'total-website-session/c', { report_id: [] }, 400, 'report_id'],
    ['a list instead of an object', `viewed/${LEAD_POPUP}`, '[1', 400, undefined],
  ] as [string, string, unknown, number, string | undefined][])('refuses %s', async (_, path, body, status, field) => {
    const response = await shop.json(`/api/display/${path}`, body)
    expect(response.status).toBe(status)
    expect((await response.json()).error.field).toBe(field)
  })

  it('refuses an invalid limitLogs id', async () => {
    expect((await shop.request('/api/display/limitLogs/c?id=%27%3B')).status).toBe(400)
  })
})
