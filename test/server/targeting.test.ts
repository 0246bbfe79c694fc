import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ownerWords } from '../../server/sites/owner-link'
import { openCountryFile } from '../../server/targeting/country-file'
import { PLAIN_DESIGN } from '../../shared/model/design'
import type { PopupDefinition } from '../../shared/model/popup'
import type { Targeting } from '../../shared/targeting/popup-targeting'
import { isOpenBy } from '../../shared/targeting/schedule'
import { LIVE_RULES } from '../../shared/targeting/table'
import { mmdbOf } from '../support/mmdb'
import { CLOSED_SITE, OPEN_SITE, openShop, popupOf, type Shop } from '../support/shop'
import { type CaseVisitor, CHROME_WINDOWS, PAGE_CASES, SCHEDULE_CASES, SERVER_CASES } from '../support/targeting-cases'

const folder = mkdtempSync(join(tmpdir(), 'wisp-targeting-'))
const file = join(folder, 'countries.mmdb')
writeFileSync(file, mmdbOf({ '192.0.2.0/24': { country: { iso_code: 'FR' } } }))
const source = { header: 'CF-IPCountry', file: openCountryFile(file, () => {}) }

/** Behind a proxy that says the country, and without one. */
let shop: Shop
let open: Shop
let sites = 0
beforeAll(async () => {
  shop = await openShop({ dataDir: join(folder, 'a'), databaseUrl: '' }, { trustProxy: true, country: source })
  open = await openShop({ dataDir: join(folder, 'b'), databaseUrl: '' }, { country: source })
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await Promise.all([shop.close(), open.close()])
  rmSync(folder, { recursive: true, force: true })
})

/** A new site with these popups, oldest first. */
const siteWith = async (
  targetings: Targeting[],
  more: Partial<PopupDefinition> = {},
  target = shop,
): Promise<string> => {
  const key = `site-${++sites}`
  await target.store.sites.add({ key, name: key, domains: [] })
  for (const [index, targeting] of targetings.entries())
    await target.store.popups.save(
      key,
      popupOf({ ...more, targeting, id: `p${sites}x${index}`.padEnd(13, '0'), name: `N${index}` }),
    )
  return key
}

type Wire = Record<string, unknown>
const headersOf = ({ country, headers }: CaseVisitor) => ({ ...headers, ...(country && { 'cf-ipcountry': country }) })
const display = async (site: string, visitor: CaseVisitor = {}, fields = {}, target = shop) =>
  (await target.form(`/api/display/${site}`, { domain: 'shop.example', ...fields }, headersOf(visitor))).json()
const popupNames = async (...args: Parameters<typeof display>): Promise<string[]> =>
  (await display(...args)).poptins.map(({ poptin_name }: Wire) => poptin_name)
const leftOut = async (site: string, visitor: CaseVisitor = {}, fields = {}) =>
  (await shop.form(`/api/display/left-out/${site}`, { domain: 'shop.example', ...fields }, headersOf(visitor))).json()
const ownersWord = async (site: string): Promise<string> => (await ownerWords(shop.store))(site)
const leftOutForOwner = async (site: string, visitor: CaseVisitor = {}, fields = {}) =>
  leftOut(site, visitor, { 'wisp-owner': await ownersWord(site), ...fields })

const setClock = (now: string): unknown => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })

