import { beforeAll, describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { STILL } from '../support/on-request'
import { popupOf } from '../support/popup'
import { TEXT, tab, tabs, teased } from '../support/teaser'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const settled = async (visit: Visit): Promise<void> => {
  await visit.decided()
  await visit.page.waitForLoadState('networkidle')
}
const close = async ({ page, dialog }: Visit): Promise<void> => {
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}
const convert = async ({ page, dialog }: Visit): Promise<void> => {
  await page.getByLabel('Email').fill('ann@example.com')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

beforeAll(() => fixture.world.put('/spa', 'data-spa'))

describe('a teaser', () => {
  it('can be reached, pressed and left by keyboard, and gets the focus back when its popup closes', async () => {
    await fixture.world.show(teased())
    const visit = await fixture.world.visit()
    const { page, dialog, wisp } = visit
    await tab(page).waitFor()
    await page.locator('#button').focus()
    await page.keyboard.press('Tab')
    const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent)
    expect(await focused()).toBe(TEXT)
    // The popup that the teaser opens is fetched in advance.
    expect(visit.requests.filter((request) => request.endsWith('lightbox_form/ui.js'))).toHaveLength(1)
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    await expect.poll(() => page.locator('wisp-teaser aside').count()).toBe(0)
    expect((await wisp((wisp) => wisp.explain())).popups[0]?.says).toMatch(/press on its teaser.*while it is not open/)
    const start = Date.now()
    await close(visit)
    await expect.poll(focused).toBe(TEXT)
    expect(Date.now() - start).toBeGreaterThanOrEqual(1400)
  })

  it.runIf(isShipped())('in mode “before” shows until its popup was seen', async () => {
    await fixture.world.show(teased({ mode: 'before' }))
    const visit = await fixture.world.visit('/plain', STILL)
    await tab(visit.page).click()
    await visit.dialog.waitFor()
    await close(visit)
    await visit.page.reload()
    await visit.decided(2)
    await visit.page.waitForLoadState('networkidle')
    expect(await tabs(visit.page).count()).toBe(0)
  })

  it.runIf(isShipped())(
    'in mode “after” shows once the popup was closed, also on later pages, until there is a lead',
    async () => {
      await fixture.world.show(
        teased({ mode: 'after' }, { frequency: { rule: 'once', count: 0 }, stopWhenConverted: false }),
      )
      const visit = await fixture.world.visit('/plain', STILL)
      const { page, dialog, wisp } = visit
      await settled(visit)
      expect(await tabs(page).count()).toBe(0)
      await wisp((wisp) => wisp.open('popup00000001'))
      await dialog.waitFor()
      await wisp((wisp) => wisp.close())
      await tab(page).waitFor()
      await page.reload()
      await tab(page).click()
      await dialog.waitFor()
      await convert(visit)
      await page.reload()
      await visit.decided(3)
      await page.waitForLoadState('networkidle')
      expect(await tabs(page).count()).toBe(0)
    },
  )

  it.runIf(isShipped())('is hidden for this visit by its ×', async () => {
    await fixture.world.show(teased())
    const visit = await fixture.world.visit('/plain', STILL)
    const { page } = visit
    await page.getByRole('button', { name: 'Hide' }).click()
    await expect.poll(() => page.locator('wisp-teaser aside').count()).toBe(0)
    await page.reload()
    await visit.decided(2)
    await page.waitForLoadState('networkidle')
    expect(await tabs(page).count()).toBe(0)
  })

  it.runIf(isShipped())('does not move for visitors who asked for less motion, and is not printed', async () => {
    await fixture.world.show(teased())
    const { page } = await fixture.world.visit('/plain', {
      reducedMotion: 'reduce',
      prepare: ({ page }) =>
        page.addInitScript(() => {
          Element.prototype.animate = () => {
            throw new Error('It moves')
          }
        }),
    })
    await tab(page).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await tab(page).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'Hide' }).click()
    await expect.poll(() => tabs(page).count()).toBe(0)
  })

  it.runIf(isShipped())('disappears and returns without moving the teaser beside it', async () => {
    const position = 'bottom-center'
    await fixture.world.show(
      teased({ position }, { type: 'side-small', triggers: { timeDelay: 1 } }),
      teased({ position, text: 'Other' }, { id: 'popup00000002' }),
    )
    const { page, wisp } = await fixture.world.visit()
    await expect.poll(() => tabs(page).count()).toBe(2)
    // Opens and closes without a press, so the browser would count a layout shift.
    await expect.poll(() => page.locator('wisp-teaser aside').count()).toBe(1)
    await wisp((wisp) => wisp.close())
    await expect.poll(() => tabs(page).count()).toBe(2)
  })

  it.runIf(isShipped())('does not show if the targeting of its popup objects', async () => {
    await fixture.world.show(
      teased({}, { targeting: { device: 'mobile' } }),
      teased({ text: 'Other' }, { id: 'popup00000002' }),
    )
    const { page } = await fixture.world.visit('/plain', STILL)
    await page.getByRole('button', { name: 'Other' }).waitFor()
    expect(await tabs(page).count()).toBe(1)
  })

  it.runIf(isShipped())('stands for a popup with a pending reminder, under the popup’s name', async () => {
    const html = '<h2>Stay in touch</h2><button data-wisp-action="remind">Later</button>'
    await fixture.world.show(popupOf({ html, name: TEXT }))
    const { page, dialog } = await fixture.world.visit('/plain', STILL)
    await page.getByRole('button', { name: 'Later' }).click()
    await tab(page).waitFor()
    await page.reload()
    await tab(page).click()
    await dialog.waitFor()
  })

  it.runIf(isShipped())('leaves with its page on a single-page site, and leaves nothing behind', async () => {
    await fixture.world.show(teased())
    const visit = await fixture.world.visit('/spa', STILL)
    await tab(visit.page).waitFor()
    await visit.page.waitForLoadState('networkidle')
    await fixture.world.show()
    await visit.page.evaluate(() => history.pushState(null, '', '/spa?two'))
    await visit.decided(2)
    await expect.poll(() => visit.page.locator('wisp-teaser').count()).toBe(0)
  })

  it.runIf(isShipped())(
    'works under a policy that forbids inline styles and markup, with the colours of its owner and of the site',
    async () => {
      await fixture.world.show(teased({ background: '#7a3b2e' }))
      const { page, dialog } = await fixture.world.visit('/csp')
      await tab(page).waitFor()
      const colours = () =>
        page.locator('wisp-teaser aside').evaluate((tab) => {
          document.documentElement.style.setProperty('--wisp-teaser', 'rgb(1, 2, 3)')
          const { backgroundColor, color } = getComputedStyle(tab)
          return [backgroundColor, color]
        })
      expect(await colours()).toEqual(['rgb(122, 59, 46)', 'rgb(1, 2, 3)'])
      await tab(page).click()
      await dialog.waitFor()
    },
  )

  it.runIf(isShipped())('never lies over a modal window of the page, and is there when that is closed', async () => {
    await fixture.world.show(teased({ position: 'middle-center', entryEffect: 'none' }))
    const { page } = await fixture.world.visit('/plain', {
      prepare: ({ page }) =>
        page.addInitScript(() =>
          addEventListener('DOMContentLoaded', () => {
            const dialog = document.createElement('dialog')
            dialog.append('The page’s own')
            dialog.style.cssText = 'width: 90vw; height: 90vh'
            document.body.append(dialog)
            dialog.showModal()
          }),
        ),
    })
    await page.locator('wisp-teaser aside').waitFor()
    expect(await page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.localName)).toBe(
      'dialog',
    )
    await page.keyboard.press('Escape')
    await tab(page).click()
  })
})
