/** The light half of the gallery: what a page with links to images requests and when, and which presses it answers. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { everydayRows } from '../../support/everyday-share'
import { NONCE, putSite } from '../../support/site-page'
import { fingersOn } from '../../support/touches'

const fixture = withWorld()

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="100%" height="100%"/></svg>'
const LIGHT = ['GET /wisp-site.js', 'GET /v/site-gallery.js']
const WINDOW_CHUNKS = ['GET /v/site-gallery-window.js']

const thumb = (name: string, attributes = ''): string =>
  `<a id="${name}" href="/${name}.jpg" ${attributes}><img src="/small.svg" alt="Pot ${name}" width="40" height="30"></a>`
const BODY = `<main><h1>Pots</h1><p data-wisp-gallery>${thumb('one')} ${thumb('two')}</p><a href="#end">Text</a></main>`

/** Tells what the page itself hears last of each press, which then leads nowhere. */
const LISTEN = `var presses = []; addEventListener('click', (event) => { presses.push(event.defaultPrevented); event.preventDefault() })`

interface Options extends NonNullable<Parameters<typeof putSite>[2]> {
  body?: string
  context?: object
  hash?: string
  /** Runs before the page is opened. */
  prepare?: (page: Page) => unknown
}

/** Opens a page, and waits until its links are ready. */
const show = async ({ body = BODY, context, hash = '', prepare, ...options }: Options = {}) => {
  const images: string[] = []
  const visit = await fixture.world.visit(`${putSite(fixture.world, body, options)}${hash}`, {
    reducedMotion: 'reduce',
    ...context,
    async prepare({ page }) {
      await page.route(/\.(jpg|svg)$/, (route) => {
        const { pathname } = new URL(route.request().url())
        if (pathname.endsWith('jpg')) images.push(pathname)
        return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
      })
      await prepare?.(page)
    },
  })
  const { page, requests } = visit
  await page.waitForFunction(() => (window.wisp as unknown as { gallery?: unknown } | undefined)?.gallery)
  return {
    ...visit,
    images,
    dialog: page.locator('#wisp-gallery'),
    /** Loaded since the light half came, in any order. */
    loaded: () => requests.slice(LIGHT.length).toSorted(),
    presses: () => page.evaluate(() => (window as unknown as { presses: boolean[] }).presses),
    address: () => page.evaluate(() => location.pathname),
  }
}

