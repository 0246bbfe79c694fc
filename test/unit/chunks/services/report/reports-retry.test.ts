// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { REPORT_PREFIX } from '../../../../../shared/page/storage/records'
import { freshStorage } from '../../../../support/browser-storage'
import { answers, createSite, foreign, OUTAGE, pass, ROUND_TRIP } from '../../../../support/reporting'

const DAY = 86_400_000

freshStorage()

describe('a report that fails', () => {
  it.each([0, 408, 425, 429, 500, 503, 'lost'] as const)(
    'with %s: is sent again under the same id',
    async (outcome) => {
      const { openPage, received, server } = createSite(answers(outcome, outcome, 200))
      const page = await openPage()
      page.show().viewed()
      await pass(11_000)
      expect(server.acceptedIds()).toHaveLength(1)
      expect(new Set(received.map(({ id }) => id)).size).toBe(1)
      expect(page.storage.keys(REPORT_PREFIX)).toEqual([])
    },
  )

  it.each([400, 404, 413])(
    'with %i by a server of ours: is sent three times over an hour, and nobody is bothered',
    async (outcome) => {
      const warn = vi.spyOn(console, 'warn')
      const { openPage, server } = createSite(answers(outcome))
      const page = await openPage()
      page.show().viewed()
      await pass()
      expect(server.calls()).toEqual(['viewed'])
      for (const [hours, count] of [
        [1, 1],
        [3, 0],
      ] as const) {
        vi.setSystemTime(Date.now() + hours * 3_600_000)
        page.flush()
        await pass()
        expect(page.storage.keys(REPORT_PREFIX)).toHaveLength(count)
      }
      expect(server.calls()).toEqual(['viewed', 'viewed', 'viewed'])
      expect(warn).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['a firewall’s 403', foreign(403, '<h1>Forbidden</h1>')],
    ['a proxy’s 404', foreign(404, '{"message":"no Route matched"}')],
    ['a log-in page', foreign(200, '<!doctype html>Log in')],
  ])('with %s: is sent later, less and less often, for a week at most', async (_, answer) => {
    const { openPage, received, server } = createSite(answers(answer))
    let page = await openPage()
    page.show().viewed()
    await pass()
    expect(received).toHaveLength(1)
    const visitEveryHour = async (hours: number) => {
      for (let hour = 0; hour < hours; hour++) {
        page.leave()
        vi.setSystemTime(Date.now() + 3_600_000)
        page = await openPage()
        page.flush()
        await pass()
      }
    }
    await visitEveryHour(24)
    expect(received.length).toBeGreaterThan(3)
    expect(received.length).toBeLessThan(8)
    server.next = () => 200
    const before = received.length
    await visitEveryHour(40)
    expect(server.received.slice(before).map(({ call }) => call)).toEqual(['viewed'])
    expect(page.storage.keys(REPORT_PREFIX)).toEqual([])
  })

  it('because something else answers: is dropped after a week', async () => {
    const { openPage } = createSite(answers(foreign(403, 'no')))
    const first = await openPage()
    first.show().viewed()
    await pass()
    first.leave()
    vi.setSystemTime(Date.now() + 6 * DAY)
    const second = await openPage()
    second.flush()
    await pass()
    expect(second.storage.keys(REPORT_PREFIX)).toHaveLength(1)
    second.leave()
    vi.setSystemTime(Date.now() + DAY)
    expect((await openPage()).storage.keys(REPORT_PREFIX)).toEqual([])
  })

  it.each(['', '{}', '[]', 'ok', '1', '{"status":"ok"}'])(
    'is not repeated for a server of another vendor, which may answer %j',
    async (text) => {
      const { openPage, server } = createSite(answers(foreign(200, text)))
      const page = await openPage()
      const reports = page.show()
      reports.viewed()
      reports.closed('x')
      await pass()
      expect(server.calls()).toEqual(['viewed', 'closed'])
      expect(page.storage.keys(REPORT_PREFIX)).toEqual([])
    },
  )

  it('is sent again at once, and then after 2, 8 and 30 seconds', async () => {
    const { openPage, received } = createSite(answers(503))
    const page = await openPage()
    page.show().viewed()
    await pass()
    const times = received.map(({ arrival }) => arrival)
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0) - ROUND_TRIP)
    expect(waits).toEqual([2_000, 8_000, 30_000])
  })

  it('is sent in order from the next page', async () => {
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
    expect(second.storage.keys(REPORT_PREFIX)).toEqual([])
  })

  it('is sent when the browser is online again', async () => {
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
    vi.advanceTimersByTime(7 * 24 * 60 * 60_000)
    server.next = () => 200
    ;(await openPage()).flush()
    await pass()
    expect(server.calls()).toEqual([])
  })

  it('waits with at most 50 views, the newest; leads are all kept', async () => {
    const { openPage, server } = createSite(OUTAGE)
    const page = await openPage()
    const all = Array.from({ length: 60 }, () => page.show())
    for (const reports of all) {
      reports.viewed()
      reports.closed('x')
    }
    for (let index = 0; index < 60; index++) void page.lead(`lead-${index}`)
    await pass(10)
    page.leave()
    server.next = () => 200
    const later = await openPage()
    const waiting = later.storage.keys(REPORT_PREFIX)
    later.flush()
    await pass()
    const count = (call: string) => server.calls().filter((each) => each === call).length
    expect([count('viewed'), count('closed'), count('conversion')]).toEqual([50, 50, 60])
    expect(waiting).toHaveLength(100)
  })

  it('is dropped if it is invalid, instead of being sent', async () => {
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
    expect([...page.storage.keys(REPORT_PREFIX), ...page.storage.keys('outbox.')]).toEqual([])
  })
})

describe('leads', () => {
  it('are sent first, and wait for no view', async () => {
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
    // The form that gave the lead does not wait either.
    await flushed
  })
})