describe('what the server decides', () => {
  it.each(SERVER_CASES)('$says', async ({ targeting, visitor, shows }) => {
    const site = await siteWith([targeting, {}])
    expect(await popupNames(site, visitor)).toEqual(shows ? ['N0', 'N1'] : ['N1'])
    const { left_out } = await leftOutForOwner(site, visitor)
    expect(left_out.map(({ name }: Wire) => name)).toEqual(shows ? [] : ['N0'])
    // Neither the settings nor their names reach the page.
    expect(JSON.stringify(await display(site, visitor))).not.toMatch(/countries|languages|"browser"|"system"|tablet/)
  })

  it('the time, for pages that compare it with moments: their clocks may be wrong', async () => {
    const before = Date.now()
    const { now } = await display(await siteWith([{ schedule: { to: new Date(before + 3_600_000).toISOString() } }]))
    expect(Number(now)).toBeGreaterThanOrEqual(before)
    expect(Number(now)).toBeLessThanOrEqual(Date.now())
    expect(await display(await siteWith([{}]))).not.toHaveProperty('now')
  })

  it.each(PAGE_CASES)('nothing about $says', async ({ targeting }) => {
    const answer = await display(await siteWith([targeting]))
    expect(answer.poptins.map(({ live }: Wire) => live)).toEqual([targeting])
    expect(answer.run).toEqual(['live-targeting'])
    expect(answer.poptins[0].targeted).toBe('no')
  })

  it.each(SCHEDULE_CASES)('what may show within a day, as $says', async ({ targeting, visitor, shows }) => {
    const site = await siteWith([targeting])
    setClock(visitor.now ?? '')
    const { poptins } = await display(site)
    if (shows) expect(poptins).toHaveLength(1)
    if (!poptins[0]?.live) return
    const { schedule } = poptins[0].live
    expect(poptins[0].live).toMatchObject(targeting)
    // The page needs no data of zones: the moments say the same.
    expect(isOpenBy(schedule.openings, Date.now())).toBe(shows)
  })

  it.each<
    [description: string, schedule: NonNullable<Targeting['schedule']>, now: string, count: number, isLive: boolean]
  >([
    ['begins tomorrow', { from: '2030-02-02T11:59' }, '2030-02-01T12:00Z', 1, true],
    ['begins later', { from: '2030-02-02T12:01' }, '2030-02-01T12:00Z', 0, false],
    ['has begun for good', { from: '2030-02-01T11:00' }, '2030-02-01T12:00Z', 1, false],
    ['ends tomorrow', { to: '2030-02-02T11:00' }, '2030-02-01T12:00Z', 1, true],
    ['ends next week', { to: '2030-02-09T11:00' }, '2030-02-01T12:00Z', 1, false],
    ['is over', { to: '2030-02-01T12:00' }, '2030-02-01T12:00Z', 0, false],
    ['is on another weekday', { weekdays: ['wed'] }, '2030-02-01T12:00Z', 0, false],
    ['is on the next weekday', { weekdays: ['sat'] }, '2030-02-01T12:00Z', 1, true],
    ['has hours', { hours: [{ from: '11:00', to: '11:30' }] }, '2030-02-01T12:00Z', 1, true],
  ])('a schedule that %s', async (_, schedule, now, count, isLive) => {
    const site = await siteWith([{ schedule }])
    setClock(now)
    const { poptins } = await display(site)
    expect(poptins).toHaveLength(count)
    expect(Boolean(poptins[0]?.live)).toBe(isLive)
  })

  it('changes with the time, although answers are kept', async () => {
    const site = await siteWith([{ schedule: { from: '2030-02-02T12:00', to: '2030-02-03T00:00' } }])
    const counts = []
    for (const now of ['2030-02-01T11:00Z', '2030-02-01T13:00Z', '2030-02-02T12:30Z', '2030-02-03T00:00Z']) {
      setClock(now)
      counts.push((await popupNames(site)).length)
    }
    expect(counts).toEqual([0, 1, 1, 0])
  })

  it('says for days ahead when a popup shows, anew on each day, by moments that need no zone', async () => {
    const site = await siteWith([{ schedule: { hours: [{ from: '09:00', to: '17:00' }], zone: 'America/Vancouver' } }])
    const openingsAt = async (now: string) => {
      setClock(now)
      return (await display(site)).poptins[0].live.schedule.openings
    }
    const first = await openingsAt('2030-01-15T12:00Z')
    expect(first).toEqual(await openingsAt('2030-01-15T23:59Z'))
    const next = await openingsAt('2030-01-16T00:00Z')
    expect(next.to - first.to).toBe(86_400_000)
    expect(next.to).toBeGreaterThanOrEqual(Date.parse('2030-01-19T00:00Z'))
    expect(new Date(first.changes.at(-1)).toISOString()).toMatch(/T(17:00|01:00)/)
  })

  it('resolves the end of a countdown, so that no browser needs to know its zone', async () => {
    const site = await siteWith([{}], {
      design: { ...PLAIN_DESIGN, countdown: { style: 'flip', end: '2130-07-01T18:00', zone: 'Europe/Paris' } },
    })
    const { design_properties } = (await display(site)).poptins[0]
    expect(design_properties.timer).toMatchObject({ date: '2130-07-01T16:00:00.000Z', timezone: 'Europe/Paris' })
  })

  it('gives each visitor those for them, although answers are kept', async () => {
    const site = await siteWith([{ countries: { include: ['FR'] } }, { countries: { include: ['GB'] } }])
    const ask = (country: string) => popupNames(site, { country })
    for (const _ of [1, 2])
      expect(await Promise.all(['FR', 'GB', 'FR', 'DE'].map(ask))).toEqual([['N0'], ['N1'], ['N0'], []])
  })

  it('says nothing about a popup that was asked for', async () => {
    const targeting: Targeting = {
      countries: { include: ['NZ'] },
      schedule: { from: '2020-01-01T00:00', hours: [{ from: '02:00', to: '02:01' }] },
      pages: { include: [{ is: '/a' }] },
      audience: [{ show: true, name: 'a', comparison: 'exists', value: '' }],
    }
    const site = await siteWith([targeting])
    const id = `p${sites}x0`.padEnd(13, '0')
    for (const answer of [
      await display(site, {}, { preview_poptin_id: id }),
      await (await shop.request(`/api/display/click/${id}`)).json(),
    ]) {
      expect(answer.poptins).toHaveLength(1)
      expect(Object.keys(LIVE_RULES).filter((name) => JSON.stringify(answer).includes(`"${name}"`))).toEqual([])
      expect(answer.run).toEqual([])
    }
  })
})

