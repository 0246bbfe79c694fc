import { describe, expect, it } from 'vitest'
import { isShipped } from '../support/builds'
import { buttonOf, call, cardOf, panelOf, TITLE, waiting, withPanel } from '../support/inspector'
import { popupOf } from '../support/popup'

const { fixture, open } = withPanel()
const second = popupOf({ id: 'popup00000002', name: 'Sale', html: '<h2>Second</h2>', triggers: {}, onClickOnly: true })

describe('the panel', () => {
  it('opens by ?wisp-inspect and updates itself', async () => {
    await fixture.world.show(waiting)
    const visit = await open('/plain?wisp-inspect')
    await cardOf(visit, 'Letter').getByText('0 of 90 % scrolled').waitFor()
    await visit.page.evaluate(() => scrollTo(0, 1000))
    await cardOf(visit, 'Letter')
      .getByText(/\b[1-8]\d of 90 % scrolled/)
      .waitFor()
    const bar = cardOf(visit, 'Letter').getByRole('progressbar', { name: 'Scroll depth' })
    expect(Number(await bar.getAttribute('value'))).toBeGreaterThan(10)
  })

  it.runIf(isShipped())('can be reached by keyboard, folds, and closes by Escape', async () => {
    await fixture.world.show(waiting)
    const visit = await open('/plain?wisp-inspect')
    await panelOf(visit).waitFor()
    await visit.page.locator('#button').focus()
    await visit.page.keyboard.press('Tab')
    await visit.page.keyboard.press('Enter')
    await cardOf(visit, 'Letter').waitFor({ state: 'hidden' })
    expect(await buttonOf(visit, 'Details').getAttribute('aria-expanded')).toBe('false')
    await visit.page.keyboard.press('Enter')
    await cardOf(visit, 'Letter').waitFor()
    await visit.page.keyboard.press('Escape')
    await panelOf(visit).waitFor({ state: 'detached' })
  })

  it.runIf(isShipped())('opened again, is still one panel and has the focus; its button closes it', async () => {
    await fixture.world.show(waiting)
    const visit = await open('/plain')
    await visit.decided()
    await call(visit, 'inspect')
    await panelOf(visit).waitFor()
    await call(visit, 'inspect')
    await expect
      .poll(() => visit.page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.className))
      .toBe('panel')
    expect(await visit.page.locator('wisp-inspector').count()).toBe(1)
    await buttonOf(visit, 'Close').click()
    await panelOf(visit).waitFor({ state: 'detached' })
  })

  it.runIf(isShipped())('leaves no listener, timer or element behind when closed', async () => {
    await fixture.world.show(waiting)
    const visit = await open('/plain', {
      prepare: ({ page }) =>
        page.addInitScript(() => {
          const counts = { listeners: 0, timers: 0 }
          Object.assign(window, { counts })
          const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
          const lasting = (target: EventTarget) => target === window || target === document
          EventTarget.prototype.addEventListener = function (...args) {
            if (lasting(this)) counts.listeners++
            return add.apply(this, args)
          }
          EventTarget.prototype.removeEventListener = function (...args) {
            if (lasting(this)) counts.listeners--
            return remove.apply(this, args)
          }
          const { setInterval: start, clearInterval: stop } = window
          Object.assign(window, {
            setInterval: (...args: Parameters<typeof start>) => {
              counts.timers++
              return start(...args)
            },
            clearInterval: (timer: number) => {
              counts.timers--
              stop(timer)
            },
          })
        }),
    })
    await visit.decided()
    await visit.page.waitForLoadState('networkidle')
    const counts = () => visit.page.evaluate(() => ({ ...(window as unknown as { counts: object }).counts }))
    const before = await counts()
    await call(visit, 'inspect')
    await panelOf(visit).waitFor()
    expect(await counts()).not.toEqual(before)
    await buttonOf(visit, 'Close').click()
    await panelOf(visit).waitFor({ state: 'detached' })
    expect(await counts()).toEqual(before)
    expect(await visit.page.locator('wisp-inspector').count()).toBe(0)
  })

  it.runIf(isShipped())('shows which popups wait in the queue, and what they wait for', async () => {
    await fixture.world.show(waiting, second)
    const visit = await open('/plain?wisp-inspect')
    await cardOf(visit, 'Letter').waitFor()
    await call(visit, 'open', waiting.id)
    await visit.dialog.waitFor()
    await call(visit, 'open', second.id)
    await cardOf(visit, 'Letter').getByText('On screen, opened by a call of wisp.open().').waitFor()
    await cardOf(visit, 'Sale').getByText('waits its turn: first in the queue, behind “Letter”.').waitFor()
  })

  it.runIf(isShipped())(
    'works beside a modal popup: it can be used, does not cover the close button, and stays afterwards',
    async () => {
      await fixture.world.show(popupOf())
      const visit = await open('/plain?wisp-inspect')
      await visit.dialog.waitFor()
      await cardOf(visit, 'Letter').getByText('On screen').waitFor()
      await buttonOf(visit, 'Details').click()
      await cardOf(visit, 'Letter').waitFor({ state: 'hidden' })
      await buttonOf(visit, 'Details').click()
      // Under the panel it would not take the click.
      await visit.dialog.getByRole('button', { name: 'Close' }).first().click()
      await visit.dialog.waitFor({ state: 'detached' })
      await cardOf(visit, 'Letter')
        .getByText(/^Held back: the visitor closed it by the X a moment ago/)
        .waitFor()
    },
  )
})

describe('copying', () => {
  it('puts the whole explanation on the clipboard as text', async () => {
    await fixture.world.show(waiting)
    const visit = await open('/plain?wisp-inspect', { permissions: ['clipboard-read', 'clipboard-write'] })
    await cardOf(visit, 'Letter').waitFor()
    await buttonOf(visit, 'Copy as text').click()
    await buttonOf(visit, 'Copied').waitFor()
    const text = await visit.page.evaluate(() => navigator.clipboard.readText())
    expect(text).toContain(TITLE.toLowerCase())
    expect(text).toContain('1. Letter (lightbox, popup00000001): armed')
    expect(text).toContain('● Scroll depth: 0 of 90 % scrolled.')
    expect(text).toContain('✓ Frequency: It may show on every page, and was not seen on this browser yet.')
    expect(text).toMatch(/200 {2}\d+ ms {2}http.*api\/display/)
  })

  it.runIf(isShipped())('shows the text selected if the browser refuses', async () => {
    await fixture.world.show(waiting)
    const visit = await open('/plain?wisp-inspect', {
      prepare: ({ page }) =>
        page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
    })
    await cardOf(visit, 'Letter').waitFor()
    await buttonOf(visit, 'Copy as text').click()
    const area = panelOf(visit).getByRole('textbox')
    await expect.poll(() => area.inputValue()).toContain('1. Letter (lightbox, popup00000001): armed')
    await expect
      .poll(() => area.evaluate((text: HTMLTextAreaElement) => text.selectionEnd - text.selectionStart))
      .toBeGreaterThan(200)
  })
})