/** Stops the clock of the page, whose timers then run only when the case says so. */
const pause = async (page: Page): Promise<void> => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}
/** Whatever the page has requested until now has been seen, also while its clock stands still. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() => fetch('/site-page').then((answer) => answer.text()))

describe.runIf(isShipped())('a page with links to images', () => {
  it('requests the light half alone, until a mouse comes to a link: then the rest, and the image once it rests there', async () => {
    const { page, requests, images, loaded } = await show()
    await settle(page)
    expect([requests, images]).toEqual([LIGHT, []])
    await pause(page)
    await page.locator('h1').hover()
    await settle(page)
    expect(loaded()).toEqual([])
    await page.locator('#one').hover()
    await expect.poll(loaded).toEqual(WINDOW_CHUNKS)
    await page.clock.runFor(79)
    await page.locator('#two').hover()
    await page.clock.runFor(79)
    await page.locator('h1').hover()
    await page.clock.runFor(500)
    expect(images).toEqual([])
    await page.locator('#two').hover()
    await page.clock.runFor(80)
    await expect.poll(() => images).toEqual(['/two.jpg'])
    expect(loaded()).toEqual(WINDOW_CHUNKS)
  })

  it('requests the same for a link that is focused', async () => {
    const { page, images, loaded } = await show()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('one')
    await expect.poll(loaded).toEqual(WINDOW_CHUNKS)
    await expect.poll(() => images).toEqual(['/one.jpg'])
  })

  it.each([
    ['at once', '', ['/one.jpg']],
    [
      'without its image where the visitor saves data',
      `Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })`,
      [],
    ],
  ])('requests the same for a finger that is put on a link, %s', async (_, script, expected) => {
    const context = { viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true }
    const { page, images, loaded, dialog } = await show({ context, script })
    const { put, lift } = await fingersOn(page)
    await pause(page)
    const { x = 0, y = 0 } = (await page.locator('#one').boundingBox()) ?? {}
    await put([x + 5, y + 5])
    await expect.poll(loaded).toEqual(WINDOW_CHUNKS)
    await settle(page)
    expect(images).toEqual(expected)
    await lift()
    await page.clock.runFor(1_000)
    await dialog.waitFor()
    await expect.poll(() => images[0]).toBe('/one.jpg')
  })

  it('requests of several widths the one that the window takes', async () => {
    const srcset = '/small.jpg 400w, /large.jpg 1280w, /huge.jpg 4000w'
    const { page, images, dialog } = await show({ body: `<h1>Pots</h1>${thumb('one', `data-srcset="${srcset}"`)}` })
    await page.locator('#one').hover()
    await expect.poll(() => images).toEqual(['/large.jpg'])
    await page.locator('#one').click()
    await dialog.locator('img[srcset]').waitFor()
    await settle(page)
    expect(images).toEqual(['/large.jpg'])
  })

  it('requests nothing for links that do not open, nor the image of one that is no image', async () => {
    const body = `<a id="plain" href="/page">Page</a> <a id="off" class="nolightbox" href="/a.jpg">Off</a>
      <a id="html" class="fancybox" href="/page">Marked</a> <a id="typed" data-type="iframe" href="/b.jpg">Frame</a>`
    const { page, images, loaded } = await show({ body })
    await page.locator('#plain').hover()
    await page.locator('#off').focus()
    await settle(page)
    expect(loaded()).toEqual([])
    await pause(page)
    for (const id of ['html', 'typed']) {
      await page.locator(`#${id}`).hover()
      await page.clock.runFor(100)
    }
    await expect.poll(loaded).toEqual(WINDOW_CHUNKS)
    expect(images).toEqual([])
  })

  it('listens as little for 500 links as for one', async () => {
    const listenersWith = async (body: string): Promise<Record<string, number>> => {
      const { page } = await show({ body })
      const session = await page.context().newCDPSession(page)
      const counts: Record<string, number> = {}
      for (const expression of ['document', 'window', 'document.body', `document.querySelector('a')`]) {
        const { result } = await session.send('Runtime.evaluate', { expression })
        const { listeners } = await session.send('DOMDebugger.getEventListeners', {
          objectId: result.objectId as string,
        })
        counts[expression] = listeners.length
      }
      return counts
    }
    const baseline = await listenersWith(thumb('one'))
    expect([baseline['document.body'], baseline["document.querySelector('a')"]]).toEqual([0, 0])
    expect(await listenersWith(thumb('one').repeat(500))).toEqual(baseline)
  })

  it('tells screen readers of its links, also of those that come later, and not of those that lead elsewhere', async () => {
    const svg = '<svg width="40" height="40"><a href="/drawn.jpg"><rect width="40" height="40"/></a></svg>'
    const body = `${BODY}<map name="m"><area id="part" shape="rect" coords="0,0,9,9" href="/part.png" alt="Part"></map>${svg}`
    const { page } = await show({ body })
    const controlIds = () =>
      page.locator('[aria-haspopup=dialog][aria-controls=wisp-gallery]').evaluateAll((all) => all.map(({ id }) => id))
    await expect.poll(controlIds).toEqual(['one', 'two', 'part'])
    expect(await violationsOf(page, 'main')).toEqual([])
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { id: 'late', href: '/late.webp', textContent: 'Late' })
      document.querySelector('main')?.append(link)
    })
    await expect.poll(controlIds).toEqual(['one', 'two', 'late', 'part'])
    await page.evaluate(() => document.getElementById('two')?.setAttribute('href', '/page'))
    await page.locator('#two').focus()
    await expect.poll(controlIds).toEqual(['one', 'late', 'part'])
    // A drawing's link has an address of another kind.
    await page.locator('svg a').hover()
    await page.locator('svg a').focus()
  })
})

describe.runIf(isShipped())('a press', () => {
  it('opens the link as soon as the rest has come, even if nothing announced it', async () => {
    let go = (): void => {}
    const fixture = new Promise<void>((resolve) => {
      go = resolve
    })
    const { page, dialog, images, loaded } = await show({
      prepare: (page) =>
        page.route('**/site-gallery-window.js', async (route) => {
          await fixture
          await route.continue()
        }),
    })
    const busy = () => page.locator('[aria-busy]').evaluateAll((all) => all.map(({ id }) => id))
    await page.locator('#one').evaluate((link: HTMLElement) => {
      link.click()
      link.click()
    })
    expect(await busy()).toEqual(['one'])
    await expect.poll(() => images).toEqual(['/one.jpg'])
    // The visitor's last choice counts.
    await page.locator('#two').evaluate((link: HTMLElement) => link.click())
    go()
    await dialog.waitFor()
    expect(await busy()).toEqual([])
    await expect.poll(() => dialog.locator('.wisp-gallery-counter').textContent()).toBe('2 / 2')
    expect(loaded()).toEqual(expect.arrayContaining(WINDOW_CHUNKS))
  })

  it('opens a link at once when the rest is there', async () => {
    const { page, loaded } = await show()
    await page.locator('#one').hover()
    const here = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('gallery-')).length,
      )
    await expect.poll(here).toBe(WINDOW_CHUNKS.length)
    expect(loaded()).toEqual(WINDOW_CHUNKS)
    // Written as text, because the test runner would transform the import.
    const isThere = await page.evaluate(`(async () => {
      const chunks = performance.getEntriesByType('resource').filter(({ name }) => name.includes('gallery-'))
      for (const { name } of chunks) await import(name)
      await new Promise((resolve) => setTimeout(resolve))
      one.click()
      return !one.ariaBusy && !!document.getElementById('wisp-gallery')
    })()`)
    expect(isThere).toBe(true)
  })

  it('with a key for a new tab or a download, or with another button, is the browser’s', async () => {
    const { page, presses, loaded } = await show({ script: LISTEN })
    await page.locator('#one').evaluate((link) => {
      const keys = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]
      for (const key of keys) link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...key }))
    })
    expect([await presses(), loaded()]).toEqual([[false, false, false, false, false], []])
  })

  it('on a link that does not open, in any place, is the browser’s', async () => {
    const body = `<a href="/a.jpg" download>1</a><a href="/a.jpg" class="nolightbox">2</a><a href="/a.jpg" data-wisp-gallery="off">3</a>
      <ul><li class="nofancybox"><a href="/a.jpg">4</a></li></ul><a href="/page">5</a><p contenteditable><a href="/a.jpg">6</a></p>
      <svg width="40" height="40"><a href="/a.jpg"><rect width="40" height="40"/></a></svg><div id="host"></div>`
    const { page, presses, loaded } = await show({ body, script: LISTEN })
    await page.evaluate(() => {
      const shadow = document.getElementById('host')?.attachShadow({ mode: 'open' })
      shadow?.append(Object.assign(document.createElement('a'), { href: '/a.jpg', textContent: '8' }))
      const links = [...document.querySelectorAll('a,rect'), shadow?.firstChild]
      for (const link of links)
        link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
    })
    expect([await presses(), loaded()]).toEqual([Array(9).fill(false), []])
  })

  it('that a script of the page has answered opens nothing, whether that came before ours or after', async () => {
    const head = `<script nonce="${NONCE}" src="/jquery-3.js"></script>
      <script nonce="${NONCE}">jQuery(document).on('click', '#one', (event) => event.preventDefault())</script>`
    const { page, dialog, loaded, address } = await show({ policy: null, head })
    await page.evaluate(() => {
      const { jQuery } = window as unknown as { jQuery(target: unknown): { on(...args: unknown[]): void } }
      jQuery(document).on('click', '#two', (event: Event) => event.preventDefault())
      for (const id of ['one', 'two']) document.getElementById(id)?.click()
    })
    await settle(page)
    expect([await dialog.count(), loaded(), await address()]).toEqual([0, [], '/site-page'])
  })

  it('opens what the address of the link is now', async () => {
    const body = `<a id="page" href="/page">Page</a><a id="image" href="/a.jpg">Image</a>`
    const { page, presses, loaded } = await show({ body, script: LISTEN })
    await page.evaluate(() => {
      const [page, image] = document.querySelectorAll('a') as unknown as [HTMLAnchorElement, HTMLAnchorElement]
      page.href = '/b.jpg'
      image.href = '/page'
      image.click()
      page.click()
    })
    expect(await presses()).toEqual([false, true])
    await expect.poll(loaded).toEqual(expect.arrayContaining(WINDOW_CHUNKS))
  })

  it('of a link that closes what is open leads nowhere else', async () => {
    const body = `${thumb('one')}<a class="fancybox-close" href="/away">Close</a>`
    const { page, dialog, address } = await show({ body })
    const close = () => page.locator('.fancybox-close').evaluate((link: HTMLElement) => link.click())
    await close()
    await page.locator('#one').click()
    await dialog.waitFor()
    await close()
    await dialog.waitFor({ state: 'detached' })
    expect(await address()).toBe('/site-page')
  })

  it.each(
    everydayRows([
      ['319 px wide', { width: 319, height: 700 }, ''],
      ['319 px high', { width: 700, height: 319 }, ''],
      ['smaller than the link wants it', { width: 700, height: 700 }, 'data-min-viewport-height="701"'],
    ]),
  )('on a screen that is %s follows the link', async (_, viewport, attributes) => {
    const { page, dialog } = await show({ body: thumb('one', attributes), context: { viewport } })
    await page.locator('#one').click()
    await page.waitForURL('**/one.jpg')
    expect(await dialog.count()).toBe(0)
  })

  it('tells its owner of durations that cannot be read, once each', async () => {
    const messages: string[] = []
    const { page, dialog } = await show({
      hash: '?wisp-inspect',
      body: `<div data-wisp-gallery data-change-speed="slow">${thumb('one', 'data-speed-in="2s" data-speed-out="0"')}${thumb('two')}</div>`,
      prepare: (page) => page.on('console', (message) => messages.push(message.text())),
    })
    await page.locator('#one').click()
    await dialog.waitFor()
    await expect
      .poll(() => messages.filter((text) => text.startsWith('[wisp]')))
      .toEqual([
        expect.stringContaining('[wisp] data-speed-in="2s" is no number'),
        expect.stringContaining('[wisp] data-change-speed="slow" is no number'),
      ])
  })

  it('follows the link where the window does not come', async () => {
    const { page, requests } = await show({
      prepare: (page) => page.route('**/site-gallery-window.js', (route) => route.abort()),
    })
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    await page.locator('#one').evaluate((link: HTMLElement) => link.click())
    await page.waitForURL('**/one.jpg')
    expect(warnings.filter((text) => text.startsWith('[wisp]'))).toHaveLength(1)
    // Tried a second time.
    expect(requests.filter((request) => request.endsWith('site-gallery-window.js'))).toHaveLength(2)
  })

  it('follows a link to a new tab there', async () => {
    const { page, address } = await show({
      body: thumb('one', 'target="_blank"'),
      prepare: (page) => page.route('**/site-gallery-window.js', (route) => route.abort()),
    })
    const [tab] = await Promise.all([page.context().waitForEvent('page'), page.locator('#one').click()])
    expect(new URL(tab.url() === 'about:blank' ? await tab.evaluate(() => location.href) : tab.url()).pathname).toBe(
      '/one.jpg',
    )
    expect([await tab.evaluate(() => window.opener), await address()]).toEqual([null, '/site-page'])
  })
})