describe('the country', () => {
  const FRENCH: Targeting[] = [{ countries: { include: ['FR'] } }, { countries: { include: ['NZ'] } }]
  const forwarded = { 'x-forwarded-for': '192.0.2.5' }

  it('comes from the proxy’s header, or else from the address', async () => {
    const site = await siteWith(FRENCH)
    expect(await popupNames(site, { headers: forwarded })).toEqual(['N0'])
    expect(await popupNames(site, { headers: forwarded, country: 'NZ' })).toEqual(['N1'])
    expect((await display(site, { headers: forwarded })).country_code).toBe('FR')
    for (const nonsense of ['XX', 'T1', 'constructor', ''])
      expect(await popupNames(site, { headers: { ...forwarded, 'cf-ipcountry': nonsense } })).toEqual(['N0'])
  })

  it('comes from nobody’s header without a proxy', async () => {
    const site = await siteWith(FRENCH, {}, open)
    expect(await popupNames(site, { country: 'NZ', headers: forwarded }, {}, open)).toEqual([])
  })

  it('is what the page remembers, where the server does not know it', async () => {
    const site = await siteWith(FRENCH)
    expect(await popupNames(site, {}, { cc: 'nz' })).toEqual(['N1'])
    expect(await popupNames(site, { country: 'FR' }, { cc: 'nz' })).toEqual(['N0'])
  })
})

