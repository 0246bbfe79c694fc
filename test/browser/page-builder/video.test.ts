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
  const asked: string[] = []
  const answer = (type: string, body: string | Buffer) => (route: Route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: type, body })
  }
  const body = `<section>${box(settings)}<h1>In front</h1></section><div class="far">Far</div>`
  putPage(fixture.world, '/video', body, { css: CSS, ...(lang && { lang }), ...(policy && { policy }) })
  const visit = await fixture.world.visit('/video', {
    ...(reducedMotion && { reducedMotion }),
    async prepare(visit) {
      await visit.page.addInitScript(() => {
        const told: string[] = []
        Object.assign(window, { told })
        addEventListener('wisp:error', (event) => {
          event.preventDefault()
          told.push(String((event as CustomEvent<{ error: unknown }>).detail.error))
        })
      })
      await visit.page.route('**/poster.svg', answer('image/svg+xml', SVG))
      await visit.page.route('**/*.{webm,mp4,ogv}', answer('video/webm', film))
      await prepare?.(visit)
    },
  })
  return { ...visit, asked, told: () => visit.page.evaluate<string[]>('told') }
}
type Shown = Awaited<ReturnType<typeof show>>

const plays = ({ page }: Shown) =>
  page.locator('video').evaluate((it: HTMLVideoElement) => !it.paused && it.currentTime > 0)
const button = ({ page }: Shown) => page.locator('wisp-pause').getByRole('button')

describe.runIf(isShipped())('a film behind a section', () => {
  it('plays without sound, inline, again and again, above its picture and behind the content', async () => {
    const seen = await show(FILM)
    await expect.poll(() => plays(seen)).toBe(true)
    const video = seen.page.locator('video')
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
    expect(seen.asked[0]).toBe('/poster.svg')
    // The content can be pressed and read; the film says nothing.
    expect(await seen.page.evaluate(() => document.elementFromPoint(40, 40)?.localName)).toBe('h1')
    expect(await seen.page.locator('section').ariaSnapshot()).toBe(
      '- button "Pause the background video"\n- heading "In front" [level=1]',
    )
    expect(await violationsOf(seen.page, 'section')).toEqual([])
  })

  it('offers its formats in the order mp4, ogv, webm', async () => {
    const source = { webm: '/a.webm', ogv: '/a.ogv', mp4: '/a.mp4', exe: '/a.exe' }
    const seen = await show({ type: 'self-hosted', source })
    await seen.page.locator('video').waitFor()
    const offered = await seen.page.locator('source').evaluateAll((all) => all.map((it) => it.outerHTML))
    expect(offered.map((html) => /\.(\w+)" type="(.+)"/.exec(html)?.slice(1).join(' '))).toEqual([
      'mp4 video/mp4',
      'ogv video/ogg',
      'webm video/webm',
    ])
  })

  it('is stopped by its button, and stays so when the visitor comes back to it', async () => {
    const seen = await show(FILM)
    await expect.poll(() => plays(seen)).toBe(true)
    const { width, height } = (await button(seen).boundingBox()) ?? {}
    expect([width, height]).toEqual([44, 44])
    await button(seen).press('Enter')
    await expect.poll(() => plays(seen)).toBe(false)
    expect(await button(seen).getAttribute('aria-label')).toBe('Play the background video')
    await seen.page.evaluate(() => scrollTo(0, 2000))
    await seen.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await seen.page.evaluate(() => scrollTo(0, 0))
    await seen.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await plays(seen)).toBe(false)
    await button(seen).click()
    await expect.poll(() => plays(seen)).toBe(true)
  })

  it('speaks Hebrew on a Hebrew page, and its button is at the other side', async () => {
    const seen = await show(FILM, { lang: 'he' })
    await button(seen).waitFor()
    expect(await button(seen).getAttribute('aria-label')).toBe('השהיית סרטון הרקע')
    expect((await button(seen).boundingBox())?.x).toBe(12)
  })

  it('stops off the screen and goes on when it is seen again', async () => {
    const seen = await show(FILM)
    await expect.poll(() => plays(seen)).toBe(true)
    await seen.page.evaluate(() => scrollTo(0, 2000))
    await expect.poll(() => plays(seen)).toBe(false)
    await seen.page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => plays(seen)).toBe(true)
  })

  it('stops in a hidden tab', async () => {
    const seen = await show(FILM)
    await expect.poll(() => plays(seen)).toBe(true)
    const hide = (hidden: boolean) =>
      seen.page.evaluate((hidden) => {
        Object.defineProperty(Document.prototype, 'hidden', { configurable: true, get: () => hidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await hide(true)
    expect(await plays(seen)).toBe(false)
    await hide(false)
    await expect.poll(() => plays(seen)).toBe(true)
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
    const seen = await show(FILM, options)
    await seen.page.locator('section img').waitFor()
    expect(await seen.page.locator('video,wisp-pause').count()).toBe(0)
    expect(seen.asked).toEqual(['/poster.svg'])
  })

  it('that cannot be shown leaves the picture, and no button', async () => {
    const seen = await show(FILM, { prepare: ({ page }) => page.route('**/film.webm', (route) => route.abort()) })
    await seen.page.locator('section img').waitFor()
    await expect.poll(() => button(seen).count()).toBe(0)
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
    const seen = await show({ type: 'self-hosted', source, poster: '/poster.svg' })
    await seen.page.locator('section img').waitFor()
    await expect.poll(seen.told).toEqual([error])
    expect(await seen.page.locator('video,wisp-pause').count()).toBe(0)
  })

  it.each(['', '{oops', 'null', '[]', '{"type":"constructor","poster":"javascript:alert(1)"}', '{"type":{}}'])(
    'settings “%s” show nothing',
    async (settings) => {
      const seen = await show(settings)
      await seen.page.locator('[data-wisp-video] > div').waitFor({ state: 'attached' })
      expect(await seen.page.locator('section img,video,iframe').count()).toBe(0)
    },
  )
})

describe.runIf(isShipped())('a picture behind a section', () => {
  it.each([[{ type: 'image', source: '/poster.svg' }], [{ type: 'image', poster: '/poster.svg' }]])(
    '%j covers it',
    async (settings) => {
      const seen = await show(settings)
      expect(await seen.page.locator('section img').boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 400 })
      expect(await seen.page.locator('section img').getAttribute('alt')).toBe('')
    },
  )
})
