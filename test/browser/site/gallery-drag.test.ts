import { describe, expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { recordFilm } from '../../support/film'
import { openGallery } from '../../support/open-gallery'
import { settled } from '../../support/settled'
import { fingersOn } from '../../support/touches'

const fixture = withWorld()

const PHONE = { viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true }

const open = async (options: Parameters<typeof openGallery>[1] = {}) => {
  const gallery = await openGallery(fixture.world, options)
  const { mouse } = gallery.page
  return {
    ...gallery,
    fingers: await fingersOn(gallery.page),
    async drag(x: number, byX: number, y = 400, byY = 0) {
      await mouse.move(x, y)
      await mouse.down()
      await mouse.move(x + byX / 2, y + byY / 2)
      await mouse.move(x + byX, y + byY)
      await mouse.up()
    },
  }
}

describe.runIf(isShipped())('dragging a gallery', () => {
  it('pages by mouse from 100 px on, and follows the mouse until then', async () => {
    const { page, counterText, drag, box } = await open()
    const { x } = await box()
    await drag(600, 99)
    await drag(600, -99)
    expect(await counterText()).toBe('2 / 3')
    await page.mouse.move(600, 400)
    await page.mouse.down()
    await page.mouse.move(560, 380)
    await page.mouse.move(540, 380)
    expect((await box()).x).toBe(x - 60)
    await page.mouse.up()
    expect((await box()).x).toBe(x)
    await drag(600, -101)
    await expect.poll(counterText).toBe('3 / 3')
    await drag(600, -101)
    expect(await counterText()).toBe('3 / 3')
    await drag(600, 101)
    await expect.poll(counterText).toBe('2 / 3')
    await drag(600, 101)
    await expect.poll(counterText).toBe('1 / 3')
  })

  it('is no click: it does not close, where a click would', async () => {
    const { page, counterText, drag } = await open()
    await drag(300, 60, 20)
    expect(await counterText()).toBe('2 / 3')
    await drag(300, -150, 20)
    await expect.poll(counterText).toBe('3 / 3')
    await page.mouse.click(300, 20)
    await expect.poll(counterText).toBe('closed')
  })

  it('leaves alone a drag up or down with the mouse, and the other buttons', async () => {
    const { page, counterText, drag, box } = await open()
    const before = await box()
    await drag(600, 20, 300, 200)
    await page.mouse.move(600, 400)
    await page.mouse.down({ button: 'right' })
    await page.mouse.move(300, 400)
    expect(await box()).toEqual(before)
    await page.mouse.up({ button: 'right' })
    expect(await counterText()).toBe('2 / 3')
  })

  it('is mirrored where text runs from right to left', async () => {
    const { counterText, drag } = await open({ lang: 'he' })
    await drag(600, 101)
    await expect.poll(counterText).toBe('3 / 3')
    await drag(600, -101)
    await expect.poll(counterText).toBe('2 / 3')
  })

  it('pages by touch; a second finger cancels', async () => {
    const { page, counterText, fingers, box } = await open({ context: PHONE })
    const { x } = await box()
    await fingers.drag([200, 400], 99, 0)
    expect(await counterText()).toBe('2 / 3')
    await fingers.put([300, 400])
    await fingers.move([250, 400])
    expect((await box()).x).toBe(x - 50)
    await fingers.put([250, 400], [100, 500])
    expect((await box()).x).toBe(x)
    await fingers.move([120, 400], [100, 500])
    await fingers.lift()
    expect(await counterText()).toBe('2 / 3')
    await fingers.drag([300, 400], -101, 0)
    await expect.poll(counterText).toBe('3 / 3')
    await fingers.drag([100, 400], 101, 0)
    await expect.poll(counterText).toBe('2 / 3')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  it('pages by a finger that begins on an arrow, where the thumb is, or on the caption', async () => {
    const { gallery, counterText, fingers } = await open({ context: PHONE, index: 1 })
    const middle = async (part: string): Promise<[number, number]> => {
      const { x, y, width, height } = (await gallery.locator(part).boundingBox()) as DOMRect
      return [x + width / 2, y + height / 2]
    }
    await fingers.drag(await middle('.wisp-gallery-next'), -270, 0)
    await expect.poll(counterText).toBe('2 / 3')
    await fingers.drag(await middle('.wisp-gallery-title'), -150, 0)
    await expect.poll(counterText).toBe('3 / 3')
    await fingers.drag(await middle('.wisp-gallery-previous'), 270, 0)
    await expect.poll(counterText).toBe('2 / 3')
    await fingers.tap(...(await middle('.wisp-gallery-next')))
    await expect.poll(counterText).toBe('3 / 3')
  })

  it('closes by a finger that goes down 100 px, but not up, and not by 99', async () => {
    const { counterText, fingers, box } = await open({ context: PHONE })
    const { y } = await box()
    await fingers.drag([200, 400], 10, -200)
    await fingers.drag([200, 400], 10, 99)
    await fingers.drag([200, 400], 80, 120)
    expect([await counterText(), (await box()).y]).toEqual(['2 / 3', y])
    await fingers.drag([200, 400], 10, 101)
    await expect.poll(counterText).toBe('closed')
  })

  it('does not close what is modal', async () => {
    const { counterText, fingers } = await open({ context: PHONE, options: 'data-modal="true"' })
    await fingers.drag([200, 400], 10, 200)
    await fingers.drag([200, 400], -101, 0)
    await expect.poll(counterText).toBe('3 / 3')
  })

  it('brings back softly what does not page', async () => {
    const { page, frame, box } = await open({ context: { reducedMotion: 'no-preference' } })
    await expect.poll(() => frame.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
    const { x } = await box()
    await page.mouse.move(600, 400)
    await page.mouse.down()
    await page.mouse.move(540, 400)
    await frame.evaluate((element) =>
      element.parentElement?.addEventListener('pointerup', () =>
        element.setAttribute('data-moves', `${element.getAnimations().length}`),
      ),
    )
    await page.mouse.up()
    expect(await frame.getAttribute('data-moves')).toBe('1')
    await expect.poll(async () => (await box()).x).toBe(x)
  })

  it('pages from drawings and films as well, but not by the controls of a film', async () => {
    const { page, gallery, counterText, drag } = await open({
      more: '<a href="/plan.svg">A plan</a><a href="/tour.webm">A tour</a>',
      index: 3,
      policy: null,
    })
    // The film itself is no larger than its controls. Only a rule of the same layer can be stronger than ours.
    await page.addStyleTag({
      content: '@layer wisp{video.wisp-gallery-film{width:640px!important;height:360px!important}}',
    })
    const body = await recordFilm(page)
    await page.route('**/tour.webm', (route) => route.fulfill({ contentType: 'video/webm', body }))
    await drag(600, -101)
    await expect.poll(counterText).toBe('4 / 5')
    await gallery.locator('img[src*=plan]').waitFor()
    await drag(600, -101)
    await expect.poll(counterText).toBe('5 / 5')
    const film = gallery.locator('video')
    await film.waitFor()
    const { x, y, height } = (await film.boundingBox()) as { x: number; y: number; height: number }
    await drag(x + 200, 150, y + height - 20)
    expect(await counterText()).toBe('5 / 5')
    await drag(x + 200, 150, y + 100)
    await expect.poll(counterText).toBe('4 / 5')
  })

  it('does not drag what has controls of its own', async () => {
    const { page, gallery, counterText, drag } = await open({
      more: '<a href="#note" data-wisp-gallery>A note</a><p id="note">A note with text to select</p>',
      index: 3,
    })
    await drag(600, -101)
    await expect.poll(counterText).toBe('4 / 4')
    await gallery.getByText('A note with text').waitFor()
    await expect.poll(() => gallery.getAttribute('class')).not.toContain('wisp-gallery-drags')
    await drag(640, 200)
    await page.mouse.wheel(0, -100)
    expect(await counterText()).toBe('4 / 4')
  })
})

describe.runIf(isShipped())('the wheel over a gallery', () => {
  it('pages once for each gesture, down to the next', async () => {
    const { page, counterText } = await open({ index: 1 })
    /** Turns of the wheel that follow each other without a pause, however long the machine takes between them. */
    const turn = (...notches: [x: number, y: number][]) =>
      page.evaluate((notches) => {
        const wheel = Object.assign(window, { turned: Number(Reflect.get(window, 'turned') ?? 1_000_000) + 10_000 })
        for (const [deltaX, deltaY] of notches) {
          const event = new WheelEvent('wheel', { deltaX, deltaY, bubbles: true, cancelable: true })
          Object.defineProperty(event, 'timeStamp', { value: wheel.turned++ })
          document.querySelector('.wisp-gallery-frame')?.dispatchEvent(event)
        }
      }, notches)
    const down = (...notches: number[]) => turn(...notches.map((notch): [number, number] => [0, notch]))
    await page.mouse.move(640, 400)
    await page.mouse.wheel(0, 100)
    await expect.poll(counterText).toBe('2 / 3')
    await down(-100, 50, 25, 12, 6, 3)
    await expect.poll(counterText).toBe('1 / 3')
    await down(100, 50)
    await expect.poll(counterText).toBe('2 / 3')
    await down(100, 50)
    await expect.poll(counterText).toBe('3 / 3')
    await down(100)
    await down(-100)
    await expect.poll(counterText).toBe('2 / 3')
    await turn([100, 0])
    await settled(page)
    expect(await counterText()).toBe('2 / 3')
  })

  it('does nothing where the owner does not want it', async () => {
    const { page, counterText } = await open({ options: 'data-mouse-wheel="false"' })
    await page.mouse.move(640, 400)
    await page.mouse.wheel(0, 100)
    await page.keyboard.press('ArrowRight')
    await expect.poll(counterText).toBe('3 / 3')
  })
})