describe('what the server has left out, for the inspector', () => {
  it('is told in words, and nothing else of these popups', async () => {
    const site = await siteWith(
      [
        {
          countries: { include: ['FR', 'BE'] },
          browser: { include: ['chrome'] },
          cookies: [{ show: true, name: 'secret', comparison: 'exists', value: '' }],
        },
        { schedule: { to: '2020-01-31T18:00', zone: 'Europe/Paris' } },
        { device: 'tablet' },
        {},
      ],
      { html: '<p>secret</p>' },
    )
    setClock('2030-02-01T12:00Z')
    const answer = await leftOutForOwner(site, { country: 'DE', headers: { 'user-agent': CHROME_WINDOWS } })
    expect(answer.left_out.map(({ rules }: Wire) => rules)).toEqual([
      [
        { rule: 'countries', allows: false, says: 'It shows only in FR or BE; this visitor is in DE.' },
        { rule: 'browser', allows: true, says: 'It shows only in Chrome; this is Chrome.' },
      ],
      [
        {
          rule: 'schedule',
          allows: false,
          says: 'It shows until 2020-01-31 18:00 by the clock of Europe/Paris, where it is Friday, 2030-02-01 13:00.',
        },
      ],
      [{ rule: 'device', allows: false, says: 'It is for tablets only, and this is a desktop.' }],
    ])
    expect(Object.keys(answer.left_out[0]).sort()).toEqual(['id', 'name', 'rules', 'type'])
    expect(JSON.stringify(answer)).not.toContain('secret')
  })

  it('names patterns that an import would refuse: a popup that was stored with one shows nowhere', async () => {
    const site = await siteWith([
      { pages: { exclude: [{ matches: '(a+)+$' }] } },
      { referrers: { include: [{ glob: '*-*-*-*-*' }] } },
      { pages: { include: [{ matches: '^/mug-\\d+$' }] } },
    ])
    expect(await popupNames(site)).toEqual(['N2'])
    const { left_out } = await leftOutForOwner(site)
    expect(left_out.flatMap(({ rules }: Wire) => rules)).toEqual([
      {
        rule: 'pages',
        allows: false,
        says: expect.stringMatching(/^It is kept back: "\(a\+\)\+\$" can take very long/),
      },
      {
        rule: 'referrers',
        allows: false,
        says: expect.stringMatching(/^It is kept back: "\*-\*-\*-\*-\*" can take very/),
      },
    ])
  })

  it('is told only on the domains of the site', async () => {
    await shop.store.popups.save(
      CLOSED_SITE,
      popupOf({ id: 'popupabroad01', targeting: { countries: { include: ['NZ'] } } }),
    )
    expect((await leftOutForOwner(CLOSED_SITE)).left_out).toHaveLength(1)
    expect((await leftOutForOwner(CLOSED_SITE, {}, { domain: 'evil.example' })).left_out).toEqual([])
    expect((await shop.form('/api/display/left-out/nobody', {})).status).toBe(404)
  })

  it('is nothing on a site whose popups may not show', async () => {
    const site = await siteWith([{ countries: { include: ['NZ'] } }])
    await shop.store.sites.setLimits(site, { restrictedSince: 1 })
    expect((await leftOutForOwner(site)).left_out).toEqual([])
  })

  it('is a number by kind of rule to everybody else: no names, ids, words or dates', async () => {
    const site = await siteWith([
      { schedule: { from: '2030-01-31T18:00', zone: 'Europe/Paris' } },
      { countries: { include: ['NZ'] } },
      { countries: { include: ['FR'] }, browser: { include: ['firefox'] } },
      {},
    ])
    setClock('2029-02-01T12:00Z')
    const reasons = { left_out: [], left_out_kinds: { schedule: 1, countries: 2 } }
    const other = await ownersWord(OPEN_SITE)
    const mine = await ownersWord(site)
    expect(await leftOut(site, { country: 'DE' })).toEqual(reasons)
    for (const word of [other, `${mine}x`, mine.replace('-', '--'), 'zzzz-', '-', mine.slice(0, -1)])
      expect(await leftOut(site, { country: 'DE' }, { 'wisp-owner': word })).toEqual(reasons)
    expect((await leftOut(site, { country: 'DE' }, { 'wisp-owner': mine })).left_out).toHaveLength(3)
    setClock('2029-02-03T12:00Z')
    expect(await leftOut(site, { country: 'DE' }, { 'wisp-owner': mine })).toEqual(reasons)
  })
})
