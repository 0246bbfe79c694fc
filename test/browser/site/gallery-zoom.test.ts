import { describe, expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { link, openSite } from '../../support/gallery-site'
import { type Box, openGallery } from '../../support/open-gallery'
import { fingersOn } from '../../support/touches'

const fixture = withWorld()

const PHONE = { viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true }

const open = async (options: Parameters<typeof openGallery>[1] = {}) => {
  const gallery = await openGallery(fixture.world, options)
  await gallery.isZoomable()
  return { ...gallery, fingers: await fingersOn(gallery.page), fitted: await gallery.box() }
}

/** The part of the image that is seen at this point, from 0 to 1. */
const seenAt = (x: number, y: number, box: Box): number[] =>
  [(x - box.x) / box.width, (y - box.y) / box.height].map((part) => Math.round(part * 200) / 200)

const SCREEN = { width: 1280, height: 800 }
const covers = ({ x, y, width, height }: Box, screen = SCREEN): boolean =>
  x <= 0.5 && y <= 0.5 && x + width >= screen.width - 0.5 && y + height >= screen.height - 0.5

describe.runIf(isShipped())('enlarging an image with the mouse', () => {
  it('a double click enlarges it around the pointer, and the next makes it fit', async () => {
    const { page, box, fitted, counterText } = await open()
    await page.mouse.dblclick(500, 350)
    const large = await box()
    expect(large.width / fitted.width).toBeCloseTo(2, 2)
    expect(seenAt(500, 350, large)).toEqual(seenAt(500, 350, fitted))
    await page.mouse.dblclick(500, 350)
    expect(await box()).toEqual(fitted)
    await page.mouse.click(500, 350)
    expect([await box(), await counterText()]).toEqual([fitted, '2 / 3'])
  })

  it('is moved by dragging, up to its edges, without paging or closing', async () => {
    const { page, box, counterText } = await open()
    await page.mouse.dblclick(640, 400)
    const large = await box()
    await page.mouse.move(640, 400)
    await page.mouse.down()
    await page.mouse.move(540, 360)
    expect(await box()).toEqual({ ...large, x: large.x - 100, y: large.y - 40 })
    await page.mouse.move(-2000, -2000)
    const far = await box()
    expect([far.x + far.width, far.y + far.height].map(Math.round)).toEqual([SCREEN.width, SCREEN.height])
    await page.mouse.move(4000, 4000)
    const other = await box()
    expect([other.x, other.y].map((side) => Math.round(side) + 0)).toEqual([0, 0])
    await page.mouse.up()
    await page.mouse.move(640, 400)
    expect([await counterText(), covers(await box())]).toEqual(['2 / 3', true])
  })

  it('ctrl+wheel enlarges around the pointer and leaves the page as large as it is; the wheel alone moves it', async () => {
    const { page, box, fitted, counterText } = await open()
    await page.mouse.move(700, 400)
    await page.keyboard.down('Control')
    for (let notch = 0; notch < 4; notch++) await page.mouse.wheel(0, -100)
    await expect.poll(async () => (await box()).width / fitted.width).toBeCloseTo(1.25 ** 4, 2)
    expect(seenAt(700, 400, await box())).toEqual(seenAt(700, 400, fitted))
    for (let notch = 0; notch < 9; notch++) await page.mouse.wheel(0, -100)
    await expect.poll(async () => (await box()).width / fitted.width).toBeCloseTo(4, 2)
    await page.keyboard.up('Control')
    const large = await box()
    await page.mouse.wheel(30, 50)
    await expect.poll(box).toEqual({ ...large, x: large.x - 30, y: large.y - 50 })
    await page.keyboard.down('Control')
    for (let notch = 0; notch < 9; notch++) await page.mouse.wheel(0, 100)
    await expect.poll(box).toEqual(fitted)
    await page.keyboard.up('Control')
    expect([await counterText(), await page.evaluate(() => [innerWidth, scrollY])]).toEqual([
      '2 / 3',
      [SCREEN.width, 0],
    ])
  })

  it('shows by the pointer what a double click does', async () => {
    const { page, frame } = await open()
    const cursor = () => frame.locator('.wisp-gallery-image').evaluate((element) => getComputedStyle(element).cursor)
    expect(await cursor()).toBe('zoom-in')
    await page.mouse.dblclick(640, 400)
    expect(await cursor()).toBe('zoom-out')
  })
})

describe.runIf(isShipped())('enlarging an image by keys', () => {
  it('enlarges and reduces it; arrows move it, and page at its edge', async () => {
    const { page, box, fitted, counterText } = await open()
    const { keyboard } = page
    await keyboard.press('+')
    await keyboard.press('+')
    const large = await box()
    expect(large.width / fitted.width).toBeCloseTo(2.25, 2)
    await keyboard.press('ArrowRight')
    await keyboard.press('ArrowUp')
    expect(await box()).toEqual({ ...large, x: large.x - 80, y: large.y + 80 })
    await keyboard.press('-')
    expect((await box()).width / fitted.width).toBeCloseTo(1.5, 2)
    await keyboard.press('0')
    expect(await box()).toEqual(fitted)
    await keyboard.press('Control+0')
    await keyboard.press('=')
    for (let press = 0; press < 9; press++) await keyboard.press('ArrowRight')
    await expect.poll(counterText).toBe('3 / 3')
    await expect.poll(box).toEqual(fitted)
  })

  it('Escape closes at once', async () => {
    const { page, counterText } = await open()
    await page.keyboard.press('+')
    await page.keyboard.press('Escape')
    await expect.poll(counterText).toBe('closed')
  })
})

describe.runIf(isShipped())('enlarging an image by touch', () => {
  it('two fingers enlarge what is between them and move it; one finger moves it on', async () => {
    const { box, fitted, fingers, counterText } = await open({ context: PHONE })
    await fingers.put([160, 400])
    await fingers.put([160, 400], [240, 400])
    await fingers.move([120, 400], [280, 400])
    await fingers.move([80, 400], [320, 400])
    const large = await box()
    expect(large.width / fitted.width).toBeCloseTo(3, 1)
    expect(seenAt(200, 400, large)).toEqual(seenAt(200, 400, fitted))
    await fingers.move([60, 400], [300, 400])
    expect(await box()).toEqual({ ...large, x: large.x - 20 })
    await fingers.lift()
    await fingers.drag([200, 400], 60, 0)
    expect((await box()).x).toBeCloseTo(large.x + 40, 1)
    await fingers.drag([100, 400], 250, 0)
    await fingers.drag([100, 400], 250, 0)
    expect([Math.round((await box()).x) + 0, await counterText()]).toEqual([0, '2 / 3'])
    await fingers.drag([200, 300], 0, 200)
    expect(await counterText()).toBe('2 / 3')
    await fingers.put([80, 400])
    await fingers.put([80, 400], [320, 400])
    await fingers.move([190, 400], [210, 400])
    await fingers.lift()
    expect(await box()).toEqual(fitted)
    await fingers.drag([300, 400], -101, 0)
    await expect.poll(counterText).toBe('3 / 3')
  })

  it('two taps on the same place enlarge it there, two more make it fit', async () => {
    const { box, fitted, fingers, counterText } = await open({ context: PHONE })
    const twice = async (x: number, y: number) => {
      await fingers.tap(x, y)
      await fingers.tap(x + 4, y)
    }
    await twice(150, 400)
    const large = await box()
    // 2400 px on 340 of the screen: more than four times.
    expect(large.width).toBeCloseTo(2400, 0)
    expect(seenAt(154, 400, large)).toEqual(seenAt(154, 400, fitted))
    await twice(300, 400)
    expect(await box()).toEqual(fitted)
    await fingers.tap(100, 400)
    await fingers.tap(300, 400)
    expect([await box(), await counterText()]).toEqual([fitted, '2 / 3'])
  })
})

describe.runIf(isShipped())('what is enlarged', () => {
  it('fits again after paging, and when the window changes its size', async () => {
    const { page, box, fitted, gallery, counterText } = await open()
    await page.mouse.dblclick(640, 400)
    await gallery.locator('.wisp-gallery-next').click()
    await expect.poll(counterText).toBe('3 / 3')
    await expect.poll(box).toEqual(fitted)
    await page.mouse.dblclick(640, 400)
    expect((await box()).width).toBeGreaterThan(fitted.width * 1.9)
    await page.setViewportSize({ width: 1280, height: 780 })
    await expect.poll(async () => (await box()).width).toBe(fitted.width)
  })

  it('is not to be had where the owner switches it off', async () => {
    const { page, box } = await openGallery(fixture.world, { options: 'data-zoom="false"' })
    const fitted = await box()
    await page.mouse.dblclick(640, 400)
    await page.keyboard.press('+')
    expect(await box()).toEqual(fitted)
  })

  it('moves softly, but not for those who want no motion', async () => {
    const moves = async (reducedMotion: 'reduce' | 'no-preference') => {
      const { page, frame } = await open({ context: { reducedMotion } })
      const animations = () => frame.evaluate((element) => element.getAnimations({ subtree: true }).length)
      await expect.poll(animations).toBe(0)
      // While the key is pressed: it may be over before it could be asked for from here.
      await frame.evaluate((element) =>
        addEventListener('keydown', () =>
          element.setAttribute('data-moves', `${element.getAnimations({ subtree: true }).length}`),
        ),
      )
      await page.keyboard.press('+')
      return frame.getAttribute('data-moves')
    }
    expect([await moves('reduce'), await moves('no-preference')]).toEqual(['0', '1'])
  })
})

describe.runIf(isShipped())('a picture that is there in several widths', () => {
  it('grows to the pixels of its widest file, which is fetched for that', async () => {
    const srcset = '/400x50-teal.jpg 400w, /4000x500-teal.jpg 4000w'
    const site = await openSite(fixture.world, link('400x50-teal', `data-srcset="${srcset}"`), { context: PHONE })
    const { pictureRequests, frame, gallery, page, press } = site
    await press(0)
    await expect.poll(() => gallery.getAttribute('data-zoom')).toBe('in')
    expect(pictureRequests).not.toContain('/4000x500-teal.jpg')
    for (let step = 0; step < 8; step++) await page.keyboard.press('+')
    const width = async () => (await frame.locator('.wisp-gallery-large img').boundingBox())?.width ?? 0
    await expect.poll(width).toBeCloseTo(4000, 0)
    await expect.poll(() => pictureRequests).toContain('/4000x500-teal.jpg')
  })
})
