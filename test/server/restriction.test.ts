import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Db, openDatabase } from '../../server/db/database'
import { restrictionOf } from '../../server/display/restriction'
import { monthOf } from '../../server/lib/days'
import { viewers } from '../../server/reports/viewer'
import { createStore } from '../../server/store/store'
import { decodeDisplay } from '../../shared/wire/page/display-answer'
import { decodeRestriction } from '../../shared/wire/page/restriction'
import { describeOnEitherDatabase } from '../support/databases'
import {
  CLICK_POPUP,
  CLOSED_POPUP,
  CLOSED_SITE,
  LEAD_POPUP,
  OPEN_SITE,
  openShop,
  popupOf,
  type Shop,
} from '../support/shop'

const DAY = 86_400_000
const USED_UP = 'You have been reached the max poptins views number'
const OWN_UPGRADE = 'popupupgrade1'
const LIMITED_POPUP = 'popuplimited1'

describeOnEitherDatabase('restriction', (database) => {
  let shop: Shop
  let db: Db
  beforeAll(async () => {
    const location = database()
    shop = await openShop(location)
    db = await openDatabase(location)
    await shop.store.popups.save(OPEN_SITE, popupOf({ id: OWN_UPGRADE, name: 'Upgrade', onClickOnly: true }))
  })
  beforeEach(() => shop.store.sites.setLimits(OPEN_SITE, {}))
  afterAll(() => Promise.all([shop.close(), db.destroy()]))

  const display = async (fields: Record<string, string> = {}) =>
    (await shop.form(`/api/display/${OPEN_SITE}`, fields)).json()
  const click = async (id: string, headers: Record<string, string> = {}) =>
    (await shop.request(`/api/display/click/${id}`, { headers })).json()
  const view = (id: string, viewer?: string) =>
    shop.json(`/api/display/viewed/${id}`, { client_id: 'c', viewer_id: viewer })
  /** The id that a new answer gives the popup. */
  const answered = async (id: string): Promise<string> => {
    const { poptins } = await click(id, { origin: 'https://shop.example' })
    return poptins[0].viewer_id
  }
  const countView = async (id: string) => view(id, await answered(id))
  const viewAt = async (time: number) => {
    const viewer = await answered(LIMITED_POPUP)
    vi.useFakeTimers({ toFake: ['Date'], now: time })
    await shop.json(`/api/display/viewed/${LIMITED_POPUP}`, { report_id: `${time}`, viewer_id: viewer })
    vi.useRealTimers()
  }
  const viewsOf = async (id: string) => (await shop.store.figures.totals()).get(id)?.views ?? 0
  const viewsSoFar = async () => (await shop.store.figures.used(OPEN_SITE, monthOf(Date.now()))).count

  it.each([
    ['three days ago, with an upgrade popup', 3, CLOSED_POPUP, { id: CLOSED_POPUP, more_than_two_days: true }],
    ['yesterday, with an upgrade popup', 1, CLOSED_POPUP, { id: CLOSED_POPUP, more_than_two_days: false }],
    ['three days ago, without one', 3, undefined, null],
  ])('shows nothing on a site that was restricted %s', async (_, days, upgradePopup, upgrade) => {
    await shop.store.sites.setLimits(OPEN_SITE, { restrictedSince: Date.now() - days * DAY, upgradePopup })
    const answer = await display()
    expect(answer).toMatchObject({
      poptins: [],
      display: 'not_allowed',
      message: 'Client restricted',
      is_client_restriction: true,
      client_restriction_setting: { upgrade_popup: upgrade },
    })
    expect(decodeDisplay(answer).restricted).toBe(true)
    const offered = days > 2 ? (upgradePopup ?? '') : ''
    expect(decodeRestriction(answer)).toEqual({ message: 'Client restricted', upgrade: offered })
  })

  it('shows again once the restriction is lifted', async () => {
    await shop.store.sites.setLimits(OPEN_SITE, { restrictedSince: 1 })
    expect((await display()).display).toBe('not_allowed')
    await shop.store.sites.setLimits(OPEN_SITE, {})
    expect(await display()).toMatchObject({ display: 'allowed', is_client_restriction: false })
  })

  it('restricts only the one site', async () => {
    await shop.store.sites.setLimits(OPEN_SITE, { restrictedSince: 1 })
    const other = await (await shop.form(`/api/display/${CLOSED_SITE}`, { domain: 'shop.example' })).json()
    expect(other.display).toBe('allowed')
  })

  it('restricts nobody on a page that the site does not list', async () => {
    const answer = await (await shop.form(`/api/display/${CLOSED_SITE}`, { domain: 'evil.example' })).json()
    expect(answer).toMatchObject({ message: 'Client restricted', is_client_restriction: false })
    expect(answer.client_restriction_setting).toEqual({ upgrade_popup: null })
  })

  it.each([
    ['*.shop.test', ['a.shop.test', 'www.shop.test', 'A.B.Shop.test.', 'https://a.shop.test:8443/x']],
    ['xn--bcher-kva.example', ['bücher.example', 'www.bücher.example', 'xn--bcher-kva.example']],
    ['shop.test', ['shop.test.', 'www.shop.test', 'SHOP.test:8443']],
  ])('restricts nobody on a page of %s', async (domain, hosts) => {
    const { key } = await shop.store.sites.add({ name: 'Listed', domains: [domain] })
    const answerOn = async (host: string) => (await shop.form(`/api/display/${key}`, { domain: host })).json()
    for (const host of hosts) expect([host, (await answerOn(host)).display]).toEqual([host, 'allowed'])
    expect((await answerOn('shop.test.evil.example')).message).toBe('Client restricted')
  })

  it('lets the owner of a restricted site preview, and its visitors convert', async () => {
    await shop.store.sites.setLimits(OPEN_SITE, { restrictedSince: 1 })
    expect(decodeDisplay(await display({ preview_poptin_id: LEAD_POPUP })).campaigns).toHaveLength(1)
    const lead = { poptin_id: LEAD_POPUP, p_target: 'lead', email: 'kept@example.com' }
    expect((await shop.form('/api/display/conversion/v', lead)).status).toBe(200)
    expect((await shop.store.leads.all({ search: 'kept@example.com' })).length).toBe(1)
  })

  it.each([
    ['of the site itself', OWN_UPGRADE],
    ['of another site, which does not list the page', CLOSED_POPUP],
  ])('an upgrade popup %s can be clicked, and no other popup', async (_, upgradePopup) => {
    await shop.store.sites.setLimits(OPEN_SITE, { restrictedSince: 1, upgradePopup })
    const elsewhere = { origin: 'https://any.example' }
    expect(decodeDisplay(await click(upgradePopup, elsewhere)).campaigns.map(({ id }) => id)).toEqual([upgradePopup])
    expect(await click(CLICK_POPUP, elsewhere)).toMatchObject({
      poptin_id: CLICK_POPUP,
      poptins: [],
      display: 'not_allowed',
      is_client_restriction: true,
    })
  })

  it('shows nothing once the month’s views are used up', async () => {
    await shop.store.sites.setLimits(OPEN_SITE, { views: (await viewsSoFar()) + 2, upgradePopup: CLOSED_POPUP })
    await countView(LEAD_POPUP)
    expect((await display()).display).toBe('allowed')
    await countView(CLICK_POPUP)
    expect(await display()).toMatchObject({
      poptins: [],
      display: 'not_allowed',
      message: USED_UP,
      is_client_restriction: true,
      client_restriction_setting: { upgrade_popup: { id: CLOSED_POPUP, more_than_two_days: false } },
    })
    expect((await click(CLICK_POPUP)).message).toBe(USED_UP)
  })

  it('does not count closes, views of other sites, or views of the upgrade popup', async () => {
    await countView(LEAD_POPUP)
    await shop.store.sites.setLimits(OPEN_SITE, { views: (await viewsSoFar()) + 1, upgradePopup: OWN_UPGRADE })
    await shop.form(`/api/display/closed/${LEAD_POPUP}`, { client_id: 'c' })
    await countView(CLOSED_POPUP)
    await countView(OWN_UPGRADE)
    expect((await display()).display).toBe('allowed')
    await countView(LEAD_POPUP)
    expect((await display()).display).toBe('not_allowed')
  })

  it('counts a view that is sent again once', async () => {
    await shop.store.sites.setLimits(OPEN_SITE, { views: (await viewsSoFar()) + 2 })
    const viewer_id = await answered(LEAD_POPUP)
    for (let tries = 0; tries < 3; tries++)
      await shop.json(`/api/display/viewed/${LEAD_POPUP}`, { report_id: 'limit-report-1', viewer_id })
    expect((await display()).display).toBe('allowed')
  })

  it.each([
    ['names no answer', async () => ''],
    ['invented its answer', async () => 'a'.repeat(26)],
    ['names the answer of another popup', () => answered(CLICK_POPUP)],
    [
      'names an owner’s preview',
      async () => (await display({ preview_poptin_id: LEAD_POPUP })).poptins[0].viewer_id as string,
    ],
  ])('uses up no view of the limit for a caller who %s, and counts it in the figures as usual', async (_, viewer) => {
    const [limited, figures] = [await viewsSoFar(), await viewsOf(LEAD_POPUP)]
    await view(LEAD_POPUP, await viewer())
    expect(await viewsSoFar()).toBe(limited)
    expect(await viewsOf(LEAD_POPUP)).toBe(figures + 1)
  })

  it('uses up one view per answer, however often its popup is opened, also at the same moment', async () => {
    const [limited, figures] = [await viewsSoFar(), await viewsOf(LEAD_POPUP)]
    const viewer = await answered(LEAD_POPUP)
    const answers = await Promise.all(Array.from({ length: 6 }, () => view(LEAD_POPUP, viewer)))
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).poptin_view_id))
    expect(new Set(ids).size).toBe(6)
    expect(await viewsSoFar()).toBe(limited + 1)
    expect(await viewsOf(LEAD_POPUP)).toBe(figures + 6)
  })

  it('accepts an answer of another server on the same database', async () => {
    const other = createStore(db)
    const before = await viewsSoFar()
    await view(LEAD_POPUP, (await viewers(other))(LEAD_POPUP))
    expect(await viewsSoFar()).toBe(before + 1)
  })

  it('gives the views back in the next UTC month, and offers the upgrade after two days', async () => {
    const site = await shop.store.sites.add({ name: 'Limited' })
    await shop.store.popups.save(site.key, popupOf({ id: LIMITED_POPUP }))
    const limited = { ...site, limits: { views: 2, upgradePopup: CLOSED_POPUP } }
    const restrictionAt = (time: number) => restrictionOf(limited, shop.store, time)
    const [tenth, eleventh] = [Date.UTC(2030, 0, 10), Date.UTC(2030, 0, 11)]
    const upgrade = { popupId: CLOSED_POPUP, moreThanTwoDays: false }

    await viewAt(tenth)
    expect(await restrictionAt(eleventh)).toBeUndefined()
    await viewAt(eleventh)
    expect(await restrictionAt(eleventh)).toEqual({ reason: 'views', upgrade })
    expect(await restrictionAt(eleventh + 2 * DAY)).toEqual({ reason: 'views', upgrade })
    expect(await restrictionAt(eleventh + 2 * DAY + 1)).toEqual({
      reason: 'views',
      upgrade: { ...upgrade, moreThanTwoDays: true },
    })
    expect((await restrictionAt(Date.UTC(2030, 1) - 1))?.reason).toBe('views')
    expect(await restrictionAt(Date.UTC(2030, 1))).toBeUndefined()
  })
})
