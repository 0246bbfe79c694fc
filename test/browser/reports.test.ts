import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { monthOf } from '../../server/lib/days'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { popupOf } from '../support/popup'
import { settled } from '../support/settled'
import type { Visit } from '../support/visit.page'
import { SITE } from '../support/world'

const fixture = withWorld()

const TELLING = /viewed|closed|activities|session|limitLogs|conversion/
const reportsOf = ({ requests }: Visit) => requests.filter((request) => TELLING.test(request))
const figures = async () => (await fixture.world.store.figures.totals()).get('popup00000001')
const VIEWED = 'POST /api/display/viewed/popup00000001'
const CLOSED = 'POST /api/display/closed/popup00000001'

/** Identifies the visitor, as a lead of an earlier visit would. */
const identify = ({ page }: Visit) =>
  page.addInitScript(() => {
    localStorage['wisp.email'] ??= JSON.stringify(['ann@example.com', Date.now() + 1e9])
  })

const close = async ({ page, dialog }: Visit) => {
  await page.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
}
/** Shows and closes the popup while the server accepts no view, which it does again from the next page on. */
const seenInAnOutage = async () => {
  await fixture.world.show(popupOf())
  let down = true
  const visit = await fixture.world.visit('/plain', {
    prepare: ({ page }) => page.route(/viewed/, (route) => (down ? route.abort() : route.fallback())),
  })
  await visit.dialog.waitFor()
  await close(visit)
  // Reporting, which loads meanwhile, has stored it.
  await expect
    .poll(() => visit.page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('.closed'))))
    .toBe(true)
  visit.page.once('framenavigated', () => {
    down = false
    visit.requests.length = 0
  })
  return visit
}

describe('the server is told', () => {
  it('of an unknown visitor: a view, then a close', async () => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit()
    await visit.dialog.waitFor()
    await close(visit)
    await expect.poll(figures).toMatchObject({ views: 1, closes: 1, conversions: 0 })
    expect(reportsOf(visit)).toEqual([VIEWED, CLOSED])
  })

  it.runIf(isShipped()).each([
    ['our server, which gives them one id', false, 1],
    ['a server that knows nothing of that', true, 2],
  ])('of views that belong to an answer, by %s', async (_, isOther, count) => {
    let ids: string[] = []
    await fixture.world.show(popupOf(), popupOf({ id: 'popup00000002', type: 'bar', html: '<p>A bar</p>' }))
    const used = async () => (await fixture.world.store.figures.used(SITE, monthOf(Date.now()))).count
    const before = await used()
    const visit = await fixture.world.visit('/plain', {
      prepare: ({ page }) =>
        page.route(`**/api/display/${SITE}?drawn`, async (route) => {
          const url = route.request().url()
          const response = await route.fetch(isOther ? { url: url.replace('?drawn', '') } : {})
          ids = (await response.text()).match(/"viewer_id":"[^"]+"/g) ?? []
          await route.fulfill({ response })
        }),
    })
    await visit.dialog.waitFor()
    await visit.page.getByText('A bar').waitFor()
    await expect.poll(used).toBe(before + 2)
    expect(new Set(ids).size).toBe(count)
  })

  it.runIf(isShipped()).each([
    ['our server as a form, before which no browser asks whether it may', false, /^application\/x-www-form-urlencoded/],
    ['any other server as JSON, as it expects', true, /^application\/json$/],
  ])('of a view: %s', async (_, isOther, expected) => {
    await fixture.world.show(popupOf())
    let contentType = ''
    await fixture.world.visit('/plain', {
      async prepare({ page }) {
        page.on('request', (request) => {
          if (request.url().includes('/viewed/')) contentType = request.headers()['content-type'] ?? ''
        })
        await page.route(`**/api/display/${SITE}?drawn`, async (route) => {
          const response = await route.fetch()
          const text = await response.text()
          await route.fulfill({ response, body: isOther ? text.replaceAll('"signature"', '"other"') : text })
        })
      },
    })
    await expect.poll(() => contentType).toMatch(expected)
    await expect.poll(figures).toMatchObject({ views: 1 })
  })

  it.runIf(isShipped())('of a visitor known by a lead: the session, and activities as well', async () => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit('/plain', { prepare: identify })
    await visit.dialog.waitFor()
    await close(visit)
    const activity = 'POST /api/display/conversion-activities/:id'
    const session = 'POST /api/display/total-website-session/:id'
    await expect.poll(() => reportsOf(visit)).toHaveLength(5)
    expect(reportsOf(visit).filter((request) => request !== session)).toEqual([VIEWED, activity, CLOSED, activity])
    // Once per visit: the next page belongs to the same one.
    await visit.page.reload()
    await visit.decided(2)
    await visit.page.waitForLoadState('networkidle')
    expect(reportsOf(visit).filter((request) => request === session)).toHaveLength(1)
  })

  it.runIf(isShipped())(
    'of a visitor who gives a lead in the middle of a visit: the session, once in that visit',
    async () => {
      await fixture.world.show(popupOf({ triggers: {}, onClickOnly: true }))
      const visit = await fixture.world.visit()
      await visit.decided()
      const sessions = () => visit.requests.filter((request) => request.includes('total-website-session'))
      // The second page of the visit.
      await visit.page.reload()
      await visit.decided(2)
      expect(sessions()).toEqual([])
      await visit.wisp((wisp) => wisp.open('popup00000001'))
      await visit.page.getByLabel('Email').fill('ann@example.com')
      await visit.page.getByRole('button', { name: 'Sign up' }).click()
      await expect.poll(sessions).toHaveLength(1)
      await visit.page.reload()
      await visit.decided(3)
      await visit.wisp((wisp) => wisp.identify({ email: 'ann@example.com' }))
      await visit.page.waitForLoadState('networkidle')
      expect(sessions()).toHaveLength(1)
    },
  )

  it.runIf(isShipped())('of a restricted account: that it is restricted, and nothing about popups', async () => {
    await fixture.world.show(popupOf())
    await fixture.world.store.sites.setLimits(SITE, { restrictedSince: Date.now() })
    const visit = await fixture.world.visit()
    await expect.poll(() => reportsOf(visit)).toEqual(['GET /api/display/limitLogs/:id'])
    await fixture.world.store.sites.setLimits(SITE, {})
  })

  it.runIf(isShipped())('without consent: nothing', async () => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit('/consent')
    await visit.dialog.waitFor()
    await close(visit)
    // The chunk that would report it has loaded.
    await expect.poll(() => visit.requests.some((request) => request.endsWith('/presence.js'))).toBe(true)
    await settled(visit.page)
    expect(reportsOf(visit)).toEqual([])
    expect(await visit.page.evaluate(() => localStorage.length)).toBe(0)
  })
})

