import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { passUntil, stopClock } from '../support/clock'
import { focused } from '../support/focus'
import { modalListens } from '../support/modal'
import { FORM, popupOf } from '../support/popup'
import { atRest, settled } from '../support/settled'

const fixture = withWorld()

describe('a lightbox', () => {
  it('is a modal dialog named by its heading, and takes the focus on its frame', async () => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit()
    await visit.page.getByRole('dialog', { name: 'Stay in touch' }).waitFor()
    await expect.poll(() => focused(visit)).toBe('dialog')
    await modalListens(visit)
    // Modal: the page behind it cannot be reached.
    const reached = await visit.page.locator('#button').evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      button.focus()
      return [document.elementFromPoint(x + width / 2, y + height / 2), document.activeElement].includes(button)
    })
    expect(reached).toBe(false)
  })

  it('can be filled in, sent and closed by keyboard alone, and gives the focus back', async () => {
    await fixture.world.show(popupOf({ triggers: {}, onClickOnly: true }))
    const visit = await fixture.world.visit()
    const { page } = visit
    await visit.decided()
    await page.locator('#button').focus()
    await page.keyboard.press('Enter')
    await visit.dialog.waitFor()
    const stops: string[] = []
    for (let presses = 0; presses < 3; presses++) {
      await page.keyboard.press('Tab')
      stops.push(await focused(visit))
    }
    expect(stops).toEqual(['Close', 'email', 'button'])
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('ann@example.com')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    expect(await focused(visit)).toMatch(/h2|wisp-heading/)
    await page.keyboard.press('Escape')
    await visit.dialog.waitFor({ state: 'detached' })
    expect(await focused(visit)).toBe('button')
  })

  it('is named by the heading of the visible screen, even if headings have ids of their own', async () => {
    await fixture.world.show(popupOf({ html: FORM.replace('<h2>Stay', '<h2 id="own">Stay') }))
    const { page } = await fixture.world.visit()
    await page.getByRole('dialog', { name: 'Stay in touch' }).waitFor()
    await page.getByLabel('Email').fill('ann@example.com')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Thank you' }).waitFor()
  })

  it('has the sign for closing that its owner draws, and ours whatever stands before all buttons', async () => {
    const signWith = async (css: string): Promise<string> => {
      await fixture.world.show(popupOf({ html: `<style>${css}</style>${FORM}` }))
      const { page } = await fixture.world.visit()
      const close = page.getByRole('button', { name: 'Close' })
      await close.waitFor()
      return close.evaluate((button) => getComputedStyle(button, '::before').content)
    }
    expect(await signWith('.wisp-close::before { content: "✕" }')).toBe('"✕"')
    expect(await signWith('button::before { content: "→" }')).toBe('"×"')
  })

  it('takes the style sheets of its first opening when it opens again', async () => {
    const html = `<style>h2 { letter-spacing: 3px }</style>${FORM}`
    await fixture.world.show(popupOf({ triggers: {}, onClickOnly: true, html }))
    const visit = await fixture.world.visit()
    const { page, dialog, wisp } = visit
    await visit.decided()
    const open = async () => {
      await wisp((wisp) => void wisp.open('popup00000001'))
      await dialog.waitFor()
      expect(await dialog.locator('h2').evaluate((heading) => getComputedStyle(heading).letterSpacing)).toBe('3px')
      return page.locator('wisp-popup').evaluateHandle(({ shadowRoot }) => [...(shadowRoot?.adoptedStyleSheets ?? [])])
    }
    const first = await open()
    await wisp((wisp) => wisp.close())
    await dialog.waitFor({ state: 'detached' })
    const again = await open()
    const shared = await again.evaluate((again, first) => again.map((sheet) => first.includes(sheet)), first)
    expect(shared.length).toBeGreaterThan(2)
    expect(shared).not.toContain(false)
  })

  it('focuses the first field after 2 s, unless the visitor has done something', async () => {
    await fixture.world.show(popupOf({ triggers: {}, onClickOnly: true }))
    const visit = await fixture.world.visit('/plain', { prepare: ({ page }) => page.clock.install() })
    const { page, dialog, wisp } = visit
    await visit.decided()
    await stopClock(visit)
    const open = async () => {
      await wisp((wisp) => void wisp.open('popup00000001'))
      await passUntil(page, () => focused(visit), 'dialog')
      // From then on the time counts.
      await passUntil(page, () => page.locator('wisp-popup .wisp-end').count(), 2)
    }
    await open()
    await page.clock.runFor(1_500)
    expect(await focused(visit)).toBe('dialog')
    await page.clock.runFor(1_000)
    await expect.poll(() => focused(visit)).toBe('email')
    await page.keyboard.press('Escape')
    await passUntil(page, () => dialog.count(), 0)
    await open()
    await page.keyboard.press('Tab')
    await page.clock.runFor(3_000)
    expect(await focused(visit)).toBe('Close')
  })

  it.runIf(isShipped())('keeps the page from scrolling only while it is open', async () => {
    await fixture.world.show(popupOf())
    const { page, dialog } = await fixture.world.visit()
    await dialog.waitFor()
    await modalListens({ page })
    await page.mouse.move(20, 400)
    const turned = page.evaluate(() => new Promise<void>((resolve) => addEventListener('wheel', () => resolve(), true)))
    await settled(page)
    await page.mouse.wheel(0, 600)
    await turned
    await settled(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  it.runIf(isShipped()).each<[string, string, string]>([
    ['removes while the popup is open', 'hidden', ''],
    ['sets and keeps', '', 'hidden'],
  ])('does not touch the page’s own overflow, which the page %s', async (_, before, meanwhile) => {
    await fixture.world.show(popupOf())
    const { page, dialog } = await fixture.world.visit()
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow)
    // As pages do it: remember the value that is there, and restore it later.
    const set = (value: string) =>
      page.evaluate((value) => {
        const { style } = document.documentElement
        const overflow = style.overflow
        style.overflow = value
        return overflow
      }, value)
    await set(before)
    await dialog.waitFor()
    await expect.poll(overflow).toBe('hidden')
    expect(await set(meanwhile)).toBe(before)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await overflow()).toBe(meanwhile || 'visible')
  })

  it('is in Hebrew from right to left', async () => {
    await fixture.world.show(popupOf({ language: 'he', html: FORM.replace('Stay in touch', 'נשאר בקשר') }))
    const { page } = await fixture.world.visit('/plain?ppt-preview=popup00000001')
    const dialog = page.getByRole('dialog', { name: 'נשאר בקשר' })
    await dialog.waitFor()
    expect(await dialog.getAttribute('dir')).toBe('rtl')
    expect(await dialog.evaluate((frame) => getComputedStyle(frame).direction)).toBe('rtl')
    await atRest(dialog)
    const close = await page.getByRole('button', { name: 'סגירה' }).boundingBox()
    const frame = await dialog.boundingBox()
    expect((close?.x ?? 0) - (frame?.x ?? 0)).toBeLessThan(50)
    await page.getByText('זוהי תצוגה מקדימה').waitFor()
  })

  it.runIf(isShipped())('fits phones of 390 and 320 px without scrolling sideways', async () => {
    await fixture.world.show(popupOf())
    for (const width of [390, 320]) {
      const { page, dialog } = await fixture.world.visit('/plain', {
        viewport: { width, height: 700 },
        hasTouch: true,
        isMobile: true,
      })
      await dialog.waitFor()
      await atRest(dialog)
      const box = await dialog.boundingBox()
      expect(box?.width).toBeLessThanOrEqual(width * 0.9 + 1)
      expect(await dialog.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
})
