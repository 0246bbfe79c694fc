import type { Route } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { recordFilm } from '../../support/film'
import { putPage } from '../../support/page-parts'
import type { Visit } from '../../support/visit.page'

const fixture = withWorld()

let film: Buffer
beforeAll(async () => {
  fixture.world.files['/blank'] = { type: 'text/html', body: '<!doctype html><title>Blank</title>' }
  const { page } = await fixture.world.visit('/blank')
  film = await recordFilm(page)
})

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="teal"/></svg>'
const CSS = 'section{position:relative;height:400px}h1{margin:0}.far{height:2500px}'
const box = (settings: unknown) =>
  `<div data-wisp-video='${typeof settings === 'string' ? settings : JSON.stringify(settings)}'></div>`
const FILM = { type: 'self-hosted', source: { mp4: '', ogv: null, webm: '/film.webm' }, poster: '/poster.svg' }

interface Options {
  lang?: string
  policy?: string
  reducedMotion?: 'reduce'
  /** The path of another page than the usual one. */
  prepare?: (visit: Visit) => unknown
}

const show = async (settings: unknown, { lang, policy, reducedMotion, prepare }: Options = {}) => {
  const fetchedPaths: string[] = []
  const answer = (type: string, body: string | Buffer) => (route: Route) => {
    fetchedPaths.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: type, body })
  }
  const body = `<section>${box(settings)}<h1>In front</h1></section><div class="far">Far</div>`
  putPage(fixture.world, '/video', body, { css: CSS, ...(lang && { lang }), ...(policy && { policy }) })
  const visit = await fixture.world.visit('/video', {
    ...(reducedMotion && { reducedMotion }),
    async prepare(visit) {
      await visit.page.addInitScript(() => {
        const errors: string[] = []
        Object.assign(window, { told: errors })
        addEventListener('wisp:error', (event) => {
          event.preventDefault()
          errors.push(String((event as CustomEvent<{ error: unknown }>).detail.error))
        })
      })
      await visit.page.route('**/poster.svg', answer('image/svg+xml', SVG))
      await visit.page.route('**/*.{webm,mp4,ogv}', answer('video/webm', film))
      await prepare?.(visit)
    },
  })
  return { ...visit, fetchedPaths, readErrors: () => visit.page.evaluate<string[]>('told') }
}
type VideoVisit = Awaited<ReturnType<typeof show>>

const plays = ({ page }: VideoVisit) =>
  page.locator('video').evaluate((it: HTMLVideoElement) => !it.paused && it.currentTime > 0)
const button = ({ page }: VideoVisit) => page.locator('wisp-pause').getByRole('button')

