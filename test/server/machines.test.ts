/** Programs and owners: what they are shown, and that they are counted in no figure. */
import { generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { thumbprintOf } from '../../server/sites/agent-keys'
import { ownerWords } from '../../server/sites/owner-link'
import { describeOnEachDatabase } from '../support/databases'
import { CLICK_POPUP, CLOSED_SITE, LEAD_POPUP, OPEN_SITE, openShop, popupOf, type Shop } from '../support/shop'

const EMBEDDED = 'popupembed001'
const KEPT = 'popupkept0001'
const PAGE = 'https://clay-shop.com/'
const HEADLESS =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0.0.0 Safari/537.36'
const CHROME = HEADLESS.replace('Headless', '')

describeOnEachDatabase('a program', (database) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(database())
    await shop.store.popups.save(OPEN_SITE, popupOf({ id: EMBEDDED, type: 'embedded' }))
  })
  afterAll(() => shop.close())

  const display = async (headers: Record<string, string>, query = '', page = PAGE) => {
    const fields = { domain: new URL(page).hostname, previous_visited_pages_with_current: page }
    return (await shop.form(`/api/display/${OPEN_SITE}${query}`, fields, headers)).json()
  }
  const idsIn = ({ poptins }: { poptins: { poptin_id: string }[] }) => poptins.map(({ poptin_id }) => poptin_id)
  const figures = async (id = LEAD_POPUP) => {
    const { views = 0, closes = 0, conversions = 0, leads = 0 } = (await shop.store.figures.totals()).get(id) ?? {}
    return { views, closes, conversions, leads }
  }
  /** A view, a close and a lead of one showing, by a page that got this id. */
  const report = async (viewer_id: string, headers: Record<string, string>, email: string, url = PAGE) => {
    await shop.json(
      `/api/display/viewed/${LEAD_POPUP}`,
      { viewer_id, url, report_id: email.replace(/\W/g, '-') },
      headers,
    )
    await shop.form(
      `/api/display/closed/${LEAD_POPUP}`,
      { viewer_id, url, report_id: email.replace(/\W/g, '-') },
      headers,
    )
    const lead = { poptin_id: LEAD_POPUP, email, url, elapsed: '9' }
    return shop.form(`/api/display/conversion/${viewer_id}`, lead, headers)
  }
  const leadOf = async (email: string) => (await shop.store.leads.all({ search: email }))[0]

  it.each(['', '?lean'])('is shown nothing that covers the page, in answers to %s; a person is', async (query) => {
    expect(idsIn(await display({ 'user-agent': HEADLESS }, query))).toEqual([CLICK_POPUP, EMBEDDED])
    expect(idsIn(await display({ 'user-agent': CHROME }, query))).toEqual([LEAD_POPUP, CLICK_POPUP, EMBEDDED])
    const clicked = await shop.request(`/api/display/click/${LEAD_POPUP}`, { headers: { 'user-agent': HEADLESS } })
    expect(idsIn(await clicked.json())).toEqual([LEAD_POPUP])
  })

  it('is known also where only its page says that a program drives the browser', async () => {
    const idsFor = async (fields: Record<string, string>) =>
      idsIn(await (await shop.form(`/api/display/${OPEN_SITE}`, fields, { 'user-agent': CHROME })).json())
    const driven = { domain: 'clay-shop.com', webdriver: 'true' }
    expect(await idsFor(driven)).toEqual([CLICK_POPUP, EMBEDDED])
    expect(await idsFor({ ...driven, webdriver: 'false' })).toContain(LEAD_POPUP)
    // A test of the owner's own, and the owner.
    expect(await idsFor({ ...driven, domain: 'localhost' })).toContain(LEAD_POPUP)
    const word = (await ownerWords(shop.store))(OPEN_SITE)
    const pages = `https://clay-shop.com/?wisp-owner=${word}`
    expect(await idsFor({ ...driven, previous_visited_pages_with_current: pages })).toContain(LEAD_POPUP)
    await shop.store.sites.setMachines(OPEN_SITE, { show: true })
    expect(await idsFor(driven)).toContain(LEAD_POPUP)
    await shop.store.sites.setMachines(OPEN_SITE, {})
  })

  it('is told in “why is it not showing?” that it is one, and the owner which popups it does not get', async () => {
    const ask = async (headers: Record<string, string>, fields: Record<string, string> = {}) =>
      (await shop.form(`/api/display/left-out/${OPEN_SITE}`, { domain: 'clay-shop.com', ...fields }, headers)).json()
    expect(await ask({ 'user-agent': HEADLESS })).toEqual({ left_out: [], left_out_kinds: { machine: 1 } })
    expect(await ask({ 'user-agent': CHROME }, { webdriver: 'true' })).toMatchObject({ left_out_kinds: { machine: 1 } })
    expect(await ask({ 'user-agent': CHROME })).toEqual({ left_out: [], left_out_kinds: {} })
    const owner = (await ownerWords(shop.store))(OPEN_SITE)
    expect(await ask({ 'user-agent': HEADLESS }, { 'wisp-owner': owner })).toEqual({ left_out: [] })
    await shop.store.sites.setMachines(OPEN_SITE, { show: true })
    expect(await ask({ 'user-agent': HEADLESS })).toEqual({ left_out: [], left_out_kinds: {} })
    await shop.store.sites.setMachines(OPEN_SITE, {})
  })

  it('is the owner by the link of the desk to a page of the site', async () => {
    const { sites } = await (await shop.desk('/popups')).json()
    const of = (key: string): string => sites.find((site: { key: string }) => site.key === key).visitUrl
    // A site without a domain has no page that we know of.
    expect(of(OPEN_SITE)).toBe('')
    const word = (await ownerWords(shop.store))(CLOSED_SITE)
    expect(new URL(of(CLOSED_SITE)).searchParams.get('wisp-owner')).toBe(word)
  })

  it('has a column of its own, and counts in no other; its lead is kept, and marked', async () => {
    const before = await figures()
    await shop.store.popups.save(OPEN_SITE, popupOf({ id: KEPT }))
    const { viewer_id } = await display({ 'user-agent': HEADLESS }, '?lean')
    await expect
      .poll(async () => (await shop.store.figures.totals()).get(KEPT))
      .toMatchObject({ machines: 1, views: 0 })
    // The visitor's id marks a machine, whatever the calls that follow say.
    expect((await report(viewer_id, { 'user-agent': CHROME }, 'bot@example.com')).status).toBe(200)
    // And so do these, whatever the id.
    const { viewer_id: other } = await display({ 'user-agent': CHROME }, '?lean')
    await report(other, { 'user-agent': HEADLESS }, 'bot-2@example.com')
    expect(await figures()).toEqual(before)
    expect(await leadOf('bot@example.com')).toMatchObject({ suspect: true })
    expect(await leadOf('bot-2@example.com')).toMatchObject({ suspect: true })
    const desk = await (await shop.desk('/popups')).json()
    expect(desk.popups.find(({ id }: { id: string }) => id === KEPT)).toMatchObject({ machines: 1, views: 0 })
    await shop.store.popups.setPaused(KEPT, true)
    await report(
      (await display({ 'user-agent': CHROME }, '?lean')).viewer_id,
      { 'user-agent': CHROME },
      'ann@example.com',
    )
    expect(await figures()).toMatchObject({
      views: before.views + 1,
      closes: before.closes + 1,
      leads: before.leads + 1,
    })
    expect(await leadOf('ann@example.com')).not.toHaveProperty('suspect')
  })

  it('is a test of the owner’s own on a page that is kept for tests, and a person where the site says so', async () => {
    expect(idsIn(await display({ 'user-agent': HEADLESS }, '', 'http://localhost:3000/'))).toContain(LEAD_POPUP)
    await shop.store.sites.setMachines(OPEN_SITE, { show: true })
    expect(idsIn(await display({ 'user-agent': HEADLESS }))).toContain(LEAD_POPUP)
    const before = await figures()
    const { viewer_id } = await display({ 'user-agent': HEADLESS }, '?lean')
    await report(viewer_id, { 'user-agent': HEADLESS }, 'ci@example.com')
    expect(await figures()).toMatchObject({ views: before.views + 1, leads: before.leads + 1 })
    await shop.store.sites.setMachines(OPEN_SITE, {})
  })

  it('is known also where a call does not say the page, and is a test on a page without a host', async () => {
    const idsFor = async (headers: Record<string, string>) =>
      idsIn(await (await shop.form(`/api/display/${OPEN_SITE}`, {}, { 'user-agent': HEADLESS, ...headers })).json())
    expect(await idsFor({})).not.toContain(LEAD_POPUP)
    expect(await idsFor({ origin: 'https://clay-shop.com' })).not.toContain(LEAD_POPUP)
    expect(await idsFor({ origin: 'null' })).toContain(LEAD_POPUP)
    const trailing = { domain: 'clay-shop.com.' }
    const answer = await shop.form(`/api/display/${OPEN_SITE}`, trailing, { 'user-agent': HEADLESS })
    expect(idsIn(await answer.json())).not.toContain(LEAD_POPUP)
  })

  it('is known by its signature', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const x = `${publicKey.export({ format: 'jwk' }).x}`
    const now = Math.floor(Date.now() / 1000)
    const params = `("@authority");created=${now};expires=${now + 300};keyid="${thumbprintOf(x)}";tag="web-bot-auth"`
    const base = `"@authority": wisp.test\n"@signature-params": ${params}`
    const signature = sign(null, Buffer.from(base), privateKey).toString('base64')
    const headers = { 'user-agent': CHROME, 'signature-input': `sig=${params}`, signature: `sig=:${signature}:` }
    expect(idsIn(await display(headers))).toContain(LEAD_POPUP)
    await shop.store.sites.setMachines(OPEN_SITE, { keys: [{ id: thumbprintOf(x), x }] })
    expect(idsIn(await display(headers))).not.toContain(LEAD_POPUP)
    await shop.store.sites.setMachines(OPEN_SITE, {})
  })

  it('an owner sees all by an owner’s link, with any browser and on the pages that follow, and is not counted', async () => {
    const word = (await ownerWords(shop.store))(OPEN_SITE)
    const pages = `${PAGE}?wisp-owner=${word}\n${PAGE}next`
    const fields = { domain: 'clay-shop.com', previous_visited_pages_with_current: pages }
    const before = await figures()
    for (const agent of [CHROME, HEADLESS]) {
      const answer = await (await shop.form(`/api/display/${OPEN_SITE}?lean`, fields, { 'user-agent': agent })).json()
      expect(idsIn(answer)).toContain(LEAD_POPUP)
      await report(answer.viewer_id, { 'user-agent': CHROME }, `owner-${agent.length}@example.com`)
    }
    expect(await figures()).toEqual(before)
    // A word that nobody has given is none.
    const { poptins } = await display({ 'user-agent': HEADLESS }, '', `${PAGE}?wisp-owner=${word}x`)
    expect(idsIn({ poptins })).not.toContain(LEAD_POPUP)
  })

  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36', false],
    ['', false],
    [HEADLESS, true],
  ])('named %s: %s', async (agent, isProgram) => {
    expect(idsIn(await display({ 'user-agent': agent })).includes(LEAD_POPUP)).toBe(!isProgram)
  })
})
