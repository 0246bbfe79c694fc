import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { leaveWindow } from '../support/leave-window'
import { BAR, popupOf } from '../support/popup'
import { SITE } from '../support/site'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const ID = 'popup00000001'
const stateIn = async (visit: Visit) => (await visit.wisp((wisp) => wisp.explain())).popups.find(({ id }) => id === ID)
/** Fires the popup: the pointer leaves the page. */
const leave = async ({ page }: Visit): Promise<void> => {
  // Browsers draw late in a tab behind another one.
  await page.bringToFront()
  await leaveWindow(page)
}
/** The browser takes a moment to pass a claim on. */
const comes = (visit: Visit) =>
  expect
    .poll(async () => {
      await leave(visit)
      return visit.dialog.count()
    })
    .toBe(1)
/** Closes the popup without the X, so that it may show again. */
const closeQuietly = async ({ dialog, wisp }: Visit): Promise<void> => {
  await wisp((wisp) => wisp.close())
  await dialog.waitFor({ state: 'detached' })
}
/** Two tabs of one visitor, both on the site. */
const twoTabs = async (path = '/plain') => {
  const firstTab = await fixture.world.visit(path)
  const secondTab = await fixture.world.visit(path, { beside: firstTab })
  for (const { decided, wisp } of [firstTab, secondTab]) {
    await decided()
    await wisp((wisp) => wisp.ready())
  }
  return { firstTab, secondTab }
}
const LEAVING = popupOf({ triggers: { exitIntent: true } })

