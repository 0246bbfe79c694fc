/** The items of a gallery: which links are pictures, their names, and their placeholders while they load. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { link, openSite } from '../../support/gallery-site'

const fixture = withWorld()

const POTS = ['400x300-teal', '300x400-navy', '600x200-olive']
const gallery = (links: string, attributes = ''): string => `<div data-wisp-gallery ${attributes}>${links}</div>`

const openPots = async (body: string, options: Parameters<typeof openSite>[2] = {}) => {
  const site = await openSite(fixture.world, body, options)
  return {
    ...site,
    counter: () => site.gallery.locator('.wisp-gallery-counter').textContent(),
    spoken: () => site.gallery.locator('[aria-live=polite]').textContent(),
    alt: () => site.gallery.locator('.wisp-gallery-large img').getAttribute('alt'),
    row: site.gallery.locator('wisp-thumbs'),
  }
}

const open = async (body: string, index = 0, options: Parameters<typeof openSite>[2] = {}) => {
  const site = await openPots(body, options)
  await site.press(index)
  return site
}

/** A slider that goes round: copies of its last picture in front and of its first behind. */
const slider = (slide: string, copy: string): string => {
  const slides = POTS.map((size) => `<p class="${slide}">${link(size)}</p>`)
  const copies = [2, 0].map((index) => `<p class="${slide} ${copy}">${link(POTS[index] as string)}</p>`)
  return gallery([copies[0], ...slides, copies[1]].join(''), 'data-thumbnails="true"')
}

