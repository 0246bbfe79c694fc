// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createVisitor } from '../../../../../loader/visitor'
import type { Visitor } from '../../../../../shared/page/model/rules'
import { createStorage } from '../../../../../shared/page/storage/storage'
import { WITHDRAWAL_RULE } from '../../../../../shared/page/targeting/withdrawal'
import type { Targeting } from '../../../../../shared/targeting/popup-targeting'
import { expectTold } from '../../../../support/document-lists'
import { answerOf, load as chunks } from '../../../../support/loader'
import { popupOf } from '../../../../support/popup'
import { type CaseVisitor, PAGE_CASES, SCHEDULE_CASES, SHOP } from '../../../../support/targeting-cases'
import { explained, FIRST, freshPages, ids, open, SECOND } from '../../../loader/page'

freshPages()
afterEach(() => vi.unstubAllGlobals())

/** A page that such a visitor looks at. */
const settingsOf = ({ address = SHOP, referrer = '', before = [], visits = 1, traits = {}, now }: CaseVisitor) => {
  if (now) vi.setSystemTime(Date.parse(now))
  vi.stubGlobal('location', new URL(address))
  const storage = createStorage(true)
  for (const [name, value] of Object.entries(traits)) storage.set(`trait.${name}`, value)
  const base = createVisitor(storage)
  base.arrive()
  const trail: Visitor['trail'] = () => ({
    ...base.trail(),
    referrer,
    visited: [...before, address].map((page, index) => `${index} ${page}`),
  })
  return { storage, visitor: { ...base, trail, visits: () => visits } }
}
const timed = (targeting: Targeting, id = FIRST) => ({ id, targeting, triggers: { timeDelay: 0 } })
const plan = (value: string): Targeting => ({ audience: [{ show: true, name: 'plan', comparison: 'equals', value }] })