describe.runIf(isShipped())('wisp.gallery', () => {
  const WORKS = `<p>${thumb('one')}</p><div class="works"><a id="film" href="/film.pdf">Film</a></div><a id="word" class="word" href="/page">Page</a>`
  /** As documented: whichever comes first. */
  const USE = `var calls = 0
    function use() { calls++; remove = wisp.gallery('.works', { padding: 3 }); wisp.gallery('a.word'); wisp.gallery('a >') }
    if (window.wisp && wisp.gallery) use(); else addEventListener('wisp:gallery', use, { once: true })`

  const opening = (page: Page, ids: string[]) =>
    page.evaluate((ids) => {
      for (const id of ids) document.getElementById(id)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      return ids.filter((id) => document.getElementById(id)?.ariaHasPopup === 'dialog')
    }, ids)

  it('has links open by a selector of theirs or of their container, until that is taken back, and reports one that is none', async () => {
    const warnings: string[] = []
    const { page } = await show({
      body: WORKS,
      script: USE,
      prepare: (page) => page.on('console', (message) => warnings.push(message.text())),
    })
    expect(await opening(page, ['one', 'film', 'word'])).toEqual(['one', 'film', 'word'])
    await page.evaluate(() => (window as unknown as { remove(): void }).remove())
    expect(await opening(page, ['one', 'film', 'word'])).toEqual(['one', 'word'])
    expect(warnings.filter((text) => text.startsWith('[wisp]'))).toHaveLength(1)
    expect(warnings.join()).toContain('a >')
    for (const selector of ['', null, undefined])
      await page.evaluate((selector) => {
        const { gallery } = window.wisp as unknown as { gallery(selector: unknown): unknown }
        return gallery(selector)
      }, selector)
    expect(await opening(page, ['one', 'film', 'word'])).toEqual(['one', 'word'])
  })

  it.each(['before', 'after'])('works beside a wisp.js that came %s it, and is there for it', async (order) => {
    const wisp = `${fixture.world.wisp}/wisp.js`
    const attributes = `data-site="000000000000000000000000"`
    const head = order === 'before' ? `<script src="${wisp}" ${attributes}></script>` : ''
    const { page, wisp: call } = await show({
      body: WORKS,
      head,
      policy: null,
      script: `${USE}; window.wisp = window.wisp || []; wisp.push(['on', 'show', () => {}])`,
    })
    if (order === 'after')
      await page.evaluate(
        ([src, site]) => {
          const script = Object.assign(document.createElement('script'), { src })
          script.dataset.site = site as string
          document.head.append(script)
        },
        [wisp, '000000000000000000000000'],
      )
    await page.waitForFunction(() => (window.wisp as { version?: string } | undefined)?.version)
    expect(await call((wisp) => [typeof wisp.version, typeof wisp.gallery, typeof wisp.open])).toEqual([
      ...['string', 'function', 'function'],
    ])
    expect(await page.evaluate(() => (window as unknown as { calls: number }).calls)).toBe(1)
    expect(await opening(page, ['film', 'word'])).toEqual(['film', 'word'])
  })
})