describe.runIf(isShipped())('the items of a gallery', () => {
  it.each([
    ['Glide', 'glide__slide', 'glide__slide--clone'],
    ['FlexSlider', 'slide', 'clone'],
    ['Swiper', 'swiper-slide', 'swiper-slide-duplicate'],
    // Only at the end of a word.
    ['a script that clones nothing', 'clone-wars', 'cloned'],
  ])('are the pictures of a slider by %s, each once, also where a copy is pressed', async (_, slide, copy) => {
    const { page, counter, shows, spoken, row, closed } = await open(slider(slide, copy), 0)
    await shows('/600x200-olive.jpg')
    await expect.poll(counter).toBe('3 / 3')
    await expect.poll(spoken).toBe('Image 3 of 3, The 600x200-olive picture')
    await expect.poll(() => row.locator('button').count()).toBe(3)
    await page.keyboard.press('ArrowLeft')
    await shows('/300x400-navy.jpg')
    await page.keyboard.press('Escape')
    await closed()
  })

  it.each([
    ['PhotoSwipe', (size: string) => link(size, 'data-pswp-width="400" data-pswp-height="300" target="_blank"')],
    [
      'GLightbox',
      (size: string) =>
        `${link(size, 'class="glightbox" data-glightbox="title: Pot"')}<div class="glightbox-desc">Pot</div>`,
    ],
    ['lightGallery', (size: string) => link(size, 'data-lg-size="400-300" data-sub-html="<h4>Pot</h4>"')],
    ['Fancybox', (size: string) => link(size, 'data-fancybox="pots" data-caption="Pot"')],
  ])('are the pictures of a page that was made for %s', async (_, of) => {
    const { page, counter, shows, closed } = await open(gallery(POTS.map(of).join('')), 1)
    await shows('/300x400-navy.jpg')
    await expect.poll(counter).toBe('2 / 3')
    await page.keyboard.press('ArrowRight')
    await shows('/600x200-olive.jpg')
    await page.keyboard.press('Escape')
    await closed()
    expect(page.context().pages().length).toBe(1)
  })

  it('are one for a picture and its name, which are paged through once and get the focus that was pressed', async () => {
    const pair = (size: string): string => `${link(size)}<a href="/${size}.jpg">${size}</a>`
    const { page, counter, shows, closed } = await open(gallery(POTS.map(pair).join('')), 3)
    await shows('/300x400-navy.jpg')
    await expect.poll(counter).toBe('2 / 3')
    await page.keyboard.press('Escape')
    await closed()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('300x400-navy')
  })

  it('are not looked at before they are needed, be they ever so many', async () => {
    const many = Array.from({ length: 500 }, (_, index) => link(`400x${100 + index}-teal`)).join('')
    const { row, shows } = await open(gallery(many, 'data-thumbnails="true"'), 250)
    await shows('/400x350-teal.jpg')
    await expect.poll(() => row.locator('[aria-current=true] img').count()).toBe(1)
    expect(await row.locator('img').count()).toBeLessThan(80)
    // All have a name, in time.
    await expect.poll(() => row.locator('button:not([aria-label])').count()).toBe(0)
    expect(await row.locator('button').last().getAttribute('aria-label')).toBe(
      'Image 500 of 500, The 400x599-teal picture',
    )
  })

  /** How often links of the page are asked something from the press to the first frame. */
  const askedBeforeFrame = (page: Page, index: number) =>
    page.evaluate(
      (index) =>
        new Promise<number>((resolve) => {
          const links = document.querySelectorAll<HTMLElement>('main a')
          const { closest } = Element.prototype
          let count = 0
          Element.prototype.closest = function (this: Element, selector: string) {
            if (this.localName === 'a') count++
            return closest.call(this, selector)
          } as typeof closest
          links[index]?.click()
          requestAnimationFrame(() => {
            Element.prototype.closest = closest
            resolve(count)
          })
        }),
      index,
    )

  it('open as fast as one, be they ever so many: the others are looked at after the first frame', async () => {
    const counts: number[] = []
    for (const count of [9, 500]) {
      const many = Array.from({ length: count }, (_, index) => link(`400x${100 + index}-teal`)).join('')
      const { page, gallery: dialog, shows, spoken, counter } = await openPots(gallery(many))
      await page.evaluate(() => {
        const indices: unknown[] = []
        Object.assign(globalThis, { told: indices })
        addEventListener('wisp:gallery-shown', (event) => indices.push((event as CustomEvent).detail.index))
      })
      // The window is loaded once the pointer rests on a link.
      const loaded = page.waitForResponse(/site-gallery-window/)
      await page.locator('main a[aria-controls]').nth(7).hover()
      await loaded
      await page.waitForFunction(() => document.querySelector('main a[href$="400x107-teal.jpg"]:hover'))
      counts.push(await askedBeforeFrame(page, 7))
      await shows('/400x107-teal.jpg')
      await expect.poll(counter).toBe(`8 / ${count}`)
      await expect.poll(spoken).toBe(`Image 8 of ${count}, The 400x107-teal picture`)
      expect(await dialog.locator('.wisp-gallery-previous').isVisible()).toBe(true)
      // Listeners of the page hear of it with its place.
      expect(await page.evaluate(() => Reflect.get(globalThis, 'told')[0])).toBe(7)
    }
    expect(counts[1]).toBe(counts[0])
  })

  it('keep a key that was pressed before their others are known', async () => {
    const { page, shows, counter } = await openPots(gallery(POTS.map((size) => link(size)).join('')))
    await page.locator('main a[aria-controls]').nth(1).hover()
    await page.waitForFunction(() => document.querySelector('main a:nth-child(2):hover'))
    await page.evaluate(async () => {
      document.querySelectorAll<HTMLElement>('main a')[1]?.click()
      while (!document.querySelector('#wisp-gallery')) await new Promise(requestAnimationFrame)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    })
    await shows('/600x200-olive.jpg')
    await expect.poll(counter).toBe('3 / 3')
  })

  it('leave no room for a row where there is but one', async () => {
    const { place, shows } = await open(gallery(link(POTS[0] as string), 'data-thumbnails="true"'))
    await shows('/400x300-teal.jpg')
    await expect.poll(place).toEqual([430, 200, 420, 320])
  })

  it.each([
    ['of its picture, and not its title', link('400x300-teal', 'title="Large"'), 'The 400x300-teal picture', 'Large'],
    [
      'of the link',
      '<a href="/400x300-teal.jpg" title="Large">A pot <img src="/200x150-gray.jpg" alt=""></a>',
      'A pot',
      'Large',
    ],
    [
      'below it',
      '<figure><a href="/400x300-teal.jpg"><img src="/200x150-gray.jpg" width="100" height="75"></a><figcaption>A plate</figcaption></figure>',
      'A plate',
      '',
    ],
  ])('are called by the words %s', async (_, body, name, caption) => {
    const { alt, gallery, shows, spoken } = await open(body)
    await shows('/400x300-teal.jpg')
    await expect.poll(alt).toBe(name)
    await expect.poll(spoken).toBe([caption, name].filter(Boolean).join(', '))
    expect(await gallery.locator('.wisp-gallery-title').textContent()).toBe(caption)
  })

  const PLACE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/%3E'
  it.each([
    ['data-lazy-src', PLACE.replaceAll('"', "'")],
    ['data-original', '/1x1-gray.jpg'],
  ])('have the picture that is to come by %s in their row, and not what holds its place', async (name, place) => {
    const late = (size: string): string =>
      `<a href="/${size}.jpg"><img src="${place}" ${name}="/200x150-gray.jpg" alt="" width="100" height="75"></a>`
    const {
      row,
      gallery: dialog,
      release,
      shows,
    } = await open(gallery(POTS.map(late).join(''), 'data-thumbnails="true"'), 0, { slow: /teal/ })
    await expect.poll(() => dialog.getAttribute('aria-busy')).toBe('true')
    expect(await dialog.locator('.wisp-gallery-picture').count()).toBe(0)
    release()
    await shows('/400x300-teal.jpg')
    await expect
      .poll(() => row.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('src'))))
      .toEqual(POTS.map(() => '/200x150-gray.jpg'))
  })

  it.each([
    ['en', '/File:Pot.webp', 'Open the link'],
    ['he', '/wiki/pot.jpg?page=1', 'פתיחת הקישור'],
  ] as const)('that turn out to be pages are opened by a link in the error (%s)', async (lang, address, words) => {
    const { page, gallery } = await open(`<a href="${address}">A pot</a>`, 0, { lang })
    const pictureLink = gallery.getByRole('alert').getByRole('link', { name: words })
    await pictureLink.waitFor()
    fixture.world.files[address.replace(/\?.*/, '')] = { type: 'text/html', body: '<title>All of the pot</title>' }
    await pictureLink.click()
    await expect.poll(() => page.title()).toBe('All of the pot')
  })

  it.each([
    ['a slider', 'display:flex;width:300px;overflow:hidden'],
    ['a list that runs upwards', 'height:90px;width:300px;overflow:hidden'],
  ])('do not scroll %s, or the page, when the focus goes back to them', async (_, style) => {
    const slides = POTS.map((size) => link(size)).join('')
    const css = `[data-wisp-gallery]{${style}}main{margin-top:800px}a{display:block;flex:none;width:300px;height:90px}`
    const { page, shows, closed, focused } = await open(gallery(slides), 0, { css })
    await shows('/400x300-teal.jpg')
    const top = await page.evaluate(() => scrollY)
    for (const size of POTS.slice(1)) {
      await page.keyboard.press('ArrowRight')
      await shows(`/${size}.jpg`)
    }
    await page.keyboard.press('Escape')
    await closed()
    const places = () =>
      page.evaluate(() => {
        const { scrollLeft, scrollTop } = document.querySelector('[data-wisp-gallery]') as Element
        return [scrollLeft, scrollTop, scrollY]
      })
    expect([await focused(), await places()]).toEqual(['/600x200-olive.jpg', [0, 0, top]])
  })
})