describe('what the page decides', () => {
  it.each([...PAGE_CASES, ...SCHEDULE_CASES])('$says', async ({ targeting, visitor, shows }) => {
    const { screen } = await open([timed(targeting)], settingsOf(visitor))
    expect(ids(screen)).toEqual(shows ? [FIRST] : [])
    const popup = explained()
    const [setting] = Object.keys(targeting)
    expect(popup?.rules.find(({ rule }) => rule === setting)).toMatchObject({ set: true, allows: shows })
    if (!shows) expect(popup?.says).toMatch(/^Held back: it /)
  })

  const NOON = Date.parse('2030-01-15T12:00Z')
  const HOUR = 3_600_000
  const openings = (...changes: number[]) => ({ from: NOON - 24 * HOUR, to: NOON + 96 * HOUR, changes })

  it.each<[title: string, more: object, shows: boolean]>([
    [
      'open, in a zone that this browser does not know',
      { zone: 'America/Atlantis', openings: openings(NOON - HOUR) },
      true,
    ],
    ['closed, whatever the zone says', { zone: 'UTC', openings: openings(NOON + HOUR) }, false],
    ['no longer known: by the zone', { zone: 'UTC', openings: { ...openings(), to: NOON - 1 } }, true],
    ['not sent, as by other servers: by the zone', { zone: 'UTC' }, true],
  ])('the server’s moments decide: %s', async (_, more, shows) => {
    vi.setSystemTime(NOON)
    const schedule = { hours: [{ from: '00:00', to: '24:00' }], ...more }
    const { screen } = await open([timed({ schedule } as Targeting)])
    expect(ids(screen)).toEqual(shows ? [FIRST] : [])
    expect(explained()?.rules.find(({ rule }) => rule === 'schedule')?.says).toContain('by the clock of')
    if (!shows) expect(explained()?.next).toBe(new Date(NOON + HOUR).toISOString())
  })

  it('opens with the minute of the moment that the server has sent', async () => {
    vi.setSystemTime(Date.parse('2030-01-15T12:00Z'))
    const now = Date.now()
    const openings = { from: now - 1, to: now + 86_400_000, changes: [now + 120_000] }
    const schedule = { weekdays: ['tue'], zone: 'America/Atlantis', openings }
    const page = await open([timed({ schedule } as Targeting)])
    expect(ids(page.screen)).toEqual([])
    await vi.advanceTimersByTimeAsync(122_000)
    await page.settled()
    expect(ids(page.screen)).toEqual([FIRST])
  })

  it('a popup without such rules does not wait for the chunk, and the others do', async () => {
    let loaded = (): void => {}
    const late = new Promise<void>((resolve) => {
      loaded = resolve
    })
    const load = async <T>(chunk: string): Promise<T> => {
      if (chunk === 'live-targeting') await late
      return chunks<T>(chunk)
    }
    const page = await open([timed({}), { ...timed({ visitors: { kind: 'new' } }, SECOND), type: 'bar' }], { load })
    expect(ids(page.screen)).toEqual([FIRST])
    loaded()
    await page.settled()
    expect(ids(page.screen)).toEqual([FIRST, SECOND])
  })

  it('a popup shows to nobody if the chunk cannot be loaded', async () => {
    const load = <T>(chunk: string): Promise<T> =>
      chunk === 'live-targeting' ? Promise.reject(new Error('offline')) : chunks<T>(chunk)
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { screen, page } = await open([timed({ visitors: { kind: 'new' } })], { load })
    expect([screen, page.site]).toEqual([[], 'site-key-1'])
    expect(explained()).toMatchObject({ state: 'blocked', says: expect.stringContaining('could not be loaded') })
    warned.mockRestore()
  })

  it.each([
    ['a setting of another shape', { pages: { include: 7 } }],
    ['a pattern that is none', { pages: { include: [{ matches: '(' }] } }],
    ['hours that are none', { schedule: { hours: [null] } }],
    ['a zone that is none', { schedule: { weekdays: ['mon'], zone: 'Nowhere' } }],
    ['conditions that are none', { audience: [7] }],
  ])('%s holds the popup back and throws nothing', async (_, live) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { screen, settled } = await open([timed(live as Targeting)])
    await settled()
    expect(screen).toEqual([])
    warned.mockRestore()
  })

  it('popups for other pages do not count as more than a page may have', async () => {
    const only = (path: string): Targeting => ({ pages: { include: [{ is: path }] } })
    const many = Array.from({ length: 4 }, (_, index) => `popupelse000${index}`)
    vi.stubGlobal('location', new URL(`${SHOP}/here`))
    const { screen } = await open([
      ...many.map((id) => ({ ...timed(only(`/${id}`), id), type: 'side-small' as const })),
      { ...timed(only('/here')), type: 'side-small' },
    ])
    expect(ids(screen)).toEqual([FIRST])
  })

  it('but those for this page do', async () => {
    const targeting: Targeting = { visitors: { kind: 'new' } }
    const many = ['a', 'b', 'c', 'd', 'e'].map((letter) => `popupmany000${letter}`)
    const { screen } = await open(many.map((id) => ({ ...timed(targeting, id), type: 'side-small' as const })))
    expect(ids(screen)).toEqual(many.slice(0, 4))
  })

  it.each([[{ moods: ['good'] }], ['yes'], [[]], [1]])(
    'settings that this script does not know (%j) hold it back',
    async (live) => {
      const { poptins } = answerOf([popupOf(timed({}))]) as { poptins: object[] }
      const { screen } = await open([], {}, { poptins: [{ ...poptins[0], live }], run: ['live-targeting'] })
      expect(screen).toEqual([])
    },
  )

  it('goes on to rules of the targeting chunk, and to the common ones', async () => {
    const both = { ...plan('pro'), cookies: [{ show: true, name: 'none', comparison: 'exists', value: '' } as const] }
    const { page, screen, settled } = await open([
      timed(both),
      { ...timed(plan('pro'), SECOND), stopWhenConverted: true },
    ])
    page.storage.set(`converted.${SECOND}`, { at: Date.now(), visit: 1, url: '' })
    page.storage.set('trait.plan', 'pro')
    await settled()
    expect(screen).toEqual([])
    expect(explained()?.says).toContain('none is not there')
    expect(explained(SECOND)?.says).toContain('converted')
  })
})