describe('two tabs of one site', () => {
  it.runIf(isShipped())('show no popup by themselves in the one after a close in the other', async () => {
    const { store, show, visit } = fixture.world
    const OTHER = 'popup00000002'
    await show(popupOf({ triggers: { timeDelay: 0.1 } }), popupOf({ id: OTHER, triggers: { timeDelay: 0.1 } }))
    await store.sites.setCooldown(SITE, 1800)
    const firstTab = await visit()
    await firstTab.dialog.waitFor()
    await firstTab.page.keyboard.press('Escape')
    await firstTab.dialog.waitFor({ state: 'detached' })
    const secondTab = await visit('/plain', { beside: firstTab })
    for (const { wisp } of [firstTab, secondTab])
      await expect
        .poll(async () => (await wisp((wisp) => wisp.explain())).popups.find(({ id }) => id === OTHER)?.says)
        .toContain('the visitor had just closed another')
    expect([await firstTab.dialog.count(), await secondTab.dialog.count()]).toEqual([0, 0])
    await secondTab.wisp((wisp, id) => wisp.open(id), OTHER)
    await secondTab.dialog.waitFor()
    await store.sites.setCooldown(SITE, 0)
  })

  it('do not show the same exclusive popup at the same time', async () => {
    await fixture.world.show(LEAVING)
    const { firstTab, secondTab } = await twoTabs()
    await leave(firstTab)
    await firstTab.dialog.waitFor()
    await leave(secondTab)
    await expect.poll(async () => (await stateIn(secondTab))?.says).toContain('another tab of this site was showing it')
    expect(await secondTab.dialog.count()).toBe(0)
    await closeQuietly(firstTab)
    await comes(secondTab)
  })

  it.runIf(isShipped())(
    'show it in the other once the first is done, also by a trigger that fires only once',
    async () => {
      await fixture.world.show(popupOf({ triggers: { timeDelay: 0.1 } }))
      const firstTab = await fixture.world.visit()
      await firstTab.dialog.waitFor()
      const secondTab = await fixture.world.visit('/plain', { beside: firstTab })
      await expect
        .poll(async () => (await stateIn(secondTab))?.says)
        .toContain('another tab of this site was showing it')
      await closeQuietly(firstTab)
      await secondTab.dialog.waitFor()
      expect(await stateIn(secondTab)).toMatchObject({ state: 'shown', fired: 'timeDelay' })
    },
  )

  it.runIf(isShipped())('do not show it in the other if the visitor has closed it for today', async () => {
    await fixture.world.show(popupOf({ triggers: { timeDelay: 0.1 } }))
    const firstTab = await fixture.world.visit()
    await firstTab.dialog.waitFor()
    const secondTab = await fixture.world.visit('/plain', { beside: firstTab })
    await expect.poll(async () => (await stateIn(secondTab))?.says).toContain('another tab of this site was showing it')
    await firstTab.page.bringToFront()
    await firstTab.page.keyboard.press('Escape')
    await firstTab.dialog.waitFor({ state: 'detached' })
    // The browser gives the claim to whoever asks next, after those who have waited.
    await secondTab.page.evaluate(() => navigator.locks.request('wisp.popup00000001', () => {}))
    await secondTab.wisp((wisp) => wisp.ready())
    expect(await stateIn(secondTab)).toMatchObject({ state: 'blocked' })
    expect(await secondTab.page.locator('wisp-popup').count()).toBe(0)
  })

  it.runIf(isShipped())('show it in only one of them if it fires in both at once', async () => {
    await fixture.world.show(LEAVING)
    const { firstTab, secondTab } = await twoTabs()
    await Promise.all([leave(firstTab), leave(secondTab)])
    const explanations = async () =>
      (await Promise.all([stateIn(firstTab), stateIn(secondTab)])).map((popup) => popup?.says ?? '')
    for (const sentence of ['On screen', 'another tab of this site was showing it'])
      await expect.poll(async () => (await explanations()).filter((text) => text.includes(sentence))).toHaveLength(1)
  })

  it.runIf(isShipped())('both show it if the visitor opens it in both', async () => {
    await fixture.world.show(LEAVING)
    const { firstTab, secondTab } = await twoTabs()
    for (const { page, dialog } of [firstTab, secondTab]) {
      await page.bringToFront()
      await page.locator('#button').click()
      await dialog.waitFor()
    }
  })

  it.runIf(isShipped())('show other popups meanwhile, and a bar in both', async () => {
    const second = popupOf({ id: 'popup00000002', html: '<h2>Second</h2>', triggers: { pageClicks: 1 } })
    await fixture.world.show(LEAVING, second, BAR)
    const { firstTab, secondTab } = await twoTabs()
    for (const { page } of [firstTab, secondTab]) await page.getByText('Sale ends soon').waitFor()
    await leave(firstTab)
    await firstTab.dialog.waitFor()
    await secondTab.page.locator('#text').click()
    await secondTab.page.getByRole('heading', { name: 'Second' }).waitFor()
  })

  it.runIf(isShipped())('know at once what the visitor has closed in the other', async () => {
    await fixture.world.show(LEAVING)
    const { firstTab, secondTab } = await twoTabs()
    expect(await stateIn(secondTab)).toMatchObject({ state: 'armed' })
    await leave(firstTab)
    await firstTab.dialog.waitFor()
    await firstTab.page.keyboard.press('Escape')
    await expect
      .poll(async () => (await stateIn(secondTab))?.rules.filter(({ allows }) => !allows).map(({ rule }) => rule))
      .toEqual(['closed'])
    await leave(secondTab)
    expect((await stateIn(secondTab))?.state).toBe('blocked')
  })

  it.runIf(isShipped())('pass the popup on: when one is closed, the other may show it', async () => {
    await fixture.world.show(LEAVING)
    const firstTab = await fixture.world.visit('/plain', { ours: true })
    const secondTab = await fixture.world.visit('/plain', { beside: firstTab })
    await firstTab.wisp((wisp) => wisp.ready())
    await leave(firstTab)
    await firstTab.dialog.waitFor()
    await firstTab.page.close()
    await comes(secondTab)
  })

  it.runIf(isShipped())('count as one visit, with the pages of both', async () => {
    await fixture.world.show()
    const { firstTab } = await twoTabs()
    // Writes are delayed, in a tab in the background by a second.
    await expect.poll(() => firstTab.page.evaluate(() => localStorage.getItem('wisp.trail'))).not.toBeNull()
    const third = await fixture.world.visit('/base-href', { beside: firstTab })
    await third.decided()
    expect(third.displayCalls[0]).toMatchObject({ origin_landing_page: firstTab.page.url(), cookies: 'old_user' })
    expect(third.displayCalls[0]?.previous_visited_pages_with_current?.split('\n')).toHaveLength(2)
  })
})

describe('a tab in the background', () => {
  /** Headless tabs never hide by themselves. */
  const hide = (hidden: boolean): void => {
    Object.defineProperty(Document.prototype, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }

  it.runIf(isShipped())('shows a popup that has fired only when the tab becomes visible', async () => {
    await fixture.world.show(popupOf({ triggers: { timeDelay: 0.1 } }))
    const visit = await fixture.world.visit('/plain', { prepare: ({ page }) => page.addInitScript(hide, true) })
    await expect.poll(async () => (await stateIn(visit))?.says).toContain('on its way to the screen')
    await visit.page.waitForLoadState('networkidle')
    expect(await visit.page.locator('wisp-popup').count()).toBe(0)
    await visit.page.evaluate(hide, false)
    await visit.dialog.waitFor()
  })
})
