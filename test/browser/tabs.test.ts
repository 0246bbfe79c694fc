import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { BAR, popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const held = withWorld()

const ID = 'popup00000001'
const open = async (visit: Visit) => {
  // Browsers take their time to draw in a tab behind another.
  await visit.page.bringToFront()
  return visit.wisp((wisp, id) => wisp.open(id), ID)
}
/** The browser takes a moment to pass a claim on. */
const opens = (visit: Visit) =>
  expect
    .poll(async () => {
      await open(visit)
      return visit.dialog.count()
    })
    .toBe(1)
const stateIn = async (visit: Visit) => (await visit.wisp((wisp) => wisp.explain())).popups.find(({ id }) => id === ID)
const close = async ({ page, dialog }: Visit): Promise<void> => {
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}
/** Two tabs of one visitor, both on the site. */
const twoTabs = async (path = '/plain') => {
  const one = await held.world.visit(path)
  const other = await held.world.visit(path, { beside: one })
  await Promise.all([one.decided(), other.decided()])
  return { one, other }
}

describe('two tabs of one site', () => {
  it('do not show the same exclusive popup at the same moment', async () => {
    await held.world.show(popupOf({ triggers: {} }))
    const { one, other } = await twoTabs()
    await open(one)
    await one.dialog.waitFor()
    await open(other)
    await expect.poll(async () => (await stateIn(other))?.says).toContain('another tab of this site was showing it')
    expect(await other.dialog.count()).toBe(0)
    await close(one)
    await opens(other)
  })

  it('show it in one, when its moment comes in both at once', async () => {
    await held.world.show(popupOf({ triggers: {} }))
    const { one, other } = await twoTabs()
    await Promise.all([open(one), open(other)])
    const said = async () => (await Promise.all([stateIn(one), stateIn(other)])).map((popup) => popup?.says ?? '')
    for (const sentence of ['On screen', 'another tab of this site was showing it'])
      await expect.poll(async () => (await said()).filter((says) => says.includes(sentence))).toHaveLength(1)
  })

  it('show others beside it, and a bar in both', async () => {
    const second = popupOf({ id: 'popup00000002', html: '<h2>Second</h2>', triggers: {} })
    await held.world.show(popupOf({ triggers: {} }), second, BAR)
    const { one, other } = await twoTabs()
    for (const { page } of [one, other]) await page.getByText('Sale ends soon').waitFor()
    await open(one)
    await one.dialog.waitFor()
    await other.wisp((wisp) => wisp.open('popup00000002'))
    await other.page.getByRole('heading', { name: 'Second' }).waitFor()
  })

  it('share what the visitor has closed, at once', async () => {
    await held.world.show(popupOf({ triggers: { exitIntent: true } }))
    const { one, other } = await twoTabs()
    expect(await stateIn(other)).toMatchObject({ state: 'armed' })
    await open(one)
    await one.dialog.waitFor()
    await close(one)
    await expect.poll(async () => (await stateIn(other))?.state).toBe('blocked')
  })

  it('a tab that is closed gives its popup back', async () => {
    await held.world.show(popupOf({ triggers: {} }))
    const one = await held.world.visit('/plain', { ours: true })
    const other = await held.world.visit('/plain', { beside: one })
    await open(one)
    await one.dialog.waitFor()
    await one.page.close()
    await opens(other)
  })

  it('are one visit, with the pages of both', async () => {
    await held.world.show()
    const { one } = await twoTabs()
    const third = await held.world.visit('/base-href', { beside: one })
    await third.decided()
    expect(third.asked[0]).toMatchObject({ origin_landing_page: one.page.url(), cookies: 'old_user' })
    expect(third.asked[0]?.previous_visited_pages_with_current?.split('\n')).toHaveLength(2)
  })
})

describe('a tab that nobody sees', () => {
  /** Headless tabs never hide by themselves. */
  const hide = (hidden: boolean): void => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }

  it('shows nothing whose time has come, until somebody does see it', async () => {
    await held.world.show(popupOf({ triggers: { timeDelay: 0.1 } }))
    const visit = await held.world.visit('/plain', { prepare: ({ page }) => page.addInitScript(hide, true) })
    await expect.poll(async () => (await stateIn(visit))?.says).toContain('on its way to the screen')
    await visit.page.waitForLoadState('networkidle')
    expect(await visit.page.locator('wisp-popup').count()).toBe(0)
    await visit.page.evaluate(hide, false)
    await visit.dialog.waitFor()
  })
})
