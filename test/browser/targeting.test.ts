import { devices, type Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { PopupDefinition } from '../../shared/model/popup'
import type { TriggerSettings } from '../../shared/model/trigger-settings'
import type { Targeting } from '../../shared/targeting/popup-targeting'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { popupOf } from '../support/popup'
import { settled } from '../support/settled'
import { fingersOn } from '../support/touches'
import type { Visit } from '../support/visit.page'
import { SITE } from '../support/world'

const fixture = withWorld()
const { defaultBrowserType: _, ...PHONE } = devices['Pixel 7']

const targeted = (targeting: Targeting, changes: Partial<PopupDefinition> = {}) =>
  popupOf({ targeting, triggers: { timeDelay: 0 }, ...changes })
const triggered = (triggers: TriggerSettings) => popupOf({ triggers })

const armed = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    while (!(window.wisp && 'ready' in window.wisp)) await new Promise((resolve) => setTimeout(resolve, 20))
    return window.wisp.ready()
  })
/** The state of each popup. One that has fired and is still loading is neither armed nor blocked. */
const states = async ({ wisp, page }: Visit): Promise<string[]> => {
  await armed(page)
  return (await wisp((wisp) => wisp.explain())).popups.map(({ state }) => state)
}
const tellCart = (page: Page, value: number): Promise<unknown> =>
  page.evaluate(
    (value) => dispatchEvent(new CustomEvent('wisp:cart', { detail: { count: 1, value, products: ['1'] } })),
    value,
  )

describe('rules that few popups have', () => {
  it('are not loaded if no popup has one of them', async () => {
    await fixture.world.show(popupOf())
    const { dialog, requests } = await fixture.world.visit()
    await dialog.waitFor()
    expect(requests.filter((request) => request.includes('targeting'))).toEqual([])
  })

  it('block the popups that they object to, and no others', async () => {
    const cookie = (show: boolean, value: string): Targeting => ({
      cookies: [{ show, name: 'plan', comparison: 'equals', value }],
    })
    // The blocked popups would all show before the last one, which fires later.
    await fixture.world.show(
      targeted(cookie(false, 'pro'), { id: 'popup00000001' }),
      targeted(cookie(true, 'free'), { id: 'popup00000002' }),
      targeted({ adblock: true }, { id: 'popup00000003' }),
      targeted(cookie(true, 'pro'), { id: 'popup00000004', triggers: { timeDelay: 0.5 }, html: '<h2>Last</h2>' }),
    )
    const visit = await fixture.world.visit('/plain', {
      prepare: ({ page }) => page.context().addCookies([{ name: 'plan', value: 'pro', url: fixture.world.host }]),
    })
    await visit.page.getByRole('heading', { name: 'Last' }).waitFor()
    expect((await states(visit)).sort()).toEqual(['blocked', 'blocked', 'blocked', 'shown'])
  })

  it.runIf(isShipped()).each([
    ['with', true, ['shown', 'blocked']],
    ['without', false, ['blocked', 'shown']],
  ])(
    '%s an ad blocker, show the popups for such visitors, and not those for the others',
    async (_, there, expected) => {
      await fixture.world.show(
        targeted({ adblock: true }),
        targeted({ adblock: false }, { id: 'popup00000002', html: '<h2>Second</h2>' }),
      )
      const visit = await fixture.world.visit('/plain', {
        prepare: ({ page }) => there && page.route('**/*728x90*', (route) => route.abort('blockedbyclient')),
      })
      await visit.dialog.waitFor()
      await expect.poll(() => states(visit)).toEqual(expected)
    },
  )

  it.runIf(isShipped())('see a variable of the page that is set late when the trigger fires', async () => {
    const variables = [{ show: true, name: 'shop.customer.kind', comparison: 'equals' as const, value: 'new' }]
    await fixture.world.show(targeted({ variables }, { triggers: { scrollPercent: 10 } }))
    const { page, dialog } = await fixture.world.visit()
    await armed(page)
    await page.evaluate(() => Object.assign(window, { shop: { customer: { kind: 'new' } } }))
    await page.mouse.wheel(0, 2000)
    await dialog.waitFor()
  })

  it.runIf(isShipped())('give a visitor one variant of an A/B test, always the same', async () => {
    const variant = (id: string) => targeted({ abTest: 'abtestparent1' }, { id, html: `<h2>${id}</h2>` })
    await fixture.world.show(variant('variantaaaaaa'), variant('variantbbbbbb'))
    const { page, dialog } = await fixture.world.visit()
    await dialog.waitFor()
    const first = await page.getByRole('heading', { level: 2 }).textContent()
    await page.reload()
    await dialog.waitFor()
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([first])
  })

  it.runIf(isShipped())(
    'block the popups that may need them if the chunk cannot be loaded, and no others',
    async () => {
      await fixture.world.show(
        targeted({ device: 'desktop' }),
        popupOf({ id: 'popup00000002', html: '<h2>Second</h2>' }),
      )
      const { page } = await fixture.world.visit('/plain', {
        prepare: ({ page }) => page.route(/targeting\.js/, (route) => route.abort()),
      })
      await page.getByRole('heading', { name: 'Second' }).waitFor()
      expect(await page.locator('wisp-popup').count()).toBe(1)
    },
  )
})

