import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { REPORT } from '../../../shared/popup'
import { createSite, type Outcome, ROUND_TRIP } from '../../support/reporting'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

/** Longer than all tries take. */
const MINUTE = 60_000
const pass = (ms = MINUTE) => vi.advanceTimersByTimeAsync(ms)
/** These outcomes one after the other, the last for all that follows. */
const answers =
  (...outcomes: Outcome[]) =>
  () =>
    (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) ?? 200
const OUTAGE = answers(0)

describe('a showing', () => {
  it('is told as a view, then as a close that names the view it ends', async () => {
    const { openPage, received, server } = createSite()
    const page = await openPage()
    const reports = page.show()
    reports.viewed()
    await pass()
    expect(reports.viewId()).toBe(`view-of-${received[0]?.id}`)
    reports.closed('escape')
    await pass()
    expect(server.calls()).toEqual(['viewed', 'closed'])
    expect(received[1]?.fields).toMatchObject({
      trigger: 'escape',
      viewer_id: 'viewer-1',
      poptin_view_id: `view-of-${received[0]?.id}`,
    })
    expect(page.storage.keys(REPORT)).toEqual([])
  })

  it('closed before the view was answered, its close waits and names it all the same', async () => {
    const { openPage, received, server } = createSite()
    const reports = (await openPage()).show()
    reports.viewed()
    reports.closed('x')
    await pass(50)
    expect(server.calls()).toEqual(['viewed'])
    await pass()
    expect(server.calls()).toEqual(['viewed', 'closed'])
    expect(received[1]?.fields.poptin_view_id).toBe(`view-of-${received[0]?.id}`)
  })

  it('has one close, and none without its view', async () => {
    const { openPage, server } = createSite()
    const page = await openPage()
    page.show().closed('x')
    const reports = page.show()
    reports.viewed()
    reports.closed('x')
    await pass()
    reports.closed('api')
    await pass()
    expect(server.calls()).toEqual(['viewed', 'closed'])
  })

  it.each([
    ['a lead’s address', { email: 'ann@example.com' }, true],
    ['a customer’s id', { customer: '7' }, true],
    ['nothing', {}, false],
  ])('is told as activities of a visitor who is known by %s', async (_, visitor, told) => {
    const { openPage, server } = createSite()
    const reports = (await openPage(visitor)).show()
    reports.viewed()
    reports.closed('x')
    await pass()
    const [view, close] = told ? [['conversion-activities'], ['conversion-activities']] : [[], []]
    expect(server.calls()).toEqual(['viewed', ...view, 'closed', ...close])
  })
})

describe('what fails', () => {
  it.each([0, 408, 425, 429, 500, 503, 'lost'] as const)('%s: is tried again under the same id', async (outcome) => {
    const { openPage, received, server } = createSite(answers(outcome, outcome, 200))
    const page = await openPage()
    page.show().viewed()
    await pass(11_000)
    expect(server.taken()).toHaveLength(1)
    expect(new Set(received.map(({ id }) => id)).size).toBe(1)
    expect(page.storage.keys(REPORT)).toEqual([])
  })

  it.each([400, 404, 422])('%i: is final, and nobody is troubled', async (outcome) => {
    const warn = vi.spyOn(console, 'warn')
    const { openPage, server } = createSite(answers(outcome))
    const page = await openPage()
    page.show().viewed()
    await pass()
    expect(server.calls()).toEqual(['viewed'])
    expect(page.storage.keys(REPORT)).toEqual([])
    expect(warn).not.toHaveBeenCalled()
  })

  it('is tried at once, and then after 2, 8 and 30 seconds', async () => {
    const { openPage, received } = createSite(answers(503))
    const page = await openPage()
    page.show().viewed()
    await pass()
    const times = received.map(({ at }) => at)
    const waits = times.slice(1).map((at, index) => at - (times[index] ?? 0) - ROUND_TRIP)
    expect(waits).toEqual([2_000, 8_000, 30_000])
  })

  it('goes out in order on the next page', async () => {
    const { openPage, server } = createSite(OUTAGE)
    const first = await openPage()
    const reports = first.show()
    reports.viewed()
    await pass(10)
    reports.closed('button')
    first.leave()
    server.next = () => 200
    const second = await openPage()
    second.flush()
    await pass()
    expect(server.calls()).toEqual(['viewed', 'closed'])
    expect(second.storage.keys(REPORT)).toEqual([])
  })

  it('goes out when the browser is online again', async () => {
    const { openPage, server } = createSite(OUTAGE)
    const page = await openPage()
    page.show().viewed()
    await pass()
    server.next = () => 200
    dispatchEvent(new Event('online'))
    await pass()
    expect(server.calls()).toEqual(['viewed'])
  })

  it('is dropped after a week', async () => {
    const { openPage, server } = createSite(OUTAGE)
    const page = await openPage()
    page.show().viewed()
    await pass(10)
    page.leave()
    vi.advanceTimersByTime(7 * 24 * 60 * MINUTE)
    server.next = () => 200
    ;(await openPage()).flush()
    await pass()
    expect(server.calls()).toEqual([])
  })

  it('waits with at most 50 showings, the newest; leads are all kept', async () => {
    const { openPage, server } = createSite(OUTAGE)
    const page = await openPage()
    const all = Array.from({ length: 60 }, () => page.show())
    for (const reports of all) reports.viewed()
    for (const reports of all) reports.closed('x')
    for (let index = 0; index < 60; index++) void page.lead(`lead-${index}`)
    await pass(10)
    page.leave()
    server.next = () => 200
    const later = await openPage()
    const waiting = later.storage.keys(REPORT)
    later.flush()
    await pass()
    const count = (call: string) => server.calls().filter((each) => each === call).length
    expect([count('viewed'), count('closed'), count('conversion')]).toEqual([50, 50, 60])
    expect(waiting).toHaveLength(100)
  })

  it('is no garbage for the server: it is thrown away', async () => {
    const { openPage, server } = createSite()
    const page = await openPage()
    const garbage = [
      ['outbox-report.x', 1],
      ['outbox-report.x.viewed', {}],
      ['outbox-report.x.toast', { visit: {} }],
      ['outbox.x', { host: 1 }],
    ]
    for (const [key, value] of garbage) page.storage.set(key as 'outbox-report.x', value as never)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await page.flush()
    await pass()
    expect(server.calls()).toEqual([])
    expect([...page.storage.keys(REPORT), ...page.storage.keys('outbox.')]).toEqual([])
  })
})