describe.runIf(isShipped())('an address that names an image', () => {
  const NAMED = `<main><h1>Pots</h1><p id="pots" data-wisp-gallery data-hash>${thumb('one')} ${thumb('two')}</p></main>`

  it('opens it at the start, once, and again when the visitor comes back to it', async () => {
    const { page, dialog } = await show({ body: NAMED, hash: '#pots/2' })
    await expect.poll(() => dialog.locator('.wisp-gallery-counter').textContent()).toBe('2 / 2')
    await page.locator('#wisp-gallery:modal').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await settle(page)
    expect(await dialog.count()).toBe(0)
    await page.evaluate(() => {
      location.hash = ''
      location.hash = '#pots/1'
    })
    await expect.poll(() => dialog.locator('.wisp-gallery-counter').textContent()).toBe('1 / 2')
  })

  it('opens it when its links come later than others', async () => {
    const { page, dialog } = await show({ body: thumb('other'), hash: '#late/1' })
    await settle(page)
    expect(await dialog.count()).toBe(0)
    await page.evaluate(() => {
      const list = Object.assign(document.createElement('p'), { id: 'late' })
      list.dataset.wispGallery = ''
      list.dataset.hash = 'true'
      list.append(Object.assign(document.createElement('a'), { href: '/late.jpg', textContent: 'Late' }))
      document.body.append(list)
    })
    await dialog.waitFor()
  })

  it.each([
    ['of a router', '#/pots/2', NAMED, 0],
    ['where no link has the option', '#pots/2', NAMED.replace('data-hash', ''), 2],
  ])('%s opens nothing', async (_, hash, body, loads) => {
    const { page, dialog, loaded } = await show({ body, hash })
    await expect.poll(() => loaded().length).toBe(loads)
    await settle(page)
    expect(await dialog.count()).toBe(0)
  })
})