describe('when something changes on the page', () => {
  it('a trait that is said later shows the popup, and one that ends holds it back', async () => {
    const { page, screen, settled, history } = await open([timed(plan('pro'))])
    page.storage.set('trait.plan', 'free')
    await settled()
    expect(screen).toEqual([])
    page.storage.set('trait.plan', 'pro')
    await settled()
    expect(ids(screen)).toEqual([FIRST])
    screen[0]?.close('bg_click')
    expect(ids(history)).toEqual([FIRST])
  })

  it('its triggers watch from then on only', async () => {
    const { page, screen, settled } = await open([{ targeting: plan('pro'), triggers: { timeDelay: 10 } }])
    await vi.advanceTimersByTimeAsync(60_000)
    page.storage.set('trait.plan', 'pro')
    await vi.advanceTimersByTimeAsync(9_000)
    expect(screen).toEqual([])
    page.storage.set('trait.plan', 'free')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(screen).toEqual([])
    page.storage.set('trait.plan', 'pro')
    await vi.advanceTimersByTimeAsync(11_000)
    await settled()
    expect(ids(screen)).toEqual([FIRST])
  })

  it('a popup that was closed before consent was withdrawn does not show when its schedule begins', async () => {
    vi.setSystemTime(Date.parse('2030-01-15T12:00:30Z'))
    const { page, screen, settled } = await open([timed({ schedule: { hours: [{ from: '12:05', to: '24:00' }] } })])
    page.storage.set(`closed.${FIRST}`, { at: Date.now(), visit: 1, url: '' })
    page.storage.allow(false)
    await vi.advanceTimersByTimeAsync(600_000)
    await settled()
    expect(ids(screen)).toEqual([])
    expect(explained()).toMatchObject({ state: 'blocked', says: expect.stringContaining('consent was withdrawn') })
  })

  it('a schedule that begins while the page is open shows the popup, and one that ends keeps it away', async () => {
    vi.setSystemTime(Date.parse('2030-01-31T17:30Z'))
    const between = (from: string, to: string): Targeting => ({ schedule: { hours: [{ from, to }] } })
    const { screen } = await open([
      { ...timed(between('18:00', '19:00')), type: 'bar' },
      { ...timed(between('17:00', '18:00'), SECOND), type: 'side-small', triggers: { timeDelay: 3_000 } },
    ])
    await vi.advanceTimersByTimeAsync(29 * 60_000)
    expect(screen).toEqual([])
    await vi.advanceTimersByTimeAsync(62_000)
    expect(ids(screen)).toEqual([FIRST])
    await vi.advanceTimersByTimeAsync(30 * 60_000)
    expect(ids(screen)).toEqual([FIRST])
  })

  it('a date with seconds is kept to the second', async () => {
    vi.setSystemTime(Date.parse('2030-01-31T17:30:10Z'))
    const { screen } = await open([timed({ schedule: { from: '2030-01-31T18:30:20', zone: 'Europe/Paris' } })])
    await vi.advanceTimersByTimeAsync(9_000)
    expect(screen).toEqual([])
    await vi.advanceTimersByTimeAsync(2_500)
    expect(ids(screen)).toEqual([FIRST])
  })

  it('a click opens it whatever the rules say', async () => {
    const { popups, screen, settled } = await open([timed(plan('pro'))])
    expect(await popups().open(FIRST)).toBe(true)
    await settled()
    expect(ids(screen)).toEqual([FIRST])
  })

  it('nothing goes on after the popups were stopped', async () => {
    const { stop } = await open([timed({ schedule: { weekdays: ['mon'] } })])
    await stop()
    const timers = vi.getTimerCount()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(vi.getTimerCount()).toBeLessThanOrEqual(timers)
  })
})

it('the rules that keep triggers from watching are those of the loader, and these', async () => {
  const { RULES } = await import('../../../../../loader/rules')
  const { LIVE_RULES } = await import('../../../../../shared/targeting/table')
  const { popups } = await open([timed(plan('pro'))])
  const [state] = popups().popups.peek()
  expectTold(
    Object.keys(state?.ruleset?.early ?? {}),
    [...Object.keys(RULES), WITHDRAWAL_RULE, ...Object.keys(LIVE_RULES)],
    {
      place: 'chunks/services/live-targeting/index.ts, `early`',
      source: 'loader/rules/index.ts',
      row: (name) => name,
      ordered: true,
    },
  )
})
