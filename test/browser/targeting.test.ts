import { devices, type Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { PopupDefinition, Triggers } from '../../shared/popup'
import type { Targeting } from '../../shared/targeting'
import { withWorld } from '../support/browser'
import { popupOf } from '../support/popup'
import { SITE } from '../support/world'

const held = withWorld()
const { defaultBrowserType: _, ...PHONE } = devices['Pixel 7']

const targeted = (targeting: Targeting, changes: Partial<PopupDefinition> = {}) =>
  popupOf({ targeting, triggers: { timeDelay: 0 }, ...changes })
const triggered = (triggers: Triggers) => popupOf({ triggers })

const armed = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    while (!(window.wisp && 'ready' in window.wisp)) await new Promise((done) => setTimeout(done, 20))
    return window.wisp.ready()
  })
/** Nothing is on the screen, nor on its way: what has fired has said why it does not show. */
const nothing = async (page: Page): Promise<void> => {
  await armed(page)
  await page.waitForTimeout(400)
  expect(await page.locator('wisp-popup').count()).toBe(0)
}
const tellCart = (page: Page, value: number): Promise<unknown> =>
  page.evaluate(
    (value) => dispatchEvent(new CustomEvent('wisp:cart', { detail: { count: 1, value, products: ['1'] } })),
    value,
  )

describe('rules that few popups have', () => {
  it('nobody loads the chunk whose popups have none of them', async () => {
    await held.world.show(popupOf())
    const { dialog, requests } = await held.world.visit()
    await dialog.waitFor()
    expect(requests.filter((request) => request.includes('targeting'))).toEqual([])
  })

  it('an ad blocker decides, where the owner asks for it', async () => {
    await held.world.show(targeted({ adblock: true }))
    await nothing((await held.world.visit()).page)
    const blocked = await held.world.visit('/plain', {
      prepare: ({ page }) => page.route('**/*728x90*', (route) => route.abort('blockedbyclient')),
    })
    await blocked.dialog.waitFor()
  })

  it('a variable of the page that comes late is seen when the trigger fires', async () => {
    const variables = [{ show: true, name: 'shop.customer.kind', comparison: 'equals' as const, value: 'new' }]
    await held.world.show(targeted({ variables }, { triggers: { scrollPercent: 10 } }))
    const { page, dialog } = await held.world.visit()
    await armed(page)
    await page.evaluate(() => Object.assign(window, { shop: { customer: { kind: 'new' } } }))
    await page.mouse.wheel(0, 2000)
    await dialog.waitFor()
  })

  it.each([
    [true, 'plan=pro', true],
    [false, 'plan=pro', false],
    [true, 'plan=free', false],
  ])('a cookie rule that shows %s with %s: %s', async (show, cookie, shown) => {
    await held.world.show(targeted({ cookies: [{ show, name: 'plan', comparison: 'equals', value: 'pro' }] }))
    const [name = '', value = ''] = cookie.split('=')
    const { page, dialog } = await held.world.visit('/plain', {
      prepare: ({ page }) => page.context().addCookies([{ name, value, url: held.world.host }]),
    })
    if (shown) await dialog.waitFor()
    else await nothing(page)
  })

  it('a visitor gets one variant of a test, and keeps it', async () => {
    const variant = (id: string) => targeted({ abTest: 'abtestparent1' }, { id, html: `<h2>${id}</h2>` })
    await held.world.show(variant('variantaaaaaa'), variant('variantbbbbbb'))
    const { page, dialog } = await held.world.visit()
    await dialog.waitFor()
    const first = await page.getByRole('heading', { level: 2 }).textContent()
    await page.reload()
    await dialog.waitFor()
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([first])
  })

  it('a countdown that has ended keeps its popup away', async () => {
    const over = { style: 'flip' as const, end: '2020-01-01T00:00', zone: 'UTC' }
    await held.world.show(popupOf({ triggers: { timeDelay: 0 }, design: { countdown: over } }))
    await nothing((await held.world.visit()).page)
  })

  it('without the chunk, what may be held back is, and the others show', async () => {
    await held.world.show(targeted({ device: 'desktop' }), popupOf({ id: 'popup00000002', html: '<h2>Second</h2>' }))
    const { page } = await held.world.visit('/plain', {
      prepare: ({ page }) => page.route(/targeting\.js/, (route) => route.abort()),
    })
    await page.getByRole('heading', { name: 'Second' }).waitFor()
    expect(await page.locator('wisp-popup').count()).toBe(1)
  })
})

