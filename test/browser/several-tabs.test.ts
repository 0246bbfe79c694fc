import { describe, expect, it } from 'vitest'
import { isShipped } from '../support/both'
import { withWorld } from '../support/browser'
import { leaveWindow } from '../support/leave'
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
const done = async ({ dialog, wisp }: Visit): Promise<void> => {
  await wisp((wisp) => wisp.close())
  await dialog.waitFor({ state: 'detached' })
}
/** Two tabs of one visitor, both on the site. */
const twoTabs = async (path = '/plain') => {
  const one = await fixture.world.visit(path)
  const other = await fixture.world.visit(path, { beside: one })
  for (const { decided, wisp } of [one, other]) {
    await decided()
    await wisp((wisp) => wisp.ready())
  }
  return { one, other }
}
const LEAVING = popupOf({ triggers: { exitIntent: true } })

describe('two tabs of one site', () => {
  it.runIf(isShipped())('show no popup by themselves in the one after a close in the other', async () => {
    const { store, show, visit } = fixture.world
    const OTHER = 'popup00000002'
    await show(popupOf({ triggers: { timeDelay: 0.1 } }), popupOf({ id: OTHER, triggers: { timeDelay: 0.1 } }))
    await store.sites.setCooldown(SITE, 1800)
    const one = await visit()
    await one.dialog.waitFor()
    await one.page.keyboard.press('Escape')
    await one.dialog.waitFor({ state: 'detached' })
    const other = await visit('/plain', { beside: one })
    for (const { wisp } of [one, other])
      await expect
        .poll(async () => (await wisp((wisp) => wisp.explain())).popups.find(({ id }) => id === OTHER)?.says)
        .toContain('the visitor had just closed another')
    expect([await one.dialog.count(), await other.dialog.count()]).toEqual([0, 0])
    await other.wisp((wisp, id) => wisp.open(id), OTHER)
    await other.dialog.waitFor()
    await store.sites.setCooldown(SITE, 0)
  })

  it('do not show the same exclusive popup at the same time', async () => {
    await fixture.world.show(LEAVING)
    const { one, other } = await twoTabs()
    await leave(one)
    await one.dialog.waitFor()
    await leave(other)
    await expect.poll(async () => (await stateIn(other))?.says).toContain('another tab of this site was showing it')
    expect(await other.dialog.count()).toBe(0)
    await done(one)
    await comes(other)
  })

  it.runIf(isShipped())(
    'show it in the other once the first is done, also by a trigger that fires only once',
    async () => {
      await fixture.world.show(popupOf({ triggers: { timeDelay: 0.1 } }))
      const one = await fixture.world.visit()
      await one.dialog.waitFor()
      const other = await fixture.world.visit('/plain', { beside: one })
      await expect.poll(async () => (await stateIn(other))?.says).toContain('another tab of this site was showing it')
      await done(one)
      await other.dialog.waitFor()
      expect(await stateIn(other)).toMatchObject({ state: 'shown', fired: 'timeDelay' })
    },
  )

  it.runIf(isShipped())('do not show it in the other if the visitor has closed it for today', async () => {
    await fixture.world.show(popupOf({ triggers: { timeDelay: 0.1 } }))
    const one = await fixture.world.visit()
    await one.dialog.waitFor()
    const other = await fixture.world.visit('/plain', { beside: one })
    await expect.poll(async () => (await stateIn(other))?.says).toContain('another tab of this site was showing it')
    await one.page.bringToFront()
    await one.page.keyboard.press('Escape')
    await one.dialog.waitFor({ state: 'detached' })
    // The browser gives the claim to whoever asks next, after those who have waited.
    await other.page.evaluate(() => navigator.locks.request('wisp.popup00000001', () => {}))
    await other.wisp((wisp) => wisp.ready())
    expect(await stateIn(other)).toMatchObject({ state: 'blocked' })
    expect(await other.page.locator('wisp-popup').count()).toBe(0)
  })

  it.runIf(isShipped())('show it in only one of them if it fires in both at once', async () => {
    await fixture.world.show(LEAVING)
    const { one, other } = await twoTabs()
    await Promise.all([leave(one), leave(other)])
    const said = async () => (await Promise.all([stateIn(one), stateIn(other)])).map((popup) => popup?.says ?? '')
    for (const sentence of ['On screen', 'another tab of this site was showing it'])
      await expect.poll(async () => (await said()).filter((says) => says.includes(sentence))).toHaveLength(1)
  })

  it.runIf(isShipped())('both show it if the visitor opens it in both', async () => {
    await fixture.world.show(LEAVING)
    const { one, other } = await twoTabs()
    for (const { page, dialog } of [one, other]) {
      await page.bringToFront()
      await page.locator('#button').click()
      await dialog.waitFor()
    }
  })

  it.runIf(isShipped())('show other popups meanwhile, and a bar in both', async () => {
    const second = popupOf({ id: 'popup00000002', html: '<h2>Second</h2>', triggers: { pageClicks: 1 } })
    await fixture.world.show(LEAVING, second, BAR)
    const { one, other } = await twoTabs()
    for (const { page } of [one, other]) await page.getByText('Sale ends soon').waitFor()
    await leave(one)
    await one.dialog.waitFor()
    await other.page.locator('#text').click()
    await other.page.getByRole('heading', { name: 'Second' }).waitFor()
  })

  it.runIf(isShipped())('know at once what the visitor has closed in the other', async () => {
    await fixture.world.show(LEAVING)
    const { one, other } = await twoTabs()
    expect(await stateIn(other)).toMatchObject({ state: 'armed' })
    await leave(one)
    await one.dialog.waitFor()
    await one.page.keyboard.press('Escape')
    await expect
      .poll(async () => (await stateIn(other))?.rules.filter(({ allows }) => !allows).map(({ rule }) => rule))
      .toEqual(['closed'])
    await leave(other)
    expect((await stateIn(other))?.state).toBe('blocked')
  })

  it.runIf(isShipped())('pass the popup on: when one is closed, the other may show it', async () => {
    await fixture.world.show(LEAVING)
    const one = await fixture.world.visit('/plain', { ours: true })
    const other = await fixture.world.visit('/plain', { beside: one })
    await one.wisp((wisp) => wisp.ready())
    await leave(one)
    await one.dialog.waitFor()
    await one.page.close()
    await comes(other)
  })

  it.runIf(isShipped())('count as one visit, with the pages of both', async () => {
    await fixture.world.show()
    const { one } = await twoTabs()
    // Writes are delayed, in a tab in the background by a second.
    await expect.poll(() => one.page.evaluate(() => localStorage.getItem('wisp.trail'))).not.toBeNull()
    const third = await fixture.world.visit('/base-href', { beside: one })
    await third.decided()
    expect(third.asked[0]).toMatchObject({ origin_landing_page: one.page.url(), cookies: 'old_user' })
    expect(third.asked[0]?.previous_visited_pages_with_current?.split('\n')).toHaveLength(2)
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