describe('leads', () => {
  it('go first, and wait for no view', async () => {
    const { openPage, server } = createSite((call) => (call === 'viewed' ? 503 : 200))
    const first = await openPage()
    first.show().viewed()
    void first.lead('lead-1')
    await pass(10)
    first.leave()
    server.received.length = 0
    const second = await openPage()
    const flushed = second.flush()
    await pass(150)
    expect(server.calls()).toEqual(['conversion', 'viewed'])
    // Nor does the form that gave it.
    await flushed
  })
})

describe('without consent', () => {
  it('tells of nothing but a lead, and keeps nothing', async () => {
    const { openPage, server } = createSite()
    const page = await openPage({ email: 'ann@example.com', consented: false })
    const reports = page.show()
    reports.viewed()
    void page.lead('lead-1')
    reports.closed('x')
    page.begin()
    page.limited({ message: 'Client restricted' }, () => {})
    await pass()
    expect(server.calls()).toEqual(['conversion'])
    expect(localStorage).toHaveLength(0)
  })

  it('tells of no close of what was seen before it was given', async () => {
    const { openPage, server } = createSite()
    const page = await openPage({ consented: false })
    const reports = page.show()
    reports.viewed()
    page.storage.allow(true)
    reports.closed('x')
    await pass()
    expect(server.calls()).toEqual([])
  })

  it('forgets what waits when it is withdrawn', async () => {
    const { openPage, server } = createSite(OUTAGE)
    const page = await openPage()
    page.show().viewed()
    await pass(10)
    page.storage.allow(false)
    server.next = () => 200
    await pass()
    expect(server.calls()).toEqual([])
  })
})

describe('of a visit', () => {
  const UPGRADE = { id: 'upgrade000001', more_than_two_days: true }

  it.each<[string, { email?: string; customer?: string }, number]>([
    ['a lead’s address', { email: 'ann@example.com' }, 1],
    ['a customer’s id', { customer: '7' }, 1],
    ['nothing', {}, 0],
  ])('the session of a visitor known by %s is told once', async (_, visitor, times) => {
    const { openPage, received, server } = createSite()
    const first = await openPage(visitor)
    first.begin()
    first.begin()
    await pass()
    first.leave()
    ;(await openPage(visitor)).begin()
    await pass()
    expect(server.calls()).toEqual(Array(times).fill('total-website-session'))
    if (times) expect(received[0]?.fields).toMatchObject({ email: visitor.email ?? '', url: location.hostname })
  })

  it.each([
    [
      {
        message: 'Client restricted',
        is_client_restriction: true,
        client_restriction_setting: { upgrade_popup: UPGRADE },
      },
      [UPGRADE.id],
    ],
    [{ message: 'You have been reached the max poptins views number' }, []],
  ])('a limit is told, and the upgrade popup offered, in %o', async (answer, ids) => {
    const { openPage, server } = createSite()
    const page = await openPage()
    const offered: string[] = []
    page.limited(answer, (id) => offered.push(id))
    expect(offered).toEqual(ids)
    await pass()
    expect(server.calls()).toEqual(['limitLogs'])
    expect(page.storage.keys(REPORT)).toEqual([])
  })
})
