import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { standing, watchStanding } from '../../support/gallery-position'
import { putSite } from '../../support/site-page'

const fixture = withWorld()

const PHONE = { viewport: { width: 360, height: 700 }, hasTouch: true }

const picture = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`

interface Row {
  count?: number
  lang?: 'en' | 'he'
  more?: string
  context?: BrowserContextOptions
}

/** A page with a gallery that has the row, opened at its second image. */
const openRow = async ({ count = 12, lang, more = '', context = {} }: Row = {}) => {
  const links = Array.from(
    { length: count },
    (_, index) =>
      `<a href="/large-${index + 1}.jpg"><img src="/small-${index + 1}.jpg" alt="Pot ${index + 1}" width="40" height="40"></a>`,
  )
  const body = `<main><h1>Pots</h1><div data-wisp-gallery data-thumbnails="true">${links.join('')}${more}</div></main>`
  // Rules for the site's own buttons and images, which are not meant for the row.
  const css = 'img{height:auto;max-width:100%;filter:blur(9px)}button{display:none;padding:50px}'
  const visit = await fixture.world.visit(putSite(fixture.world, body, { lang, css }), {
    reducedMotion: 'reduce',
    ...context,
    prepare: async ({ page }) => {
      await watchStanding(page)
      await page.route(/\.jpg$/, (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: route.request().url().includes('large') ? picture(1600, 1200) : picture(40, 40),
        }),
      )
    },
  })
  const { page } = visit
  await page
    .locator('[aria-controls=wisp-gallery]')
    .nth(Math.min(1, count - 1))
    .click()
  const row = page.locator('wisp-thumbs')
  return { ...visit, row, current: () => page.locator('wisp-thumbs [aria-current=true]').getAttribute('aria-label') }
}

/** From left to right. */
const lefts = (page: Page): Promise<number[]> =>
  page.locator('wisp-thumbs button').evaluateAll((all) => all.map((button) => button.getBoundingClientRect().left))

const isInside = (page: Page): Promise<boolean> =>
  page.locator('wisp-thumbs [aria-current=true]').evaluate((button) => {
    const { left, right } = button.getBoundingClientRect()
    return left >= 0 && right <= innerWidth
  })

/** While one picture changes into another, keys do nothing. */
const still = (page: Page, place: number) => expect.poll(() => standing(page)).toBe(place - 1)

describe.runIf(isShipped())('the row of small pictures', () => {
  it('has a button for each image, named by its place and title, and marks the one that is shown', async () => {
    const { page, row, current, expectUndisturbed } = await openRow({ count: 3 })
    await expect.poll(current).toBe('Image 2 of 3, Pot 2')
    const names = row.locator('button').evaluateAll((all) => all.map((button) => button.ariaLabel))
    expect(await names).toEqual(['Image 1 of 3, Pot 1', 'Image 2 of 3, Pot 2', 'Image 3 of 3, Pot 3'])
    const images = row
      .locator('img')
      .evaluateAll((all) => (all as HTMLImageElement[]).map((image) => [image.src, image.loading]))
    expect(await images).toEqual([1, 2, 3].map((n) => [new URL(`/small-${n}.jpg`, page.url()).href, 'lazy']))
    for (const button of await row.locator('button').all()) {
      const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 }
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    expect(await violationsOf(page, '#wisp-gallery')).toEqual([])
    await expectUndisturbed()
  })

  it('shows what is pressed, keeps it in view, and leaves with the gallery', async () => {
    const { page, row, current } = await openRow({ context: PHONE })
    await expect.poll(current).toBe('Image 2 of 12, Pot 2')
    await row.getByRole('button', { name: 'Image 5 ' }).tap()
    await expect.poll(current).toBe('Image 5 of 12, Pot 5')
    await expect.poll(() => page.locator('.wisp-gallery-counter').textContent()).toBe('5 / 12')
    for (const place of [6, 7, 8, 9, 10, 11, 12]) {
      await still(page, place - 1)
      await page.keyboard.press('ArrowRight')
      await expect.poll(current).toBe(`Image ${place} of 12, Pot ${place}`)
      expect(await isInside(page)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await row.waitFor({ state: 'detached' })
    expect(await page.locator('dialog').count()).toBe(0)
  })

  it('pages by the arrow keys while a picture of it has the focus, which goes along', async () => {
    const { page, row, current } = await openRow()
    await row.getByRole('button', { name: 'Image 3 ' }).click()
    await expect.poll(current).toBe('Image 3 of 12, Pot 3')
    await still(page, 3)
    await page.keyboard.press('ArrowRight')
    await expect.poll(current).toBe('Image 4 of 12, Pot 4')
    await still(page, 4)
    await page.keyboard.press('ArrowLeft')
    await still(page, 3)
    await page.keyboard.press('ArrowLeft')
    const focused = () => row.evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.ariaLabel)
    await expect.poll(focused).toBe('Image 2 of 12, Pot 2')
    expect(await current()).toBe('Image 2 of 12, Pot 2')
  })

  it('is mirrored where the page reads from right to left', async () => {
    const { page, row, current } = await openRow({ lang: 'he', context: PHONE })
    await expect.poll(current).toBe('תמונה 2 מתוך 12, Pot 2')
    const places = await lefts(page)
    expect([...places].sort((a, b) => b - a)).toEqual(places)
    await row.locator('button').nth(4).tap()
    await still(page, 5)
    expect(await current()).toContain('תמונה 5')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(current).toContain('תמונה 6')
    expect(await isInside(page)).toBe(true)
  })

  it('has room of its own below the frame; a low screen has no row', async () => {
    const { page, row, current } = await openRow()
    await expect.poll(current).toContain('Image 2')
    const frame = page.locator('.wisp-gallery-frame')
    const bottom = async () => {
      const { y, height } = (await frame.boundingBox()) ?? { y: 0, height: 0 }
      return y + height
    }
    const { y } = (await row.boundingBox()) ?? { y: 0 }
    expect(await bottom()).toBeLessThanOrEqual(y)
    // As high as the screen allows: 800 less the row, and 20 px twice.
    expect(await bottom()).toBeGreaterThan(y - 30)
    const low = await openRow({ context: { viewport: { width: 800, height: 400 } } })
    await expect.poll(low.current).toContain('Image 2')
    expect(await low.row.isVisible()).toBe(false)
    const box = await low.page.locator('.wisp-gallery-frame').boundingBox()
    expect(box?.height).toBe(360)
  })

  it('scrolls sideways under a finger, which does not page', async () => {
    const { page, row, current } = await openRow({ context: PHONE })
    await expect.poll(current).toContain('Image 2')
    const { y } = (await row.boundingBox()) ?? { y: 0 }
    const touch = await page.context().newCDPSession(page)
    await touch.send('Input.synthesizeScrollGesture', { x: 250, y: y + 30, xDistance: -200, yDistance: 0, speed: 2000 })
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100)
    expect(await current()).toContain('Image 2')
    expect(await page.locator('.wisp-gallery-counter').textContent()).toBe('2 / 12')
  })

  it('shows the number of what has no picture, and is not fetched for one item alone', async () => {
    const { row } = await openRow({ count: 2, more: '<a href="/large-3.jpg">Pot 3</a>' })
    await row.waitFor()
    expect(await row.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('alt')))).toEqual([
      '1',
      '2',
      '3',
    ])
    expect(await row.locator('img').last().getAttribute('src')).toBeNull()
    const alone = await openRow({ count: 1 })
    await expect.poll(() => alone.requests).toContain('GET /v/site-gallery-gestures.js')
    expect(alone.requests).not.toContain('GET /v/site-gallery-thumbs.js')
    expect(await alone.row.count()).toBe(0)
  })
})