describe('triggers that few popups have', () => {
  it('clicks on the page', async () => {
    await held.world.show(triggered({ pageClicks: 2 }))
    const { page, dialog } = await held.world.visit()
    await armed(page)
    await page.locator('#text').click()
    await nothing(page)
    await page.locator('#text').click()
    await dialog.waitFor()
  })

  it('seconds without a sign of the visitor', async () => {
    await held.world.show(triggered({ inactivity: 1 }))
    await (await held.world.visit()).dialog.waitFor()
  })

  it('pages seen in the visit, once a visit unless it may show on every page', async () => {
    await held.world.show({ ...triggered({ pagesVisited: 2 }), frequency: { rule: 'visits', count: 0 } })
    const { page, dialog } = await held.world.visit()
    await nothing(page)
    await page.goto(new URL('/plain?second', held.world.host).href)
    await dialog.waitFor()
    await page.goto(new URL('/plain?third', held.world.host).href)
    await nothing(page)
  })

  it('the cart, as the store or the site tells of it', async () => {
    await held.world.show(triggered({ cart: { event: 'cart_value', comparison: 'greater_than', amount: 50 } }))
    const { page, dialog } = await held.world.visit()
    await armed(page)
    await tellCart(page, 5000)
    await nothing(page)
    await tellCart(page, 5001)
    await dialog.waitFor()
  })

  it('on a phone: a fast scroll up after reading down', async () => {
    await held.world.show(triggered({ exitIntentMobile: true }))
    const { page, dialog } = await held.world.visit('/plain', PHONE)
    await armed(page)
    for (const y of [600, 1200, 1800]) {
      await page.evaluate((y) => scrollTo(0, y), y)
      await page.waitForTimeout(400)
    }
    await nothing(page)
    // Again and again: on a busy machine two looks at the position may lie too far apart.
    await expect
      .poll(async () => {
        await page.evaluate(async () => {
          scrollTo(0, 2300)
          await new Promise((done) => setTimeout(done, 400))
          scrollTo(0, 2250)
          await new Promise((done) => setTimeout(done, 150))
          scrollTo(0, 800)
        })
        return dialog.count()
      })
      .toBe(1)
  })

  it('on a phone, by name: the back button once, and a second one leaves', async () => {
    await held.world.show(triggered({ exitIntentMobile: 'back' }))
    const { page, dialog } = await held.world.visit('/plain?before', PHONE)
    await page.goto(new URL('/plain?here', held.world.host).href)
    await armed(page)
    await page.locator('#text').tap()
    await page.evaluate(() => history.back())
    await dialog.waitFor()
    expect(page.url()).toContain('?here')
    await page.evaluate(() => history.back())
    await expect.poll(() => page.url()).toContain('?before')
  })
})

describe('where nothing may be shown', () => {
  it('a landing page shows its popup, and no other', async () => {
    await held.world.show(
      popupOf(),
      popupOf({ id: 'popup00000002', html: '<h2>Second</h2>', triggers: { timeDelay: 0 } }),
    )
    const { page, dialog, requests } = await held.world.visit(new URL('/p/popup00000001', held.world.wisp).href, {
      ours: true,
    })
    await dialog.waitFor()
    await page.waitForTimeout(500)
    expect(await page.locator('wisp-popup').count()).toBe(1)
    expect(requests.filter((request) => request.includes('/api/display/:site'))).toEqual([])
  })

  it('a restricted site shows none, and after two days the popup that it offers instead', async () => {
    const { store } = held.world
    const offer = popupOf({ id: 'popup00000002', html: '<h2>Upgrade</h2>', onClickOnly: true, triggers: {} })
    await held.world.show(popupOf({ triggers: { timeDelay: 0 } }), offer)
    const restrict = (restrictedSince?: number) =>
      store.sites.setLimits(SITE, { restrictedSince, upgradePopup: offer.id })
    try {
      await restrict(Date.now())
      const { page, requests } = await held.world.visit()
      await nothing(page)
      await expect.poll(() => requests.filter((request) => request.includes('limitLogs')).length).toBe(1)
      await restrict(Date.now() - 3 * 86_400_000)
      await page.reload()
      await page.getByRole('heading', { name: 'Upgrade' }).waitFor()
      expect(await page.locator('wisp-popup').count()).toBe(1)
    } finally {
      await restrict()
    }
  })
})
