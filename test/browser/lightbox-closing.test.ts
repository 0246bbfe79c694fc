import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { focused } from '../support/focus'
import { modalListens } from '../support/modal'
import { CLOCK, STILL } from '../support/on-request'
import { popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const closes = async () => (await fixture.world.store.figures.totals()).get('popup00000001')?.closes ?? 0

describe('a lightbox', () => {
  it.runIf(isShipped()).each([
    [true, 1],
    [false, 0],
  ])('closes by a click outside if the owner says %s', async (closeOnOutsideClick, closed) => {
    await fixture.world.show(popupOf({ design: { closeOnOutsideClick } }))
    const visit = await fixture.world.visit()
    await modalListens(visit)
    await visit.page.mouse.click(20, 20)
    await expect.poll(() => visit.dialog.count()).toBe(1 - closed)
    await expect.poll(closes).toBe(closed)
  })

  describe.runIf(isShipped())('that does not hold the page yet', () => {
    /** Opens it by a key from a page with this; the frame after the first paint comes when the case asks for it. */
    const openEarly = async (path: string, around: (button: string) => string): Promise<Visit> => {
      const button = '<button data-wisp-action="open" data-wisp-popup="popup00000001">Letter</button>'
      fixture.world.put(path, '', `<body>${around(button)}`)
      await fixture.world.show(popupOf({ triggers: {}, onClickOnly: true }))
      const visit = await fixture.world.visit(path, {
        prepare: ({ page }) =>
          page.addInitScript(() => {
            const frames: FrameRequestCallback[] = []
            window.requestAnimationFrame = (call) => frames.push(call)
            const draw = (): void => {
              for (const call of frames.splice(0)) call(performance.now())
            }
            Object.assign(window, { draw })
          }),
      })
      await visit.decided()
      const menu = visit.page.getByRole('button', { name: 'Menu' })
      if (await menu.count()) await menu.press('Enter')
      await visit.page.getByRole('button', { name: 'Letter' }).press('Enter')
      await visit.dialog.waitFor()
      return visit
    }

    /** It is gone, and the visitor is back where the press was. */
    const expectBack = async (visit: Visit): Promise<void> => {
      await visit.dialog.waitFor({ state: 'detached' })
      await expect.poll(() => visit.page.locator('button:focus').allTextContents()).toEqual(['Letter'])
    }

    it('closes by Escape, and leaves the menu open in which it was asked for', async () => {
      const visit = await openEarly(
        '/menu',
        (button) => `<button popovertarget="menu">Menu</button><div id="menu" popover>${button}</div>`,
      )
      await visit.page.keyboard.press('Escape')
      await expectBack(visit)
      expect(await visit.page.locator('#menu').isVisible()).toBe(true)
    })

    it('gives the focus back, though a control of it has had it before', async () => {
      const visit = await openEarly('/letter', (button) => button)
      const { page } = visit
      await page.getByRole('button', { name: 'Close' }).focus()
      await page.evaluate('draw()')
      await modalListens(visit)
      await page.keyboard.press('Enter')
      await expectBack(visit)
    })
  })

  describe.runIf(isShipped())('whose presence chunk is still on its way', () => {
    /** Open, and with what lets the chunk come. */
    const openAlone = async () => {
      await fixture.world.show(popupOf())
      let release = (): void => {}
      const arrival = new Promise<void>((resolve) => {
        release = resolve
      })
      const visit = await fixture.world.visit('/plain', {
        prepare: ({ page }) => page.route(/presence\.js/, (route) => arrival.then(() => route.continue())),
      })
      await visit.dialog.waitFor()
      return { ...visit, release }
    }

    it('leaves without its effect, and nothing brings it back', async () => {
      const { dialog, page, release } = await openAlone()
      await page.getByRole('button', { name: 'Close' }).click()
      await dialog.waitFor({ state: 'detached' })
      release()
      await expect.poll(closes).toBe(1)
      expect(await page.locator('wisp-popup').count()).toBe(0)
    })

    it('is put back once it has come, where the page has removed the popup', async () => {
      const visit = await openAlone()
      await visit.page.evaluate(() => document.querySelector('wisp-popup')?.remove())
      expect(await visit.dialog.count()).toBe(0)
      visit.release()
      await visit.dialog.waitFor()
      await modalListens(visit)
    })
  })

  it('with content lock does not close by a button, by Escape or by a click outside', async () => {
    await fixture.world.show(popupOf({ design: { contentLock: true } }))
    const visit = await fixture.world.visit('/plain', STILL)
    const { page, dialog } = visit
    await modalListens(visit)
    expect(await page.getByRole('button', { name: 'Close' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(20, 20)
    // Without effects, a closed popup would be gone by now.
    expect(await dialog.isVisible()).toBe(true)
  })

  it.runIf(isShipped())(
    'shows its close button after the set delay, and closes by itself after the auto-close time',
    async () => {
      await fixture.world.show(popupOf({ design: { closeAfter: 1, autoClose: 20 } }))
      const { page, dialog } = await fixture.world.visit('/plain', CLOCK)
      await dialog.waitFor()
      expect(await page.getByRole('button', { name: 'Close' }).count()).toBe(0)
      await page.getByRole('button', { name: 'Close' }).waitFor()
      // And the five seconds in which it fades.
      await page.clock.runFor(26_000)
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(closes).toBe(1)
    },
  )

  it('without a thank screen says thanks on the button and closes; two submits in a row give one lead', async () => {
    await fixture.world.show(popupOf({ design: { thanks: false } }))
    const { page, dialog, requests } = await fixture.world.visit('/plain', CLOCK)
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByRole('button', { name: 'Sign up' }).dblclick()
    await page.getByRole('button', { name: 'Sent successfully!' }).waitFor()
    await page.clock.runFor(2_500)
    await dialog.waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle')
    expect(requests.filter((request) => request.includes('conversion'))).toHaveLength(1)
  })

  it('does not send an empty form: its email field is marked, described and focused until something is typed', async () => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit()
    const { page, requests } = visit
    await page.getByRole('button', { name: 'Sign up' }).click()
    const email = page.getByLabel('Email')
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
    expect(await focused(visit)).toBe('email')
    await page.getByRole('alert').filter({ hasText: 'Please fill in this field' }).waitFor()
    await email.pressSequentially('x')
    await expect.poll(() => email.getAttribute('aria-invalid')).toBeNull()
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'There are typos in the email' }).waitFor()
    expect(requests.filter((request) => request.includes('conversion'))).toEqual([])
  })
})
