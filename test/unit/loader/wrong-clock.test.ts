// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { PopupDefinition } from '../../../shared/model/popup'
import { STORAGE_PREFIX } from '../../../shared/page/storage/storage'
import { FIRST, freshPages, ids, open, SECOND } from './page'

freshPages()

const [NOON, HOUR, YEAR] = [Date.parse('2030-01-15T12:00Z'), 3_600_000, 365 * 86_400_000]
const write = (key: string, value: unknown): void =>
  localStorage.setItem(STORAGE_PREFIX + key, JSON.stringify([value, NOON + 9 * YEAR]))
const popup = (more: Partial<PopupDefinition> = {}): Partial<PopupDefinition> => ({
  triggers: { timeDelay: 0 },
  ...more,
})
const marker = (time: number, visit = 1) => ({ at: time, visit, url: 'https://shop.example/' })

describe('entries of a clock that was years ahead hide nothing', () => {
  it.each<[title: string, popup: Partial<PopupDefinition>, key: string, value: unknown]>([
    ['once', { frequency: { rule: 'once', count: 0 } }, `seen.${FIRST}`, marker(NOON + 3 * YEAR)],
    ['once in some days', { frequency: { rule: 'days', count: 3 } }, `seen.${FIRST}`, marker(NOON + 3 * YEAR)],
    ['once in some visits', { frequency: { rule: 'visits', count: 2 } }, `seen.${FIRST}`, marker(NOON + 3 * YEAR)],
    ['a visit still to come', { frequency: { rule: 'visits', count: 2 } }, `seen.${FIRST}`, marker(NOON - HOUR, 40)],
    ['a close', {}, `closed.${FIRST}`, marker(NOON + 3 * YEAR)],
    ['a conversion', { stopWhenConverted: true }, `converted.${FIRST}`, marker(NOON + 3 * YEAR)],
    ['a reminder', { targeting: { device: 'desktop' } }, `remind.${FIRST}`, NOON + 3 * YEAR],
    [
      'a view of another popup, whichever it is',
      { targeting: { engagement: { show: false, what: 'seen', kind: 'other', popup: 'any' } } },
      `seen.${SECOND}`,
      marker(NOON + 3 * YEAR),
    ],
  ])('%s', async (_, more, key, value) => {
    vi.setSystemTime(NOON)
    write(key, value)
    const { screen } = await open([popup(more)])
    expect(ids(screen)).toEqual([FIRST])
  })

  it('the same from an hour ago still counts', async () => {
    vi.setSystemTime(NOON)
    write(`seen.${FIRST}`, marker(NOON - HOUR))
    write('trail', { visits: 1, began: NOON - HOUR, active: NOON - HOUR, open: NOON - HOUR, session: NOON - HOUR })
    const { screen } = await open([popup({ frequency: { rule: 'days', count: 3 } })])
    expect(ids(screen)).toEqual([])
  })

  it('its visit is over, its session too, and its pages are not of this visit', async () => {
    vi.setSystemTime(NOON)
    const then = NOON + 3 * YEAR
    const pages = [`${then} https://shop.example/then`]
    write('trail', { visits: 4, began: then, active: then, open: then, session: then, referrer: '', pages })
    const { visitor } = await open([])
    expect(visitor.visits()).toBe(5)
    expect(visitor.trail()).toMatchObject({ session: NOON, visited: [`${NOON} ${location.href}`] })
  })

  it('a report that was put off until then is sent', async () => {
    vi.setSystemTime(NOON)
    write(`outbox-report.x.viewed`, {
      host: 'https://popups.example',
      visit: {},
      popup: { id: FIRST },
      since: NOON + 3 * YEAR,
      until: NOON + 3 * YEAR + HOUR,
    })
    const { isPostponed } = await import('../../../chunks/services/report/outbox-entries')
    const { page } = await open([])
    expect(isPostponed(page.storage, 'outbox-report.x.viewed')).toBe(false)
  })
})

describe('a clock that is wrong now', () => {
  const openings = { from: NOON - 24 * HOUR, to: NOON + 96 * HOUR, changes: [NOON - HOUR, NOON + HOUR] }
  const scheduled = popup({ targeting: { schedule: { zone: 'UTC', openings } as never } })
  const WRONG: [title: string, by: number][] = [
    ['years ahead', 3 * YEAR],
    ['years behind', -8 * YEAR],
    ['right', 0],
  ]

  it.each(WRONG)('%s: a schedule is open and ends by the server’s clock', async (_, by) => {
    vi.setSystemTime(NOON + by)
    const page = await open([scheduled], {}, { now: `${NOON}` })
    expect(ids(page.screen)).toEqual([FIRST])
    page.stop()
    vi.setSystemTime(NOON + by)
    const late = await open([{ ...scheduled, id: SECOND }], {}, { now: `${NOON + 2 * HOUR}` })
    expect(ids(late.screen)).toEqual([])
  })

  it.each(WRONG)('%s: it opens when the server’s time comes', async (_, by) => {
    vi.setSystemTime(NOON + by - HOUR - 120_000)
    const page = await open([scheduled], {}, { now: `${NOON - HOUR - 120_000}` })
    expect(ids(page.screen)).toEqual([])
    await vi.advanceTimersByTimeAsync(122_000)
    await page.settled()
    expect(ids(page.screen)).toEqual([FIRST])
  })

  it.each(WRONG)('%s: a countdown to a date is not over', async (_, by) => {
    vi.setSystemTime(NOON + by)
    const countdown = { style: 'flip', end: new Date(NOON + HOUR).toISOString() }
    const running = popup({ targeting: { device: 'desktop' }, design: { countdown } as never })
    expect(ids((await open([running], {}, { now: `${NOON}` })).screen)).toEqual([FIRST])
  })

  it.each(WRONG)('%s: days between two views are counted by it', async (_, by) => {
    const settings = popup({ frequency: { rule: 'days', count: 3 } })
    const look = async (hours: number) => {
      vi.setSystemTime(NOON + by + hours * HOUR)
      const page = await open([settings], {}, { now: `${NOON + hours * HOUR}` })
      const shownIds = ids(page.history)
      page.page.storage.flush()
      page.stop()
      return shownIds
    }
    expect([await look(0), await look(71), await look(73)]).toEqual([[FIRST], [], [FIRST]])
  })

  it.each(['soon', {}, null, '1e999'])('an answer that says %o as the time changes nothing', async (now) => {
    vi.setSystemTime(NOON)
    const { screen } = await open([popup()], {}, { now })
    expect(ids(screen)).toEqual([FIRST])
  })
})
