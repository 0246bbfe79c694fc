import { describe, expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { everydayRows } from '../../support/everyday-share'
import { link, openSite } from '../../support/gallery-site'

const fixture = withWorld()

const open = async (body: string, options: Parameters<typeof openSite>[2] = {}, index = 0) => {
  const site = await openSite(fixture.world, body, options)
  await site.press(index)
  return site
}

const FAILED = 'The requested content cannot be loaded.'

describe.runIf(isShipped())('the window of the gallery', () => {
  it('has a frame of the size of the image and 10 px around it, in the middle of the screen', async () => {
    const { place, shows } = await open(link('400x300-teal'))
    await shows('/400x300-teal.jpg')
    await expect.poll(place).toEqual([430, 200, 420, 320])
  })

  it('reduces an image that is larger than the screen, in its ratio, and measures again half a second after a resize', async () => {
    const { page, place, shows } = await open(link('3000x1500-teal'))
    await shows('/3000x1500-teal.jpg')
    await expect.poll(place).toEqual([20, 45, 1240, 630])
    await page.setViewportSize({ width: 800, height: 600 })
    const [left = 0, top = 0, width = 0, height = 0] = await place()
    // Until then css alone keeps it on the screen.
    expect([left >= 0, top >= 0, left + width <= 800, top + height <= 600]).toEqual([true, true, true, true])
    await expect.poll(place).toEqual([20, 105, 760, 390])
  })

  it('takes margins, padding, overlay and the natural size from the page, and leaves large images large', async () => {
    const attributes = 'data-auto-scale="false" data-padding="0" data-overlay-color="navy" data-overlay-opacity="0.9"'
    const { gallery, place, shows } = await open(
      link('1600x400-teal', `${attributes} data-width="1400" data-height="350"`),
    )
    await shows('/1600x400-teal.jpg')
    expect((await place()).slice(2)).toEqual([1400, 350])
    const overlay = await gallery.locator('.wisp-gallery-overlay').evaluate((element) => {
      const { backgroundColor, opacity } = getComputedStyle(element)
      return [backgroundColor, opacity]
    })
    expect(overlay).toEqual(['rgb(0, 0, 128)', '0.9'])
    const bad = await open(link('400x300-teal', 'data-overlay-color="url(//x)" data-overlay-show="true"'))
    expect(await bad.gallery.locator('.wisp-gallery-overlay').evaluate((element) => element.style.background)).toBe(
      'rgb(0, 0, 0)',
    )
  })

  it.each(everydayRows(['Infinity', '1e300', '-400', 'wide']))(
    'does not believe a natural width of %s',
    async (width) => {
      const { place, shows } = await open(link('400x300-teal', `data-width="${width}" data-height="300"`))
      await shows('/400x300-teal.jpg')
      await expect.poll(place).toEqual([430, 200, 420, 320])
    },
  )

  it('leaves with the page of a single-page site that it belongs to, and stays where only its link is replaced', async () => {
    const { page, shows, closed, gallery, focused } = await openSite(
      fixture.world,
      `<div id="pots">${link('400x300-teal')}</div>`,
    )
    await page.evaluate(() => {
      history.pushState(null, '', '?pots')
      addEventListener('popstate', () => document.querySelector('#pots')?.replaceChildren('Another page'))
    })
    await page.locator('a[aria-controls]').click()
    await shows('/400x300-teal.jpg')
    await page.evaluate(() => {
      const pots = document.querySelector('#pots') as Element
      pots.replaceChildren(...[...pots.children].map((child) => child.cloneNode(true)))
    })
    // The next link has been found.
    await page.locator('a[aria-controls]').waitFor()
    expect(await gallery.count()).toBe(1)
    await page.keyboard.press('Escape')
    await closed()
    expect(await focused()).toBe('/400x300-teal.jpg')
    await page.keyboard.press('Enter')
    await shows('/400x300-teal.jpg')
    await page.goBack()
    await closed()
  })

  it('gives the focus to the link that replaced its own, also if it closes before its second half has come', async () => {
    const { page, gallery, shows, closed, focused } = await openSite(
      fixture.world,
      `<div id="pots">${link('400x300-teal')}</div>`,
    )
    await page.route(/site-gallery-paging/, () => {})
    await page.locator('a[aria-controls]').click()
    await shows('/400x300-teal.jpg')
    // The gallery becomes modal after its first frame.
    await expect.poll(() => gallery.evaluate((element) => (element as HTMLDialogElement).open)).toBe(true)
    await page.evaluate(() => {
      const pots = document.querySelector('#pots') as Element
      pots.replaceChildren(...[...pots.children].map((child) => child.cloneNode(true)))
    })
    await page.keyboard.press('Escape')
    await closed()
    expect(await focused()).toBe('/400x300-teal.jpg')
  })

  it('is on the screen in the first frame, with the thumbnail in its place, before the image has come', async () => {
    const site = await openSite(fixture.world, link('1600x1200-teal') + link('3000x1000-navy'), { slow: /teal|navy/ })
    const { page, place, shows, release } = site
    // The window is loaded once the pointer rests on a link.
    await page.locator('main a[aria-controls]').first().waitFor()
    const loaded = page.waitForResponse(/site-gallery-window/)
    await page.locator('main a').first().hover()
    await loaded
    const first = await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.querySelector<HTMLElement>('main a')?.click()
          requestAnimationFrame(() => {
            const { x, y, width, height } = (
              document.querySelector('.wisp-gallery-stage') as Element
            ).getBoundingClientRect()
            const picture = document.querySelector('.wisp-gallery-picture') as HTMLImageElement
            resolve([
              x,
              y,
              width,
              height,
              picture.getAttribute('src')?.replace(/.*\//, ''),
              picture.offsetWidth,
              picture.complete,
            ])
          })
        }),
    )
    expect(first).toEqual([200, 30, 880, 660, '200x150-gray.jpg', 880, true])
    release()
    await shows('/1600x1200-teal.jpg')
    await expect.poll(place).toEqual([190, 20, 900, 680])
  })

  it('takes the ratio of the image as soon as its first bytes tell it', async () => {
    const { place, shows } = await open(link('3000x1000-navy'))
    await shows('/3000x1000-navy.jpg')
    await expect.poll(place).toEqual([20, 147, 1240, 426])
  })

  it('opens out of its thumbnail and back into it, with css animations of transform and opacity alone', async () => {
    const { page, frame, gallery, shows, closed } = await open(link('400x300-teal'), {
      context: { reducedMotion: 'no-preference' },
    })
    await shows('/400x300-teal.jpg')
    await expect.poll(() => frame.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
    const thumb = await page.locator('main img').boundingBox()
    const animated = await page.evaluate(async () => {
      const closing = document.querySelector<HTMLElement>('.wisp-gallery-close')
      closing?.click()
      const all = (document.querySelector('#wisp-gallery') as Element).getAnimations({ subtree: true })
      for (const each of all) {
        each.pause()
        each.currentTime = 299.99
      }
      const { x, y, width, height } = (document.querySelector('.wisp-gallery-stage') as Element).getBoundingClientRect()
      const names = all.flatMap(({ effect }) =>
        (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
      )
      for (const each of all) each.play()
      return { box: { x, y, width, height }, names: [...new Set(names)].sort() }
    })
    expect(animated.names).toEqual(['composite', 'computedOffset', 'easing', 'offset', 'opacity', 'transform'])
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(animated.box[side]).toBeCloseTo(thumb?.[side] ?? -1, 0)
    await closed()
    expect(await gallery.count()).toBe(0)
  })

  it.each(
    everydayRows([
      ['its button', '.wisp-gallery-close'],
      ['the overlay', '.wisp-gallery-overlay'],
      ['Escape', 'Escape'],
    ]),
  )('is closed by %s, and gives the focus back to its link', async (_, closing) => {
    const { page, gallery, shows, closed, focused } = await open(link('400x300-teal'))
    await shows('/400x300-teal.jpg')
    if (closing === 'Escape') await page.keyboard.press(closing)
    else await gallery.locator(closing).click({ position: { x: 20, y: 20 } })
    await closed()
    expect([await focused(), await page.evaluate(() => getComputedStyle(document.documentElement).overflow)]).toEqual([
      '/400x300-teal.jpg',
      'visible',
    ])
  })

  it('is not closed by a press on the frame, or by one that began there', async () => {
    const { page, frame, shows, gallery } = await open(link('400x300-teal'))
    await shows('/400x300-teal.jpg')
    await frame.click({ position: { x: 3, y: 3 } })
    await page.mouse.move(640, 205)
    await page.mouse.down()
    await page.mouse.move(640, 100)
    await page.mouse.up()
    expect(await gallery.isVisible()).toBe(true)
  })

  it('stays open if it is modal, whatever is pressed', async () => {
    const { page, gallery, shows } = await open(link('400x300-teal', 'data-modal="true"'))
    await shows('/400x300-teal.jpg')
    expect(await gallery.locator('.wisp-gallery-close').isVisible()).toBe(false)
    for (let time = 0; time < 3; time++) await page.keyboard.press('Escape')
    await gallery.locator('.wisp-gallery-overlay').click({ position: { x: 5, y: 5 } })
    expect(await gallery.isVisible()).toBe(true)
  })

  it('is closed by Escape while the image is still on its way, and by a click during the opening', async () => {
    const { page, closed, press, gallery, focused, release } = await openSite(
      fixture.world,
      `<a href="/400x300-teal.jpg">A text</a>${link('500x300-navy')}`,
      { slow: /teal/, context: { reducedMotion: 'no-preference' } },
    )
    await press(0)
    await expect.poll(() => gallery.getAttribute('aria-busy')).toBe('true')
    await page.keyboard.press('Escape')
    await closed()
    expect(await focused()).toBe('/400x300-teal.jpg')
    release()
    await press(1)
    await gallery.locator('.wisp-gallery-close').click()
    await closed()
    expect(await focused()).toBe('/500x300-navy.jpg')
  })

  it.each([
    ['', /nothing/],
    [', with an image that does not come', /teal/],
  ])('is closed by an Escape that is pressed before it has the focus%s', async (_, slow) => {
    const { page, closed, press, focused } = await openSite(fixture.world, link('400x300-teal'), { slow })
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('#wisp-gallery')) return
        observer.disconnect()
        document.body.dataset.pressed = 'true'
        document.querySelector('a')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      }).observe(document.body, { childList: true })
    })
    await press(0)
    await page.locator('[data-pressed]').waitFor()
    await closed()
    expect(await focused()).toBe('/400x300-teal.jpg')
  })

  it('stays open after a double click on its link', async () => {
    const { page, gallery, shows } = await openSite(fixture.world, link('400x300-teal'))
    await page.locator('main a').dblclick()
    await shows('/400x300-teal.jpg')
    expect(await gallery.evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(true)
  })

  it('opens what a link inside it leads to, and gives its content back to the page', async () => {
    const { page, gallery, shows, press } = await openSite(
      fixture.world,
      `<a href="#more" data-wisp-gallery>More</a><div hidden><div id="more"><p>Words</p>${link('400x300-teal')}</div></div>`,
    )
    await press(0)
    await gallery.locator('#more a').click()
    await shows('/400x300-teal.jpg')
    expect(await gallery.locator('#more').count()).toBe(0)
    expect(await page.locator('main #more').count()).toBe(1)
    await page.keyboard.press('Escape')
    await gallery.waitFor({ state: 'detached' })
  })

  it('stays open if a script opens it in the moment in which it has closed', async () => {
    const { page, gallery, shows, press } = await open(link('400x300-teal'))
    await shows('/400x300-teal.jpg')
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('#wisp-gallery')) return
        observer.disconnect()
        document.querySelector('a')?.click()
        document.title = 'Opened again'
      }).observe(document.body, { childList: true })
    })
    await page.keyboard.press('Escape')
    await expect.poll(() => page.title()).toBe('Opened again')
    await expect.poll(() => gallery.evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(true)
    await shows('/400x300-teal.jpg')
    await page.keyboard.press('Escape')
    await gallery.waitFor({ state: 'detached' })
    await press(0)
    await shows('/400x300-teal.jpg')
  })

  it('says what cannot be shown, in the language of the page', async () => {
    const missing = '<a href="/none.jpg">A picture</a>'
    const { gallery } = await open(missing)
    await expect.poll(() => gallery.getByRole('alert').innerText()).toBe(`${FAILED}\nNo image found.\nOpen the link`)
    const hebrew = await open(missing, { lang: 'he' })
    await expect
      .poll(() => hebrew.gallery.getByRole('alert').innerText())
      .toBe('לא ניתן לטעון את התוכן המבוקש.\nלא נמצאה תמונה.\nפתיחת הקישור')
    const nothing = await open('<a href="#" class="fancybox">Nothing</a>')
    await expect.poll(() => nothing.gallery.getByRole('alert').innerText()).toBe(`${FAILED}\nNo content type found.`)
  })

  it('replaces the thumbnail by an error, if the image turns out to be missing', async () => {
    const { gallery } = await open('<a href="/none.jpg"><img src="/200x150-gray.jpg" alt="" width="100"></a>')
    await expect.poll(() => gallery.getByRole('alert').innerText()).toBe(`${FAILED}\nNo image found.\nOpen the link`)
    expect(await gallery.locator('img').count()).toBe(0)
  })

  it("looks the same whatever the site's own rules for images, buttons and dialogs are", async () => {
    const css = `*{box-sizing:border-box}dialog{padding:2em!important;border:5px solid red;max-width:300px;opacity:.5}
      dialog::backdrop{background:lime}div{margin-top:9px}p{color:red}svg{width:9px!important;border:3px solid red}
      img{max-width:50%!important;border:9px solid blue;margin:20px;filter:invert(1);border-radius:50%}
      button{background:red;width:200px!important;padding:30px;display:none}`
    const { place, shows, gallery } = await open(link('400x300-teal'), { css })
    await shows('/400x300-teal.jpg')
    await expect.poll(place).toEqual([430, 200, 420, 320])
    expect(await gallery.locator('.wisp-gallery-large img').boundingBox()).toEqual({
      x: 440,
      y: 210,
      width: 400,
      height: 300,
    })
    expect(await gallery.locator('.wisp-gallery-close').boundingBox()).toEqual({
      x: 1224,
      y: 12,
      width: 44,
      height: 44,
    })
    expect(await gallery.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').display)).toBe('none')
  })

  it("opens in front of the page's own dialog, and gives the focus back into it", async () => {
    const site = await openSite(fixture.world, `<dialog id="own">${link('400x300-teal')}<p>Words</p></dialog>`)
    const { page, press, gallery, closed, focused, shows } = site
    await page.evaluate(() => document.querySelector('dialog')?.showModal())
    await press(0)
    await shows('/400x300-teal.jpg')
    await gallery.locator('.wisp-gallery-close').click()
    await closed()
    expect([await focused(), await page.locator('#own').isVisible()]).toEqual(['/400x300-teal.jpg', true])
  })

  it.each(
    everydayRows([
      ['the page removes it', () => document.querySelector('#wisp-gallery')?.remove()],
      [
        'the page takes away its body',
        () => document.querySelector('main')?.parentElement?.replaceChildren(document.querySelector('main') as Element),
      ],
      ['Turbo keeps a copy of the page', () => document.dispatchEvent(new Event('turbo:before-cache'))],
    ]),
  )('leaves no trace when %s, and opens again', async (_, act) => {
    const { page, closed, shows, press } = await open(link('400x300-teal'))
    await shows('/400x300-teal.jpg')
    await page.evaluate(act as () => unknown)
    await closed()
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible')
    await press(0)
    await shows('/400x300-teal.jpg')
  })

  it('takes the background of a link for its thumbnail', async () => {
    const css = 'main a{display:block;width:90px;height:60px;background:url(/200x150-gray.jpg)}'
    const { gallery, release, shows } = await open('<a href="/800x600-teal.jpg" aria-label="A picture"></a>', {
      css,
      slow: /teal/,
    })
    await expect
      .poll(() => gallery.locator('.wisp-gallery-picture').first().getAttribute('src'))
      .toContain('/200x150-gray.jpg')
    release()
    await shows('/800x600-teal.jpg')
  })

  it('shows a caption below the image where the screen has room for all of it, and otherwise over its lower edge', async () => {
    const caption =
      'title="A pot in two colours, thrown in one piece, glazed by hand and fired twice in the kiln of the yard"'
    const phone = { context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } }
    const { page, gallery, place } = await open(link('800x600-teal', caption), phone)
    const bottoms = async (): Promise<[frame: number, top: number, bottom: number]> => {
      const [, top = 0, , height = 0] = await place()
      const title = (await gallery.locator('.wisp-gallery-title').boundingBox()) as DOMRect
      return [top + height, title.y, title.y + title.height]
    }
    await expect.poll(place).toEqual([20, 288.5, 350, 267])
    const [frame, top, bottom] = await bottoms()
    expect([top === frame, bottom <= 844]).toEqual([true, true])
    await page.setViewportSize({ width: 844, height: 390 })
    await expect
      .poll(async () => {
        const [frame, , bottom] = await bottoms()
        return frame - bottom
      })
      .toBe(10)
  })

  it('fits a screen that was turned before the rest of its script had come', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const site = await openSite(fixture.world, link('800x600-teal'), { context: phone, slow: /site-gallery-paging/ })
    await site.press(0)
    await site.shows('/800x600-teal.jpg')
    const upright = await site.place()
    await site.page.setViewportSize({ width: 844, height: 390 })
    expect((await site.place())[2]).toBe(upright[2])
    site.release()
    await expect.poll(site.place).toEqual([192, 20, 460, 350])
  })

  it('shows a long title over the lower edge of the image, as text, and scrolls it', async () => {
    const words = '<b>Pots</b> '.repeat(200)
    const context = { viewport: { width: 1280, height: 560 } }
    const { gallery, shows } = await open(link('400x300-teal', `title="${words}"`), { context })
    await shows('/400x300-teal.jpg')
    const title = gallery.locator('.wisp-gallery-title')
    expect(await title.textContent()).toBe(words.trim())
    expect(await title.boundingBox()).toEqual({ x: 440, y: 310, width: 400, height: 120 })
    expect(await title.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
  })
})