describe('reports that outlive their page', () => {
  it.runIf(isShipped())(
    'include a view that failed and its close: both are sent from the next page, in order',
    async () => {
      const visit = await seenInAnOutage()
      expect(await figures()).toBeUndefined()
      await visit.page.reload()
      await expect.poll(figures).toMatchObject({ views: 1, closes: 1, conversions: 0 })
      expect(reportsOf(visit)).toEqual([VIEWED, CLOSED])
      // The page has heard that the server has both.
      await expect
        .poll(() => visit.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('outbox'))))
        .toEqual([])
      await visit.page.reload()
      await visit.decided(3)
      await visit.page.waitForLoadState('networkidle')
      expect(reportsOf(visit)).toEqual([VIEWED, CLOSED])
    },
  )

  it.runIf(isShipped())('include a close in the tab’s last moment', async () => {
    await fixture.world.show(popupOf())
    // A closed page cannot be checked.
    const visit = await fixture.world.visit('/plain', { ours: true })
    await visit.dialog.waitFor()
    await expect.poll(figures).toMatchObject({ views: 1, closes: 0, conversions: 0 })
    // The close waits for the answer to the view, and is stored until then.
    const sending = visit.page.waitForRequest(/closed/)
    await close(visit)
    await sending
    await visit.page.close()
    await expect.poll(figures).toMatchObject({ views: 1, closes: 1, conversions: 0 })
  })

  it.runIf(isShipped())('include a view whose page was left before the presence chunk had loaded', async () => {
    await fixture.world.show(popupOf({ frequency: { rule: 'once', count: 0 } }))
    const visit = await fixture.world.visit('/plain', {
      prepare: ({ page }) => page.route(/presence\.js/, () => {}),
    })
    await visit.dialog.waitFor()
    await visit.page.unroute(/presence\.js/)
    await visit.page.goto(`${fixture.world.host}/base-href`)
    await expect.poll(figures).toMatchObject({ views: 1, closes: 0, conversions: 0 })
  })
})

describe('two tabs', () => {
  it.runIf(isShipped())('do not send the same report at the same time', async () => {
    const visit = await seenInAnOutage()
    const context = visit.page.context()
    const viewed: Page[] = []
    await context.route(/viewed/, async (route) => {
      viewed.push(route.request().frame().page())
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      await route.continue()
    })
    const other = await context.newPage()
    await Promise.all([visit.page.reload(), other.goto(visit.page.url())])
    await expect.poll(figures).toMatchObject({ views: 1, closes: 1, conversions: 0 })
    expect(viewed).toHaveLength(1)
  })
})
