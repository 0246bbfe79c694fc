import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { effectsOf } from '../../support/effects'
import { putPart, STRICT } from '../../support/page-part'
import { popupOf } from '../../support/popup'

const fixture = withWorld()

type Options = Parameters<typeof putPart>[2] & { motion?: 'reduce'; width?: number }

/** Opens a page whose clock only the case moves. */
const openPage = async (body = '', { motion, width = 1280, ...options }: Options = {}) => {
  const path = putPart(fixture.world, body, { head: STRICT(fixture.world), tag: '', ...options })
  const visit = await fixture.world.visit(path, {
    reducedMotion: motion ?? 'no-preference',
    viewport: { width, height: 700 },
    prepare: ({ page }) => page.clock.install(),
  })
  await visit.page.waitForFunction(() => Reflect.has(window, Symbol.for('wisp-page')))
  await visit.page.clock.pauseAt(Date.now() + 60_000)
  const cards = visit.page.locator('wisp-toasts .card')
  /** Milliseconds that the animations on the first toast take. */
  const animated = () =>
    cards.first().evaluate((card) => card.getAnimations().map(({ effect }) => effect?.getTiming().duration))
  return { ...visit, animated, cards, texts: () => visit.page.locator('wisp-toasts .text').allTextContents() }
}

/** Shows a toast, and lets the frame be painted that starts it. */
const toast = async (page: Page, detail: object): Promise<void> => {
  const before = await page.locator('wisp-toasts .card').count()
  await page.evaluate((detail) => dispatchEvent(new CustomEvent('wisp:toast', { detail })), detail)
  await expect.poll(() => page.locator('wisp-toasts .card').count()).toBe(before + 1)
  await page.clock.runFor(40)
}

