import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { link, openSite } from '../../support/gallery-site'

const fixture = withWorld()

const BODY = `<div data-wisp-gallery id="pots">${link('400x300-teal', 'title="A blue pot"')}${link('3000x1500-navy')}</div>`

const open = async (options: Parameters<typeof openSite>[2] = {}, index = 0) => {
  const site = await openSite(fixture.world, BODY, options)
  await site.press(index)
  return { ...site, spoken: () => site.gallery.locator('[aria-live=polite]').textContent() }
}

describe.runIf(isShipped())('the gallery for everybody', () => {
  it('is a modal dialog that has the focus, and says what is shown', async () => {
    const { page, gallery, spoken, focused, shows } = await open()
    await shows('/400x300-teal.jpg')
    await expect.poll(spoken).toBe('Image 1 of 2, A blue pot, The 400x300-teal picture')
    expect(await focused()).toBe('Gallery')
    expect(
      await gallery.evaluate((dialog) => [dialog.matches(':modal'), (dialog as HTMLDialogElement).ariaLabel]),
    ).toEqual([true, 'Gallery'])
    expect(await gallery.locator('.wisp-gallery-large img').getAttribute('alt')).toBe('The 400x300-teal picture')
    await page.keyboard.press('ArrowRight')
    await expect.poll(spoken).toBe('Image 2 of 2, The 3000x1500-navy picture')
    expect(await violationsOf(page, '#wisp-gallery')).toEqual([])
  })

  it('speaks Hebrew on a Hebrew page', async () => {
    const { spoken, focused, page } = await open({ lang: 'he' })
    await expect.poll(spoken).toBe('תמונה 1 מתוך 2, A blue pot, The 400x300-teal picture')
    await expect.poll(focused).toBe('גלריה')
    expect(
      await page.locator('#wisp-gallery > button').evaluateAll((all) => all.map((each) => each.ariaLabel)),
    ).toEqual(['הקודם', 'הבא', 'סגירה'])
    expect(await violationsOf(page, '#wisp-gallery')).toEqual([])
  })

  it('keeps the focus inside', async () => {
    const { page, gallery, shows } = await open({}, 1)
    await shows('/3000x1500-navy.jpg')
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => !!document.activeElement?.closest('#wisp-gallery,body:not(:focus-within)')),
      ).toBe(true)
    }
    expect(await gallery.isVisible()).toBe(true)
  })

  it('has controls of 44 px, and room for the image on a screen of 320 px', async () => {
    const { page, place, shows } = await open(
      { context: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true } },
      1,
    )
    await shows('/3000x1500-navy.jpg')
    await expect.poll(place).toEqual([20, 245, 280, 150])
    const sizes = await page
      .locator('#wisp-gallery > button:visible')
      .evaluateAll((all) => all.map((each) => [each.clientWidth, each.clientHeight]))
    expect(sizes).toEqual([
      [44, 44],
      [44, 44],
    ])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  it('moves nothing for visitors who want less motion', async () => {
    const { page, shows } = await open()
    await page.evaluate(() => {
      const { animate } = Element.prototype
      Object.assign(window, { moved: 0 })
      Element.prototype.animate = function (...how) {
        Object.assign(window, { moved: 1 })
        return animate.apply(this, how)
      }
    })
    await shows('/400x300-teal.jpg')
    await page.keyboard.press('ArrowRight')
    await shows('/3000x1500-navy.jpg')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('#wisp-gallery').count()).toBe(0)
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0)
  })

  it.each([
    ['a link with a small picture', link('400x300-teal'), '.wisp-gallery-image'],
    ['a link without one', '<a href="/400x300-teal.jpg">A pot</a>', '#wisp-gallery'],
  ])('shows that it waits for the image of %s, turning only for those who do not mind', async (_, body, selector) => {
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      const { page, press, release, shows } = await openSite(fixture.world, body, {
        slow: /teal/,
        context: { reducedMotion },
      })
      await press(0)
      const sign = () =>
        page
          .locator(selector)
          .evaluate((element) => [
            getComputedStyle(element, '::after').visibility,
            ...element.getAnimations({ subtree: true }).map((each) => (each as CSSAnimation).animationName),
          ])
      await expect.poll(sign).toEqual(['visible', ...(reducedMotion === 'reduce' ? [] : ['wisp-gallery-turn'])])
      expect(await page.locator(selector).evaluate((element) => getComputedStyle(element, '::after').width)).toBe(
        '26px',
      )
      release()
      await shows('/400x300-teal.jpg')
      await expect
        .poll(() => page.locator(selector).evaluate((element) => getComputedStyle(element, '::after').content))
        .toBe('none')
    }
  })

  it('is seen in forced colours', async () => {
    const { page, shows } = await open({ context: { forcedColors: 'active' } })
    await shows('/400x300-teal.jpg')
    const colours = () =>
      page
        .locator('.wisp-gallery-close,.wisp-gallery-counter,.wisp-gallery-title')
        .evaluateAll((all) => all.map((each) => [getComputedStyle(each).color, getComputedStyle(each).backgroundColor]))
    // And nothing of the page or the image shines through.
    const blackOnWhite = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']
    await expect.poll(colours).toEqual([blackOnWhite, blackOnWhite, blackOnWhite])
    const { channels } = await sharp(await page.locator('.wisp-gallery-close').screenshot()).stats()
    expect(channels[0]?.min).toBeLessThan(60)
    expect(channels[0]?.max).toBe(255)
  })
})