describe('triggers that few popups have', () => {
  it('fire after clicks on the page', async () => {
    await fixture.world.show(triggered({ pageClicks: 2 }))
    const visit = await fixture.world.visit()
    await armed(visit.page)
    await visit.page.locator('#text').click()
    expect(await states(visit)).toEqual(['armed'])
    await visit.page.locator('#text').click()
    await visit.dialog.waitFor()
  })

  it.runIf(isShipped())('fire after the set seconds of inactivity, and not before', async () => {
    await fixture.world.show(triggered({ inactivity: 600 }))
    // Minutes pass in a moment, so delays of a busy machine do not matter.
    const visit = await fixture.world.visit('/plain', { prepare: ({ page }) => page.clock.install() })
    const { page, dialog } = visit
    await armed(page)
    await page.clock.fastForward('05:00')
    expect(await states(visit)).toEqual(['armed'])
    await page.mouse.move(200, 200)
    await page.clock.fastForward('07:00')
    expect(await states(visit)).toEqual(['armed'])
    await page.clock.fastForward('10:00')
    await dialog.waitFor()
  })

  it.runIf(isShipped())(
    'fire after the pages seen in a visit, once per visit unless the popup may show on every page',
    async () => {
      await fixture.world.show({ ...triggered({ pagesVisited: 2 }), frequency: { rule: 'visits', count: 0 } })
      const visit = await fixture.world.visit()
      expect(await states(visit)).toEqual(['armed'])
      await visit.page.goto(new URL('/plain?second', fixture.world.host).href)
      await visit.dialog.waitFor()
      await visit.page.goto(new URL('/plain?third', fixture.world.host).href)
      expect(await states(visit)).toEqual(['idle'])
    },
  )

  it.runIf(isShipped())('fire by the cart, as the store or the site reports it', async () => {
    await fixture.world.show(triggered({ cart: { event: 'cart_value', comparison: 'greater_than', amount: 50 } }))
    const visit = await fixture.world.visit()
    await armed(visit.page)
    await tellCart(visit.page, 5000)
    expect(await states(visit)).toEqual(['armed'])
    await tellCart(visit.page, 5001)
    await visit.dialog.waitFor()
  })

  it.runIf(isShipped())('fire by exit intent on a phone: a fast scroll up after reading down', async () => {
    await fixture.world.show(triggered({ exitIntentMobile: true }))
    const visit = await fixture.world.visit('/plain', PHONE)
    const { page, dialog } = visit
    await armed(page)
    for (const y of [600, 1200, 1800]) {
      await page.evaluate((y) => scrollTo(0, y), y)
      await page.waitForTimeout(400)
    }
    expect(await states(visit)).toEqual(['armed'])
    const finger = await fingersOn(page)
    // Down the page, and a script that leads back to the top at once: that is nobody's leaving.
    await finger.drag([100, 500], 0, -300)
    await page.evaluate(async () => {
      scrollTo({ top: 0, behavior: 'smooth' })
      await new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))
      scrollTo(0, 2300)
    })
    await settled(page)
    expect(await states(visit)).toEqual(['armed'])
    // Repeat: on a busy machine two checks of the position may lie too far apart.
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, 2300))
        await page.waitForTimeout(400)
        for (const by of [-20, -600, -600]) {
          await page.mouse.wheel(0, by)
          await page.waitForTimeout(130)
        }
        return dialog.count()
      })
      .toBe(1)
  })

  it.runIf(isShipped())('fire by the back button on a phone: once, and a second press leaves the page', async () => {
    await fixture.world.show(triggered({ exitIntentMobile: 'back' }))
    const { page, dialog } = await fixture.world.visit('/plain?before', PHONE)
    await page.goto(new URL('/plain?here', fixture.world.host).href)
    await armed(page)
    await page.locator('#text').tap()
    await page.evaluate(() => history.back())
    await dialog.waitFor()
    expect(page.url()).toContain('?here')
    // Later, as leaving the page would end the call.
    await page.evaluate(() => void setTimeout(() => history.back()))
    await expect.poll(() => page.url()).toContain('?before')
  })
})

describe('where nothing may show', () => {
  it('a landing page shows its popup, and no other', async () => {
    await fixture.world.show(
      popupOf(),
      popupOf({ id: 'popup00000002', html: '<h2>Second</h2>', triggers: { timeDelay: 0 } }),
    )
    const { page, dialog, requests } = await fixture.world.visit(new URL('/p/popup00000001', fixture.world.wisp).href, {
      ours: true,
    })
    await dialog.waitFor()
    await settled(page)
    expect(await page.locator('wisp-popup').count()).toBe(1)
    expect(requests.filter((request) => request.includes('/api/display/:site'))).toEqual([])
  })

  it.runIf(isShipped())('a restricted site shows nothing and, after two days, the upgrade popup instead', async () => {
    const { store } = fixture.world
    const offer = popupOf({ id: 'popup00000002', html: '<h2>Upgrade</h2>', onClickOnly: true, triggers: {} })
    await fixture.world.show(popupOf({ triggers: { timeDelay: 0 } }), offer)
    const restrict = (restrictedSince?: number) =>
      store.sites.setLimits(SITE, { restrictedSince, upgradePopup: offer.id })
    try {
      await restrict(Date.now())
      const visit = await fixture.world.visit()
      const { page, requests } = visit
      expect(await states(visit)).toEqual([])
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