describe.runIf(isShipped())('a toast', () => {
  it('stays five seconds and fades for one, at the top in the middle', async () => {
    const { animated, cards, page, texts } = await openPage()
    await (await effectsOf(page))(0)
    await toast(page, { kind: 'success', title: 'Booked', message: 'See you on Monday' })
    expect(await animated()).toEqual([300])
    expect(await texts()).toEqual(['Success: BookedSee you on Monday'])
    expect(await page.getByRole('status').count()).toBe(1)
    const box = await cards.boundingBox()
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2)).toBe(640)
    expect(box?.y).toBeLessThan(40)
    await page.clock.runFor(4_900)
    expect(await animated()).not.toContain(1_000)
    await page.clock.runFor(200)
    expect(await animated()).toContain(1_000)
    await page.clock.runFor(700)
    expect(await cards.count()).toBe(1)
    await page.clock.runFor(300)
    expect(await page.locator('wisp-toasts').count()).toBe(0)
  })

  it.each([
    [
      'the pointer',
      async (page: Page) => page.locator('wisp-toasts .card').hover(),
      (page: Page) => page.mouse.move(5, 600),
    ],
    ['the focus', async (page: Page) => page.keyboard.press('Tab'), (page: Page) => page.keyboard.press('Shift+Tab')],
  ])('waits while %s is on it, and goes a second after that', async (_, enter, go) => {
    const { cards, page } = await openPage('<button>Before</button>')
    await page.getByRole('button', { name: 'Before' }).focus()
    await toast(page, { kind: 'info', message: 'Wait' })
    // While it fades, it can still be held.
    await page.clock.runFor(5_500)
    await enter(page)
    await page.clock.runFor(30_000)
    expect(await cards.count()).toBe(1)
    expect(await cards.locator('.bar').evaluate((bar) => bar.getAnimations().length)).toBe(0)
    await go(page)
    await page.clock.runFor(900)
    expect(await cards.locator('.bar').evaluate((bar) => bar.getAnimations().length)).toBe(1)
    await page.clock.runFor(1_000)
    expect(await cards.count()).toBe(1)
    await page.clock.runFor(200)
    expect(await cards.count()).toBe(0)
  })

  it('shows the newest below, twice if asked twice, each closed by a click or its button', async () => {
    const { cards, page, texts } = await openPage()
    for (const message of ['one', 'two', 'two']) await toast(page, { kind: 'warning', message })
    expect(await texts()).toEqual(['Warning: one', 'Warning: two', 'Warning: two'])
    await cards.nth(0).click()
    await cards.nth(1).getByRole('button', { name: 'Close' }).click()
    await page.clock.runFor(1_100)
    expect(await cards.count()).toBe(1)
    // The next toast has slipped under the pointer by then.
    await page.mouse.move(5, 600)
    await cards.getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Escape')
    await page.clock.runFor(1_100)
    expect(await cards.count()).toBe(0)
  })

  it('keeps the order of toasts that were asked for at the same time', async () => {
    const { cards, page, texts } = await openPage()
    const messages = [...'abcdefgh']
    await page.evaluate((messages) => {
      for (const message of messages) dispatchEvent(new CustomEvent('wisp:toast', { detail: { message } }))
    }, messages)
    await expect.poll(() => cards.count()).toBe(8)
    await page.clock.runFor(40)
    expect(await texts()).toEqual(messages.map((message) => `Note: ${message}`))
  })

  it('gives the focus to the next toast, and in the end back to the page', async () => {
    const { page } = await openPage('<button>Before</button>')
    await page.getByRole('button', { name: 'Before' }).focus()
    for (const message of ['one', 'two']) await toast(page, { kind: 'info', message })
    const focused = () =>
      page.evaluate(() => {
        const { shadowRoot } = document.activeElement ?? {}
        return (shadowRoot?.activeElement?.parentElement ?? document.activeElement)?.textContent
      })
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Note: one')
    await page.keyboard.press('Enter')
    expect(await focused()).toBe('Note: two')
    await page.keyboard.press('Enter')
    expect(await focused()).toBe('Before')
  })

  it('is an alert if it is an error, and text alone', async () => {
    const { page } = await openPage()
    await toast(page, { kind: 'error', message: '<img src=x onerror=alert(1)>' })
    expect(await page.getByRole('alert').textContent()).toBe('Error: <img src=x onerror=alert(1)>')
    expect(await page.locator('wisp-toasts img').count()).toBe(0)
  })

  it('does not appear without a text', async () => {
    const { cards, page, requests } = await openPage()
    await page.evaluate(() => {
      const hostile = Object.defineProperty({}, 'message', { enumerable: true, get: () => JSON.parse('{') })
      for (const detail of [null, 1n, {}, [], { message: {} }, { __proto__: { message: 'inherited' } }, hostile])
        dispatchEvent(new CustomEvent('wisp:toast', { detail }))
    })
    await expect.poll(() => requests).toContain('GET /v/page-toast.js')
    await toast(page, { message: 'real' })
    expect(await cards.count()).toBe(1)
  })

  it('shows the toasts of the page when their time has come', async () => {
    const toasts = [{ kind: 'info', title: 'Hello', message: '', after: 90 }]
    const { cards, page, texts } = await openPage('', { data: { id: 'page000000001', toasts } })
    expect(await cards.count()).toBe(0)
    await page.clock.runFor(40_000)
    await expect.poll(() => cards.count()).toBe(1)
    await page.clock.runFor(40)
    expect(await texts()).toEqual(['Note: Hello'])
  })

  it('can be read and closed over a modal window, the page’s or ours, and stays when that closes', async () => {
    const dialog = '<dialog><p>Terms</p><button autofocus>Agree</button></dialog>'
    const { cards, page } = await openPage(dialog)
    await page.evaluate(() => document.querySelector('dialog')?.showModal())
    await toast(page, { kind: 'info', message: 'one' })
    await page.evaluate(() => document.querySelector('dialog')?.close())
    await expect.poll(() => page.evaluate(() => document.querySelector('html > wisp-toasts') !== null)).toBe(true)
    expect(await cards.isVisible()).toBe(true)
    await page.evaluate(() => document.querySelector('dialog')?.showModal())
    await toast(page, { kind: 'info', message: 'two' })
    await page.getByRole('button', { name: 'Close' }).nth(1).click()
    await page.clock.runFor(1_100)
    expect(await cards.count()).toBe(1)
    expect(await page.evaluate(() => document.querySelector('dialog')?.open)).toBe(true)
  })

  it('lies above our own lightbox, and its clicks do not close that', async () => {
    await fixture.world.show(popupOf())
    const loader = `<script async src="${fixture.world.wisp}/wisp.js" data-site="site-key-1"></script>`
    const { cards, dialog, page } = await openPage('', { head: STRICT(fixture.world) + loader })
    await page.clock.resume()
    await dialog.waitFor()
    await page.evaluate(() => dispatchEvent(new CustomEvent('wisp:toast', { detail: { message: 'Hi' } })))
    await page.getByRole('status').filter({ hasText: 'Hi' }).click()
    await expect.poll(() => cards.count()).toBe(0)
    expect(await dialog.isVisible()).toBe(true)
  })

  it('comes above what opens after it: our lightbox, and a window of the page', async () => {
    await fixture.world.show(popupOf({ onClickOnly: true, triggers: {} }))
    const loader = `<script async src="${fixture.world.wisp}/wisp.js" data-site="site-key-1"></script>`
    const body = '<dialog><p>Terms</p><button autofocus>Agree</button></dialog>'
    const { cards, dialog, page } = await openPage(body, { head: STRICT(fixture.world) + loader })
    const openOurs = () =>
      page.evaluate(() => void (window as unknown as { wisp: { open(id: string): void } }).wisp.open('popup00000001'))
    const openTheirs = () =>
      page.evaluate(() => document.querySelector<HTMLDialogElement>('body > dialog')?.showModal())
    await page.clock.resume()
    for (const open of [openOurs, openTheirs]) {
      await page.evaluate(() => dispatchEvent(new CustomEvent('wisp:toast', { detail: { message: 'Hi' } })))
      // It stays while the pointer is on it.
      await cards.hover()
      await open()
      await dialog.waitFor()
      await cards.getByRole('button').click()
      await expect.poll(() => cards.count()).toBe(0)
      expect(await dialog.first().isVisible()).toBe(true)
    }
  })

  it('fits a narrow screen, reads from the right in Hebrew, and has nothing that axe objects to', async () => {
    const { cards, page, texts } = await openPage('', { lang: 'he', width: 320 })
    const message = 'ההזמנה התקבלה ונשלחה אליך הודעה לכתובת '.repeat(3)
    await toast(page, { kind: 'warning', title: 'שים לב', message })
    expect((await texts())[0]).toMatch(/^אזהרה: /)
    const box = await cards.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(8)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(312)
    const button = await page.getByRole('button', { name: 'סגירה' }).boundingBox()
    expect([button?.width, button?.height].map((side) => Math.round(side ?? 0))).toEqual([44, 44])
    expect(button?.x).toBeLessThan(60)
    // axe waits by timers.
    await page.clock.resume()
    expect(await violationsOf(page, 'wisp-toasts')).toEqual([])
  })

  it('does not move for visitors who asked for less motion, and stays as long', async () => {
    const { cards, page } = await openPage('', { motion: 'reduce' })
    await toast(page, { message: 'Calm' })
    await page.clock.runFor(5_500)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    expect(await cards.count()).toBe(1)
    await page.clock.runFor(600)
    expect(await cards.count()).toBe(0)
  })
})
