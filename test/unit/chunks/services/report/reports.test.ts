// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { REPORT_PREFIX } from '../../../../../shared/page/storage/records'
import { freshStorage } from '../../../../support/browser-storage'
import { createSite, OUTAGE, pass } from '../../../../support/reporting'

freshStorage()

describe('a showing', () => {
  it('is reported as a view, then as a close that names its view', async () => {
    const { openPage, received, server } = createSite()
    const page = await openPage()
    const reports = page.show()
    reports.viewed()
    await pass()
    reports.closed('escape')
    await pass()
    expect(server.calls()).toEqual(['viewed', 'closed'])
    expect(received[1]?.fields).toMatchObject({
      trigger: 'escape',
      viewer_id: 'viewer-1',
      poptin_view_id: `view-of-${received[0]?.id}`,
    })
    expect(page.storage.keys(REPORT_PREFIX)).toEqual([])
  })

  it('closed before the view was answered: its close waits and names the view all the same', async () => {
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
  ])('is reported as activities of a visitor who is known by %s', async (_, visitor, isReported) => {
    const { openPage, server } = createSite()
    const reports = (await openPage(visitor)).show()
    reports.viewed()
    reports.closed('x')
    await pass()
    const [view, close] = isReported ? [['conversion-activities'], ['conversion-activities']] : [[], []]
    expect(server.calls()).toEqual(['viewed', ...view, 'closed', ...close])
  })
})

describe('without consent', () => {
  it('reports only leads, and stores nothing', async () => {
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

  it('reports no close of a popup that was seen before consent', async () => {
    const { openPage, server } = createSite()
    const page = await openPage({ consented: false })
    const reports = page.show()
    reports.viewed()
    page.storage.allow(true)
    reports.closed('x')
    await pass()
    expect(server.calls()).toEqual([])
  })

  it('forgets waiting reports when consent is withdrawn', async () => {
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

describe('for each visit', () => {
  const UPGRADE = { id: 'upgrade000001', more_than_two_days: true }

  it.each<[string, { email?: string; customer?: string }, number]>([
    ['a lead’s address', { email: 'ann@example.com' }, 1],
    ['a customer’s id', { customer: '7' }, 1],
    ['nothing', {}, 0],
  ])('the session of a visitor known by %s is reported once', async (_, visitor, times) => {
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
  ])('a limit is reported, and the upgrade popup offered, in %o', async (answer, ids) => {
    const { openPage, server } = createSite()
    const page = await openPage()
    const offered: string[] = []
    page.limited(answer, (id) => offered.push(id))
    expect(offered).toEqual(ids)
    await pass()
    expect(server.calls()).toEqual(['limitLogs'])
    expect(page.storage.keys(REPORT_PREFIX)).toEqual([])
  })
})
