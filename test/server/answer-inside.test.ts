/** The site's answer inside `/s/SITE_KEY.js`: what it holds, for whom, and how long caches keep it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { at } from '../../build/paths.js'
import { listAssets } from '../../server/builds/assets'
import type { CountrySource } from '../../server/targeting/country'
import type { Targeting } from '../../shared/targeting/popup-targeting'
import { DRAWN, LEAN, TAIL } from '../../shared/wire/addresses'
import { describeOnEachDatabase } from '../support/databases'
import { ASKING_LOADER, answerIn } from '../support/script-page'
import { CLOSED_POPUP, CLOSED_SITE, LEAD_POPUP, OPEN_SITE, ORIGIN, openShop, popupOf, type Shop } from '../support/shop'

const folder = mkdtempSync(join(tmpdir(), 'wisp-inside-'))
const files = join(folder, 'public')
mkdirSync(files)
writeFileSync(join(files, 'wisp.js'), ASKING_LOADER)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const MADE_UP = 'made-up-site'
const PROXY: CountrySource = { header: 'x-country' }
const HOUR = 3_600_000

describe('where the built loader is written into', () => {
  it('is there once, so that the answer inside is taken', () => {
    const loader = readFileSync(at('dist/public/wisp.js'), 'utf8')
    expect(loader.match(/=\w+\(document,"currentScript"\),\w+=\w+\?\.dataset\.site&&/g)).toHaveLength(1)
    expect(loader.match(/\b\w+\.site\?await /g)).toHaveLength(1)
    expect(loader).toMatch(/^\/\/#.*\n\(/)
  })
})

describeOnEachDatabase('the answer inside the script', (database) => {
  let shop: Shop
  let sites = 0
  let site = ''
  const open = (country?: CountrySource) =>
    openShop(database(), { assets: listAssets(files), trustProxy: true, ...(country && { country }) })
  beforeAll(async () => {
    shop = await open(PROXY)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    site = `${MADE_UP}-${++sites}`
    await shop.store.sites.add({ key: site, name: 'A shop', domains: [] })
  })
  afterEach(() => vi.useRealTimers())

  const id = (number: number): string => `popup${`${sites}x${number}`.padStart(8, '0')}`
  const add = (targeting?: Targeting, html?: string, key = site, number = 1) =>
    shop.store.popups.save(
      key,
      popupOf({ id: id(number), name: `Popup ${number}`, ...(targeting && { targeting }), ...(html && { html }) }),
    )
  const ask = (headers: Record<string, string> = {}, key = site): Promise<Response> =>
    shop.request(`/s/${key}.js`, { headers })
  const textOf = async (headers: Record<string, string> = {}, key = site) => (await ask(headers, key)).text()
  const inPage = async (
    options: Parameters<typeof answerIn>[3] = {},
    headers: Record<string, string> = {},
    key = site,
  ) => answerIn(await textOf(headers, key), key, ORIGIN, options)
  const idsIn = ({ answer }: Awaited<ReturnType<typeof inPage>>) =>
    answer?.campaigns.map((campaign: { id: string }) => campaign.id)

  it('is the one of a display call by our own script, but for what is a visitor’s own', async () => {
    const called = await (
      await shop.form(`/api/display/${OPEN_SITE}${DRAWN}`, { domain: 'any.example', client_id: 'visitor' })
    ).json()
    const { answer, address } = await inPage({}, { 'x-forwarded-for': '203.0.113.9' }, OPEN_SITE)
    const { ip: _, viewer_id: __, country_code: ___, ...common } = called
    expect(answer).toEqual({ ...common, made: expect.any(Number), viewer_id: expect.stringMatching(/^[\w-]{30}$/) })
    expect(address).toBe(`${ORIGIN}/wisp.js?site=${OPEN_SITE}`)
    expect(await textOf({ 'x-forwarded-for': '203.0.113.9' }, OPEN_SITE)).not.toContain('203.0.113')
  })

  it.each([
    ['whole', TAIL, true],
    ['those fields that deciding takes', LEAN, false],
  ])('has popups for a loader of an earlier build as that expects them: %s', async (_, query, isWhole) => {
    const earlier = mkdtempSync(join(folder, 'earlier-'))
    writeFileSync(join(earlier, 'wisp.js'), ASKING_LOADER.replace(DRAWN, query))
    const server = await openShop(database(), { assets: listAssets(earlier), trustProxy: true, country: PROXY })
    try {
      const called = await (await server.form(`/api/display/${OPEN_SITE}${query}`, { domain: 'any.example' })).json()
      const { answer } = await answerIn(await (await server.request(`/s/${OPEN_SITE}.js`)).text(), OPEN_SITE, ORIGIN)
      expect('poptin_size' in answer.poptins[0]).toBe(isWhole)
      expect(answer.poptins).toEqual(called.poptins)
    } finally {
      await server.close()
    }
  })

  it('has the limits of a calm site, anew after each change', async () => {
    await add()
    for (const calm of [{ page: 1, pause: 60 }, { week: 3 }]) {
      await shop.store.sites.setCalm(site, calm)
      const { answer } = await inPage()
      expect([answer.calm, answer.run, answer.campaigns[0].live]).toEqual([calm, ['calm'], { calm: 1 }])
    }
    await shop.store.sites.setCalm(site, undefined)
    expect((await inPage()).answer).not.toHaveProperty('calm')
  })

  it('is not for programs that name themselves, of which the server has to know', async () => {
    await add()
    const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
    expect(await inPage({ agent, host: 'clay-shop.com' })).toEqual({ reason: 'visitor' })
    expect(await inPage({ agent, host: 'clay-shop.test' })).toHaveProperty('answer')
  })

  it('has nothing that covers the page for a browser that a program drives, unless the site shows programs all', async () => {
    await add()
    await shop.store.popups.save(site, popupOf({ id: id(2), onClickOnly: true }))
    await shop.store.popups.save(site, popupOf({ id: id(3), type: 'embedded' }))
    const driven = { driven: true, host: 'clay-shop.com' }
    expect(idsIn(await inPage(driven))).toEqual([id(2), id(3)])
    expect(idsIn(await inPage({ ...driven, host: 'clay-shop.test' }))).toEqual([id(1), id(2), id(3)])
    await shop.store.sites.setMachines(site, { show: true })
    expect(idsIn(await inPage(driven))).toEqual([id(1), id(2), id(3)])
  })

  it('says by itself that consent is required once the site follows a platform', async () => {
    const address = async () => (await inPage()).address
    expect(await address()).toBe(`${ORIGIN}/wisp.js?site=${site}`)
    await shop.store.sites.setBridge(site, { platform: 'auto', categories: [] })
    expect(await address()).toBe(`${ORIGIN}/wisp.js?site=${site}&default-consent=required`)
    await shop.store.sites.setBridge(site, undefined)
    expect(await address()).toBe(`${ORIGIN}/wisp.js?site=${site}`)
  })

  it.each([
    ['asks for privacy', true, true, 1],
    ['asks for privacy, before consent', true, false, 0],
    ['asks for nothing', undefined, true, 0],
  ])('empties an id of before where the browser %s', async (_, privacyControl, allowed, times) => {
    let calls = 0
    const clientId = (): string => `${++calls}`
    expect((await inPage({ privacyControl, allowed, clientId })).answer).toBeDefined()
    expect(calls).toBe(times)
  })

  it('holds no popup of another site', async () => {
    const [openText, other] = [await textOf({}, OPEN_SITE), await textOf({}, CLOSED_SITE)]
    expect([openText.includes(LEAD_POPUP), openText.includes(CLOSED_POPUP)]).toEqual([true, false])
    expect([other.includes(LEAD_POPUP), other.includes(CLOSED_POPUP)]).toEqual([false, true])
  })

  it.each([
    ['shop.example', true],
    ['www.shop.example', true],
    ['shop.example.', true],
    ['evil-shop.example', false],
    ['shop.example.evil.example', false],
    ['wisp.test', true],
  ])('is for the domains of the site, and for our own pages: %s', async (host, isListed) => {
    const { answer } = await inPage({ host }, {}, CLOSED_SITE)
    expect([answer.restricted, answer.campaigns.length]).toEqual(isListed ? [undefined, 1] : [true, 0])
  })

  it('is for all subdomains where the site says so', async () => {
    const wide = `${site}-wide`
    await shop.store.sites.add({ key: wide, name: 'Wide', domains: ['*.shop.example'] })
    const refusals = await Promise.all(
      ['a.b.shop.example', 'shop.example'].map(async (host) => (await inPage({ host }, {}, wide)).answer.restricted),
    )
    expect(refusals).toEqual([undefined, true])
  })

  it('lets the page decide by language, as the server does by its header', async () => {
    await add({ languages: { include: ['he'] } })
    await add({ languages: { exclude: ['en'] } }, undefined, site, 2)
    await add(undefined, undefined, site, 3)
    const popupIds = async (...languages: string[]) => idsIn(await inPage({ languages }))
    expect(await popupIds('en-GB', 'he')).toEqual([id(3)])
    expect(await popupIds('he-IL')).toEqual([id(1), id(2), id(3)])
    expect(await popupIds('iw')).toEqual([id(1), id(2), id(3)])
    expect(await popupIds()).toEqual([id(2), id(3)])
  })

  it.each<[string, Targeting]>([
    ['browsers', { browser: { include: ['chrome'] } }],
    ['systems', { system: { exclude: ['ios'] } }],
    ['tablets', { device: 'tablet' }],
  ])('is left to a call where a popup is for some %s', async (_, targeting) => {
    await add(targeting)
    expect(await inPage()).toEqual({ reason: 'browser' })
  })

  it('leaves out what the server leaves out for everybody', async () => {
    await add({ schedule: { to: '2020-01-01' } })
    await add({ browser: { include: ['chrome'] }, schedule: { from: '2098-01-01' } }, undefined, site, 2)
    expect(idsIn(await inPage())).toEqual([])
  })

  describe('with popups for countries', () => {
    beforeEach(() => add({ countries: { include: ['FR'] } }))

    it('is that of the country which the proxy names, and caches keep these apart', async () => {
      const [french, german] = await Promise.all(
        ['FR', 'DE'].map(async (country) => ({
          ids: idsIn(await inPage({}, { 'x-country': country })),
          headers: (await ask({ 'x-country': country })).headers,
        })),
      )
      expect([french?.ids, german?.ids]).toEqual([[id(1)], []])
      expect(french?.headers.get('vary')).toBe('Accept-Encoding, x-country')
      expect(german?.headers.get('vary')).toBe('Accept-Encoding, x-country')
      expect(french?.headers.get('etag')).not.toBe(german?.headers.get('etag'))
      const { answer } = await inPage({}, { 'x-country': 'fr' })
      expect(answer.country_code).toBe('FR')
    })

    it.each(['', 'XX', 'T1'])('is left to a call where the proxy says “%s”', async (country) => {
      expect(await inPage({}, country ? { 'x-country': country } : {})).toEqual({ reason: 'country' })
      expect((await ask({ 'x-country': country })).headers.get('vary')).toBe('Accept-Encoding, x-country')
    })
  })

  it.each([
    [
      'a phone of any country',
      '<form data-wisp-form><input data-wisp-field="phone" data-wisp-check="phone-international"></form>',
    ],
    ['a date', '<form data-wisp-form><input type="date" data-wisp-field="birthday"></form>'],
    ['the name of the country', '<p>Hello in [[ country|your country ]]</p>'],
  ])('tells the country where a popup is drawn with it: %s', async (_, html) => {
    await add(undefined, html)
    expect((await inPage({}, { 'x-country': 'IL' })).answer.country_code).toBe('IL')
    expect(await inPage()).toEqual({ reason: 'country' })
  })

  it('tells no country where no popup depends on it, and is the same for all', async () => {
    await add()
    const answer = await ask({ 'x-country': 'IL' })
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('etag')).toBe((await ask()).headers.get('etag'))
    expect((await inPage({}, { 'x-country': 'IL' })).answer).not.toHaveProperty('country_code')
  })

  it.each(['CF-IPCountry', 'CDN-RequestCountryCode', 'CloudFront-Viewer-Country'])(
    'stays out of shared caches that would mix up countries: those which say %s',
    async (header) => {
      const other = await open({ header })
      await other.store.popups.save(OPEN_SITE, popupOf({ targeting: { countries: { include: ['FR'] } } }))
      const { headers } = await other.request(`/s/${OPEN_SITE}.js`, { headers: { [header]: 'FR' } })
      expect(headers.get('cache-control')).toMatch(/^private, max-age=60/)
      expect((await other.request(`/s/${CLOSED_SITE}.js`)).headers.get('cache-control')).toMatch(/^public, max-age=60/)
      await other.close()
    },
  )

  it('runs the chunks that the visitor’s page needs', async () => {
    await add({ searchBar: true })
    const run = async (options: Parameters<typeof answerIn>[3]) => (await inPage(options)).answer.run
    expect(await run({})).toEqual([])
    expect(await run({ mobile: true })).toEqual(['teaser'])
    expect(await run({ store: 'wix' })).toEqual(['store'])
    expect(await run({ store: 'shopify', mobile: true })).toEqual(['teaser', 'store'])
    expect(await run({ store: 'other' })).toEqual([])
  })

  it.each([
    ['a preview', { preview: LEAD_POPUP }],
    ['a page that asks another server', { server: 'https://other.example' }],
    ['a page of another site', { site: 'other' }],
    ['a page without a host', { host: '' }],
  ])('is not for %s', async (_, options) => {
    expect(await inPage(options)).toEqual({ reason: 'as ever' })
  })

  it.each([
    ['a copy that somebody has kept', HOUR],
    ['a clock that is an hour late', -HOUR],
  ])('does not count in %s', async (_, ahead) => {
    expect(await inPage({ ahead })).toEqual({ reason: 'old' })
    expect((await inPage({ ahead: ahead / 60 })).answer).toBeDefined()
  })

  it('counts for less time where popups begin or end at a moment', async () => {
    await add({ schedule: { hours: [{ from: '01:00', to: '00:59' }] } })
    expect((await inPage({ ahead: 60_000 })).answer).toBeDefined()
    expect(await inPage({ ahead: 5 * 60_000 })).toEqual({ reason: 'old' })
  })

  it('is kept for a minute, asked for by its tag, and another as soon as something is published', async () => {
    await add()
    const first = await ask({ 'accept-encoding': 'br' })
    expect(first.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=30')
    const tag = first.headers.get('etag') ?? ''
    const same = await ask({ 'accept-encoding': 'br', 'if-none-match': `W/${tag}` })
    expect([same.status, await same.text()]).toEqual([304, ''])
    await add(undefined, undefined, site, 2)
    expect((await ask({ 'accept-encoding': 'br', 'if-none-match': tag })).status).toBe(200)
    expect(idsIn(await inPage())).toEqual([id(1), id(2)])
    await shop.store.popups.setPaused(id(1), true)
    expect(idsIn(await inPage())).toEqual([id(2)])
  })

  it('reads back from what is sent to browsers', async () => {
    await add()
    const plain = await textOf()
    const packed = async (encoding: string) =>
      Buffer.from(await (await ask({ 'accept-encoding': encoding })).arrayBuffer())
    expect(brotliDecompressSync(await packed('br')).toString()).toBe(plain)
    expect(gunzipSync(await packed('gzip')).toString()).toBe(plain)
  })

  it('says of a restricted site what a call says, and again when that is over', async () => {
    await add()
    await shop.store.sites.setLimits(site, { restrictedSince: 1, upgradePopup: LEAD_POPUP })
    const { answer } = await inPage()
    expect(answer).toMatchObject({
      campaigns: [],
      restricted: true,
      run: ['report'],
      is_client_restriction: true,
      client_restriction_setting: { upgrade_popup: { id: LEAD_POPUP, more_than_two_days: true } },
    })
    await shop.store.sites.setLimits(site, {})
    expect(idsIn(await inPage())).toEqual([id(1)])
  })

  it('gives each visitor an id of its own, which counts towards the limit of views once for each popup', async () => {
    await add()
    await shop.store.sites.setLimits(site, { views: 2 })
    const script = await textOf()
    const viewer = async (): Promise<string> => (await answerIn(script, site, ORIGIN)).answer.viewer_id
    const [first, other] = [await viewer(), await viewer()]
    const view = (viewer_id: string) => shop.json(`/api/display/viewed/${id(1)}`, { client_id: 'c', viewer_id })
    const isRestricted = async () => (await inPage()).answer.restricted === true
    await view(first)
    await view(first)
    await view(`${first.slice(0, -1)}${first.endsWith('a') ? 'b' : 'a'}`)
    expect(await isRestricted()).toBe(false)
    await view(other)
    expect(await isRestricted()).toBe(true)
    expect((await shop.store.figures.totals()).get(id(1))?.views).toBe(4)
  })

  it('takes no id that belongs to another site', async () => {
    await add()
    const stranger = (await inPage({}, {}, OPEN_SITE)).answer.viewer_id
    await shop.store.sites.setLimits(site, { views: 1 })
    await shop.json(`/api/display/viewed/${id(1)}`, { client_id: 'c', viewer_id: stranger })
    expect((await inPage()).answer.restricted).toBe(undefined)
  })

  it('is text of a script whatever owners have written', async () => {
    const name = `</script><script>alert(1)//\u2028\u2029 \`\${x}\` \\" <!-- שלום 😀`
    await shop.store.popups.save(site, popupOf({ id: id(1), name }))
    const text = await textOf()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII.
    expect(text).toMatch(/^[\x00-\x7e]*$/)
    expect(text).not.toMatch(/<\/script|<!--/i)
    expect((await inPage()).answer.campaigns[0].poptin_name).toBe(name)
  })

  it('asks as ever where the loader has no place for an answer', async () => {
    const plain = join(folder, 'plain')
    mkdirSync(plain, { recursive: true })
    writeFileSync(join(plain, 'wisp.js'), 'const at = "wisp:address"')
    const other = await openShop(database(), { assets: listAssets(plain) })
    const answer = await other.request(`/s/${OPEN_SITE}.js`)
    expect(await answer.text()).toBe(`const at = "${ORIGIN}/wisp.js?site=${OPEN_SITE}"`)
    await other.close()
  })
})