describe.runIf(isShipped())('a film behind a section', () => {
  it('plays without sound, inline, again and again, above its picture and behind the content', async () => {
    const visit = await show(FILM)
    await expect.poll(() => plays(visit)).toBe(true)
    const video = visit.page.locator('video')
    expect(
      await video.evaluate(({ muted, loop, playsInline, autoplay, style, tabIndex }: HTMLVideoElement) => ({
        muted,
        loop,
        playsInline,
        autoplay,
        tabIndex,
        fit: style.objectFit,
      })),
    ).toEqual({ muted: true, loop: true, playsInline: true, autoplay: true, tabIndex: -1, fit: 'cover' })
    expect(await video.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 400 })
    expect(visit.fetchedPaths[0]).toBe('/poster.svg')
    // The content can be pressed and read; the film says nothing.
    expect(await visit.page.evaluate(() => document.elementFromPoint(40, 40)?.localName)).toBe('h1')
    expect(await visit.page.locator('section').ariaSnapshot()).toBe(
      '- button "Pause the background video"\n- heading "In front" [level=1]',
    )
    expect(await violationsOf(visit.page, 'section')).toEqual([])
  })

  it('offers its formats in the order mp4, ogv, webm', async () => {
    const source = { webm: '/a.webm', ogv: '/a.ogv', mp4: '/a.mp4', exe: '/a.exe' }
    const visit = await show({ type: 'self-hosted', source })
    await visit.page.locator('video').waitFor()
    const offered = await visit.page.locator('source').evaluateAll((all) => all.map((it) => it.outerHTML))
    expect(offered.map((html) => /\.(\w+)" type="(.+)"/.exec(html)?.slice(1).join(' '))).toEqual([
      'mp4 video/mp4',
      'ogv video/ogg',
      'webm video/webm',
    ])
  })

  it('is stopped by its button, and stays so when the visitor comes back to it', async () => {
    const visit = await show(FILM)
    await expect.poll(() => plays(visit)).toBe(true)
    const { width, height } = (await button(visit).boundingBox()) ?? {}
    expect([width, height]).toEqual([44, 44])
    await button(visit).press('Enter')
    await expect.poll(() => plays(visit)).toBe(false)
    expect(await button(visit).getAttribute('aria-label')).toBe('Play the background video')
    await visit.page.evaluate(() => scrollTo(0, 2000))
    await visit.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    await visit.page.evaluate(() => scrollTo(0, 0))
    await visit.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(await plays(visit)).toBe(false)
    await button(visit).click()
    await expect.poll(() => plays(visit)).toBe(true)
  })

  it('speaks Hebrew on a Hebrew page, and its button is at the other side', async () => {
    const visit = await show(FILM, { lang: 'he' })
    await button(visit).waitFor()
    await expect.poll(() => button(visit).getAttribute('aria-label')).toBe('השהיית סרטון הרקע')
    expect((await button(visit).boundingBox())?.x).toBe(12)
  })

  it('stops off the screen and goes on when it is seen again', async () => {
    const visit = await show(FILM)
    await expect.poll(() => plays(visit)).toBe(true)
    await visit.page.evaluate(() => scrollTo(0, 2000))
    await expect.poll(() => plays(visit)).toBe(false)
    await visit.page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => plays(visit)).toBe(true)
  })

  it('stops in a hidden tab', async () => {
    const visit = await show(FILM)
    await expect.poll(() => plays(visit)).toBe(true)
    const hide = (hidden: boolean) =>
      visit.page.evaluate((hidden) => {
        Object.defineProperty(Document.prototype, 'hidden', { configurable: true, get: () => hidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await hide(true)
    expect(await plays(visit)).toBe(false)
    await hide(false)
    await expect.poll(() => plays(visit)).toBe(true)
  })

  it.each<[string, Options]>([
    ['less motion', { reducedMotion: 'reduce' }],
    [
      'to save data',
      {
        prepare: ({ page }) =>
          page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
      },
    ],
  ])('is only a picture for visitors who want %s', async (_, options) => {
    const visit = await show(FILM, options)
    await visit.page.locator('section img').waitFor()
    expect(await visit.page.locator('video,wisp-pause').count()).toBe(0)
    expect(visit.fetchedPaths).toEqual(['/poster.svg'])
  })

  it('that cannot be shown leaves the picture, and no button', async () => {
    const visit = await show(FILM, { prepare: ({ page }) => page.route('**/film.webm', (route) => route.abort()) })
    await visit.page.locator('section img').waitFor()
    await expect.poll(() => button(visit).count()).toBe(0)
  })
})

const NO_OBJECT = 'Error: source must be an object for self-hosted video'
const NO_SOURCE = 'Error: at least one video source is required'

describe.runIf(isShipped())('a bad video source', () => {
  it.each<[unknown, string]>([
    [undefined, NO_OBJECT],
    [null, NO_OBJECT],
    ['/film.mp4', NO_OBJECT],
    [7, NO_OBJECT],
    [['/film.mp4'], NO_OBJECT],
    [{}, NO_SOURCE],
    [{ mp4: '' }, NO_SOURCE],
    [{ mp4: null, webm: undefined }, NO_SOURCE],
    [{ mp4: 'javascript:alert(1)', webm: 'data:video/webm,x' }, NO_SOURCE],
    [{ avi: '/film.avi' }, NO_SOURCE],
  ])('%j is reported, and the picture is there', async (source, error) => {
    const visit = await show({ type: 'self-hosted', source, poster: '/poster.svg' })
    await visit.page.locator('section img').waitFor()
    await expect.poll(visit.readErrors).toEqual([error])
    expect(await visit.page.locator('video,wisp-pause').count()).toBe(0)
  })

  it.each(['', '{oops', 'null', '[]', '{"type":"constructor","poster":"javascript:alert(1)"}', '{"type":{}}'])(
    'settings “%s” show nothing',
    async (settings) => {
      const visit = await show(settings)
      await visit.page.locator('[data-wisp-video] > div').waitFor({ state: 'attached' })
      expect(await visit.page.locator('section img,video,iframe').count()).toBe(0)
    },
  )
})

describe.runIf(isShipped())('a picture behind a section', () => {
  it.each([[{ type: 'image', source: '/poster.svg' }], [{ type: 'image', poster: '/poster.svg' }]])(
    '%j covers it',
    async (settings) => {
      const visit = await show(settings)
      expect(await visit.page.locator('section img').boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 400 })
      expect(await visit.page.locator('section img').getAttribute('alt')).toBe('')
    },
  )
})
