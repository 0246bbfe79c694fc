/** A gallery on a page that two fingers have enlarged, and images that are much taller or wider than the screen. */
import { describe, expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { link, openSite } from '../../support/gallery-site'

const fixture = withWorld()

const PHONE = { viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true }

const open = async (lang: 'en' | 'he' = 'en') => {
  const body = `<div data-wisp-gallery>${link('400x300-teal')}${link('300x400-navy')}</div>`
  const site = await openSite(fixture.world, body, { context: PHONE, lang, css: 'main{height:2000px}' })
  const { page } = site
  const session = await page.context().newCDPSession(page)
  return {
    ...site,
    session,
    /** Not by a press at a place, which is another one on the glass. */
    begin: async () => {
      const link = page.locator('main a[aria-controls]').first()
      await link.evaluate((element: HTMLElement) => element.click())
    },
    enlarge: (times: number) => session.send('Emulation.setPageScaleFactor', { pageScaleFactor: times }),
    times: () => page.evaluate(() => visualViewport?.scale),
    /** Where it is on the glass, in px of a page that is not enlarged. */
    seenAt: (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const { offsetLeft = 0, offsetTop = 0, scale = 1 } = visualViewport ?? {}
        return [(left - offsetLeft) * scale, (top - offsetTop) * scale, width * scale, height * scale].map(Math.round)
      }),
  }
}

describe.runIf(isShipped())('a page that is pinched larger', () => {
  it.each(['en', 'he'] as const)('has the gallery on the part that is seen, as large as ever (%s)', async (lang) => {
    const { begin, enlarge, seenAt, shows, times } = await open(lang)
    await enlarge(2)
    await expect.poll(times).toBe(2)
    await begin()
    await shows('/400x300-teal.jpg')
    await expect.poll(() => seenAt('#wisp-gallery')).toEqual([0, 0, 400, 800])
    await expect.poll(() => seenAt('.wisp-gallery-frame')).toEqual([20, 263, 360, 275])
    expect(await seenAt('.wisp-gallery-close')).toEqual([lang === 'he' ? 12 : 344, 12, 44, 44])
    await enlarge(3)
    await expect.poll(() => seenAt('#wisp-gallery')).toEqual([0, 0, 400, 800])
    await enlarge(1)
    await expect.poll(() => seenAt('#wisp-gallery')).toEqual([0, 0, 400, 800])
  })

  it('can be pinched back while the gallery is open, and pages by a swipe of the same length', async () => {
    const { begin, enlarge, gallery, page, session, shows, times } = await open()
    await enlarge(2)
    await begin()
    await shows('/400x300-teal.jpg')
    // The code for gestures is there.
    await expect.poll(() => gallery.getAttribute('data-zoom')).toBe('in')
    const touch = { x: 100, y: 200, speed: 2000 }
    await session.send('Input.synthesizePinchGesture', { ...touch, scaleFactor: 0.4, relativeSpeed: 2000 })
    await expect.poll(times).toBe(1)
    // From now on two fingers enlarge the image.
    await expect.poll(() => gallery.evaluate((dialog) => getComputedStyle(dialog).touchAction)).toBe('none')
    await page.keyboard.press('ArrowRight')
    await shows('/300x400-navy.jpg')
  })
})

describe.runIf(isShipped())('an image that is', () => {
  it.each([
    ['very tall', '300x4500-teal', 300],
    ['very wide', '9000x500-teal', 9000],
  ])('%s grows to its own pixels, by a double click and by keys', async (_, size, width) => {
    const { gallery, page, press, shows } = await openSite(fixture.world, link(size))
    await press(0)
    await shows(`/${size}.jpg`)
    await expect.poll(() => gallery.getAttribute('data-zoom')).toBe('in')
    const image = gallery.locator('.wisp-gallery-large img')
    const wide = () => image.evaluate((element) => element.getBoundingClientRect().width)
    const fitted = await wide()
    await page.mouse.dblclick(640, 360)
    await expect.poll(wide).toBeGreaterThan(width * 0.98)
    await page.mouse.dblclick(640, 360)
    await expect.poll(wide).toBe(fitted)
    await page.locator('#wisp-gallery').focus()
    for (let press = 0; press < 10; press++) await page.keyboard.press('+')
    await expect.poll(wide).toBeGreaterThan(width * 0.98)
    expect(await wide()).toBeLessThan(width * 1.03)
  })
})
