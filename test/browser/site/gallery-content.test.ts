import { describe, expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { recordFilm } from '../../support/film'
import { openPage, SVG } from '../../support/gallery-content'

const fixture = withWorld()

const link = (name: string, address: string, more = '') =>
  `<p><a class="fancybox" href="${address}" ${more}>${name}</a></p>`

const SERVICES = 'https://www.youtube-nocookie.com https://player.vimeo.com'
const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true }

describe.runIf(isShipped())('documents in the gallery', () => {
  it('are drawings, as images of the options’ size', async () => {
    const { page, open, close, stage, siteRequests } = await openPage(
      fixture.world,
      link('Plan', '/plan.svg', 'title="The plan"') + link('Wide', '/plan.svg?b', 'data-width="50%" data-height="200"'),
      { '/plan.svg': { contentType: 'image/svg+xml', body: SVG } },
    )
    await open('Plan')
    const image = stage.locator('img')
    await expect.poll(() => siteRequests).toEqual(['GET /plan.svg'])
    expect(await image.getAttribute('alt')).toBe('Plan')
    // The title stands below it.
    expect(await image.boundingBox()).toMatchObject({ width: 560, height: 340 })
    expect((await stage.boundingBox())?.height).toBeGreaterThan(360)
    expect(await violationsOf(page, '#wisp-gallery')).toEqual([])
    await close()
    await open('Wide')
    await expect.poll(() => stage.boundingBox()).toMatchObject({ width: 620, height: 200 })
    // A percentage follows the screen.
    await page.setViewportSize({ width: 840, height: 800 })
    await expect.poll(() => stage.boundingBox()).toMatchObject({ width: 400, height: 200 })
  })

  it('have all of the frame, also after a film', async () => {
    const { page, open, stage } = await openPage(
      fixture.world,
      `<div data-wisp-gallery>${link('Tour', '/tour.webm')}${link('Plan', '/plan.svg', 'data-width="600" data-height="400"')}</div>`,
      {
        '/plan.svg': { contentType: 'image/svg+xml', body: SVG },
        '/tour.webm': { contentType: 'video/webm', body: '' },
      },
      { trusted: 'wisp-gallery', moves: true, ours: true },
    )
    await open('Tour')
    await page.keyboard.press('ArrowRight')
    const image = stage.locator('img')
    await image.waitFor()
    await expect.poll(() => stage.locator('video').count()).toBe(0)
    await expect.poll(() => image.boundingBox()).toMatchObject({ width: 600, height: 400 })
  })

  it('are told to be missing where there is none', async () => {
    const { open, error } = await openPage(
      fixture.world,
      link('Plan', '/plan.svg'),
      { '/plan.svg': { status: 404 } },
      // The browser reports it.
      { ours: true },
    )
    await open('Plan')
    await expect.poll(error).toContain('No image found.')
  })

  it('are a link to a document of another kind where the browser has no viewer', async () => {
    const { page, open, stage, gallery } = await openPage(
      fixture.world,
      link('Price list', '/prices.pdf'),
      { '/prices.pdf': { contentType: 'application/pdf', body: '%PDF-1.4' } },
      { context: PHONE, lang: 'he', trusted: 'wisp-gallery' },
    )
    await open('Price list')
    const object = stage.locator('object')
    const inside = object.getByRole('link', { name: 'פתיחת המסמך' })
    await inside.waitFor()
    expect(await inside.evaluate((a: HTMLAnchorElement) => [a.pathname, a.target, a.rel])).toEqual([
      '/prices.pdf',
      '_blank',
      'noopener',
    ])
    expect((await inside.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    const [outer, inner] = [await stage.boundingBox(), await object.boundingBox()]
    expect([inner?.width, inner?.height]).toEqual([outer?.width, outer?.height])
    expect(outer?.width).toBe(390 - 2 * (20 + 10))
    expect(await violationsOf(page, '#wisp-gallery')).toEqual([])
    await page.keyboard.press('Tab')
    await expect.poll(() => gallery.evaluate(() => document.activeElement?.textContent)).toBe('פתיחת המסמך')
  })
})

describe.runIf(isShipped())('a page in a frame of the gallery', () => {
  it('is loaded after the opening, can be reached by Tab, and may be shown on all of the screen', async () => {
    const { page, open, close, stage, siteRequests } = await openPage(
      fixture.world,
      link('Map', '/map', 'data-type="iframe" title="Where we are"'),
      { '/map': { body: '<!doctype html><title>m</title><body><input id="q">' } },
      { moves: true },
    )
    await page.evaluate(() => {
      const globals = globalThis as unknown as { moving: boolean[] }
      globals.moving = []
      new MutationObserver(() => {
        if (document.querySelector('#wisp-gallery iframe'))
          globals.moving.push(document.getAnimations().some(({ playState }) => playState === 'running'))
      }).observe(document, { subtree: true, childList: true })
    })
    await open('Map')
    const frame = stage.locator('iframe')
    await frame.waitFor()
    await expect.poll(() => siteRequests).toEqual(['GET /map'])
    expect(await page.evaluate(() => (globalThis as unknown as { moving: boolean[] }).moving[0])).toBe(false)
    expect(
      await frame.evaluate((frame: HTMLIFrameElement) => [frame.title, frame.allowFullscreen, frame.scrolling]),
    ).toEqual(['Map', true, 'auto'])
    await expect.poll(() => stage.locator('[aria-busy]').count()).toBe(0)
    expect(await stage.boundingBox()).toMatchObject({ width: 560 })
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('iframe')
    await page.frameLocator('#wisp-gallery iframe').locator('#q').waitFor()
    await page.locator('#wisp-gallery').focus()
    await close()
    expect(await page.locator('iframe').count()).toBe(0)
  })

  it('follows the screen where its size is a part of that, and does not begin anew', async () => {
    const { page, open, stage, siteRequests } = await openPage(
      fixture.world,
      link('Map', '/map', 'data-type="iframe" data-width="90%" data-height="50%"'),
      { '/map': { body: '<!doctype html><title>m</title><body>Here' } },
      { context: { viewport: { width: 400, height: 700 } } },
    )
    await open('Map')
    await stage.locator('iframe').waitFor()
    expect(await stage.boundingBox()).toMatchObject({ width: 324, height: 330 })
    await page.setViewportSize({ width: 740, height: 400 })
    await expect.poll(() => stage.boundingBox()).toMatchObject({ width: 630, height: 180 })
    expect(siteRequests).toEqual(['GET /map'])
  })

  it('is a film of a service under the address that can be framed, which begins because the visitor opened it', async () => {
    const { page, open, close, stage } = await openPage(
      fixture.world,
      link('Tube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'data-type="iframe"') +
        `<p><a class="fancybox iframe" href="https://vimeo.com/76979871">Vimeo</a></p>`,
      {},
      {
        policy: SERVICES,
        prepare: ({ page }) =>
          page.route(/youtube|vimeo/, (route) => route.fulfill({ contentType: 'text/html', body: 'film' })),
      },
    )
    const frame = stage.locator('iframe')
    await open('Tube')
    expect(await frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1')
    expect(await frame.getAttribute('title')).toBe('Tube')
    await page.locator('#wisp-gallery').focus()
    await close()
    await open('Vimeo')
    expect(await frame.getAttribute('src')).toBe('https://player.vimeo.com/video/76979871?dnt=1&autoplay=1')
  })

  it.each([
    ['javascript:alert(1)', 'iframe', 'No content type found.'],
    ['data:text/html,x', 'iframe', 'No content type found.'],
    ['data:image/svg+xml,x', 'svg', 'No content type found.'],
    ['javascript:alert(1)', 'pdf', 'No content type found.'],
    ['blob:x', 'video', 'No content type found.'],
    ['data:text/html,x', 'ajax', 'No content type found.'],
  ])('is refused if its address is %s, as %s', async (address, type, detail) => {
    const { open, error } = await openPage(fixture.world, link('Odd', address, `data-type="${type}"`))
    await open('Odd')
    await expect.poll(error).toBe(`The requested content cannot be loaded.\n${detail}`)
  })
})

describe.runIf(isShipped())('a film in the gallery', () => {
  it('has its own size, starts for the visitor who opened it, and stops when it is left', async () => {
    const first = await openPage(fixture.world, '')
    const film = await recordFilm(first.page)
    const { page, open, close, stage } = await openPage(
      fixture.world,
      link('Film', '/film.webm', 'title="How we throw" data-title-show="false"') + link('Broken', '/broken.mp4'),
      { '/film.webm': { contentType: 'video/webm', body: film }, '/broken.mp4': { status: 404 } },
    )
    await open('Film')
    const video = stage.locator('video')
    await video.waitFor()
    expect(await stage.boundingBox()).toMatchObject({ width: 64, height: 36 })
    expect(
      await video.evaluate((film: HTMLVideoElement) => [
        film.controls,
        film.playsInline,
        film.autoplay,
        film.ariaLabel,
      ]),
    ).toEqual([true, true, false, 'Film'])
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.played.length)).toBe(1)
    expect(await violationsOf(page, '#wisp-gallery')).toEqual([])
    const handle = await video.elementHandle()
    await close()
    expect(await handle?.evaluate((film) => [(film as HTMLVideoElement).paused, film.hasAttribute('src')])).toEqual([
      true,
      false,
    ])
    await open('Broken')
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('Please try again later.')
  })

  it('is not reduced to less than its ratio by the title below it', async () => {
    const first = await openPage(fixture.world, '')
    const film = await recordFilm(first.page)
    const { open, stage } = await openPage(
      fixture.world,
      link('Film', '/film.webm', 'title="How we throw"'),
      { '/film.webm': { contentType: 'video/webm', body: film } },
      { context: { viewport: { width: 640, height: 320 } }, css: '.wisp-gallery-title{height:252px!important}' },
    )
    await open('Film')
    const box = await stage.locator('video').boundingBox()
    expect(box?.height).toBeGreaterThan(0)
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(64 / 36, 0)
  })

  it('waits for the visitor where only the address of the page names it', async () => {
    const first = await openPage(fixture.world, '')
    const film = await recordFilm(first.page)
    const { stage } = await openPage(
      fixture.world,
      `<div id="films" data-wisp-gallery data-hash="true">${link('Film', '/film.webm')}</div>`,
      { '/film.webm': { contentType: 'video/webm', body: film } },
      {
        hash: '#films/1',
        // The browser's own controls move when a film has loaded.
        ours: true,
        // Tests look into the page as if the visitor had pressed something.
        prepare: ({ page }) =>
          page.addInitScript(() =>
            Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
          ),
      },
    )
    const video = stage.locator('video')
    await video.waitFor()
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.readyState)).toBeGreaterThan(0)
    expect(await video.evaluate((film: HTMLVideoElement) => film.paused && !film.played.length)).toBe(true)
  })
})
