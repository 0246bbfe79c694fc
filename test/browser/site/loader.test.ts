/** wisp-site.js itself: which pieces it finds, what it requests, and what happens to forms until their piece works. */
import type { Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { stoppedClock } from '../../support/clock'
import { NONCE, putSite } from '../../support/site-page'

const fixture = withWorld()

const HEADER = '<header data-wisp-header id="top">Studio</header>'
/** The header becoming small is the sign that its script works. */
const CSS = 'header{position:fixed}main{height:3000px}'

const SCRIPT = 'GET /wisp-site.js'
const chunk = (name: string): string => `GET /v/${name}.js`
const HEADER_CHUNKS = ['site-header', 'site-header-hold'].map(chunk)

const scroll = (page: Page, to: number) => page.evaluate((to) => scrollTo(0, to), to)
const isSmall = (page: Page, selector = 'header') =>
  page.locator(selector).evaluate((element) => element.classList.contains('is-small'))

describe.runIf(isShipped())('wisp-site.js', () => {
  it('requests nothing more on a page that has nothing for it', async () => {
    const { page, requests } = await fixture.world.visit(putSite(fixture.world, '<p>Text</p>'))
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(requests).toEqual([SCRIPT])
  })

  it('requests the chunks of what the page has, each once, and looks at what comes later', async () => {
    const { page, requests } = await fixture.world.visit(
      putSite(fixture.world, `${HEADER}${HEADER}<main></main>`, { css: CSS }),
    )
    await expect.poll(() => requests).toEqual([SCRIPT, ...HEADER_CHUNKS])
    await page.evaluate(() => {
      const item = document.createElement('li')
      item.dataset.wispSubmenu = ''
      const link = Object.assign(document.createElement('a'), { href: '#work', textContent: 'Work' })
      item.append(link, document.createElement('ul'))
      document.querySelector('main')?.append(item)
    })
    await expect.poll(() => page.locator('a').getAttribute('aria-expanded')).toBe('false')
    expect(requests).toEqual([SCRIPT, ...HEADER_CHUNKS, chunk('site-submenu')])
  })

  it('works once where its tag is there twice', async () => {
    const head = `<script async src="${fixture.world.wisp}/wisp-site.js?again"></script>`
    const { page, requests } = await fixture.world.visit(
      putSite(fixture.world, `${HEADER}<main></main>`, { css: CSS, head }),
    )
    await scroll(page, 500)
    await expect.poll(() => isSmall(page)).toBe(true)
    expect(requests.toSorted()).toEqual([...HEADER_CHUNKS.toSorted(), SCRIPT, SCRIPT])
  })

  it('works on a page whose body is replaced, and lets go of what has left', async () => {
    const { page, requests } = await fixture.world.visit(putSite(fixture.world, `${HEADER}<main></main>`, { css: CSS }))
    await scroll(page, 500)
    await expect.poll(() => isSmall(page)).toBe(true)
    const old = await page.locator('header').elementHandle()
    await page.evaluate(() => {
      const body = document.createElement('body')
      const header = document.createElement('header')
      header.dataset.wispHeader = '900'
      body.append(header, document.createElement('main'))
      document.body.replaceWith(body)
    })
    await expect.poll(() => old?.evaluate((element) => element.classList.contains('is-small'))).toBe(false)
    await scroll(page, 901)
    await expect.poll(() => isSmall(page)).toBe(true)
    expect(requests).toEqual([SCRIPT, ...HEADER_CHUNKS])
  })

  it('keeps a piece that moves within the page as it is', async () => {
    const { page } = await fixture.world.visit(putSite(fixture.world, `${HEADER}<main></main>`, { css: CSS }))
    await scroll(page, 500)
    await expect.poll(() => isSmall(page)).toBe(true)
    const changes = await page.evaluate(async () => {
      const header = document.querySelector('header') as HTMLElement
      let changes = 0
      new MutationObserver(() => changes++).observe(header, { attributes: true })
      document.querySelector('main')?.append(header)
      const late = document.createElement('i')
      late.dataset.wispHeader = ''
      document.body.append(late)
      // Elements that come at the same time are found by the same look at the page.
      while (late.className !== 'is-small') await new Promise(requestAnimationFrame)
      return changes
    })
    expect(changes).toBe(0)
    await scroll(page, 0)
    await expect.poll(() => isSmall(page)).toBe(false)
  })

  it('does nothing for a page that is only prerendered, until somebody looks at it', async () => {
    const script = `document.ready = 0
      Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, get: () => !document.ready })`
    const { page, requests } = await fixture.world.visit(
      putSite(fixture.world, `${HEADER}<main></main>`, { css: CSS, script }),
    )
    await page.waitForLoadState('load')
    expect(requests).toEqual([SCRIPT])
    await page.evaluate(() => {
      Object.assign(document, { ready: 1 })
      document.dispatchEvent(new Event('prerenderingchange'))
    })
    await expect.poll(() => requests).toEqual([SCRIPT, ...HEADER_CHUNKS])
  })

  it('works on a page whose images are named like properties of the document', async () => {
    const names = ['querySelector', 'querySelectorAll', 'currentScript', 'addEventListener', 'documentElement', 'body']
    const images = names.map((name) => `<img name="${name}" alt="">`).join('')
    const { page } = await fixture.world.visit(putSite(fixture.world, `${images}${HEADER}<main></main>`, { css: CSS }))
    await scroll(page, 500)
    await expect.poll(() => page.evaluate(() => document.getElementById('top')?.className)).toBe('is-small')
  })

  it('throws nothing where a chunk does not load, and leaves the page as it is', async () => {
    const body =
      '<li data-wisp-submenu><a href="#work">Work</a><ul><li><a href="#clay">Clay</a></li></ul></li><h2 id="work">Work</h2>'
    const { page, requests } = await fixture.world.visit(putSite(fixture.world, body), {
      prepare: ({ page }) => page.route('**/site-submenu.js', (route) => route.abort()),
    })
    // Tried a second time.
    await expect.poll(() => requests).toEqual([SCRIPT, chunk('site-submenu'), chunk('site-submenu')])
    await page.getByRole('link', { name: 'Clay' }).click()
    await page.getByRole('link', { name: 'Work' }).click()
    expect(new URL(page.url()).hash).toBe('#work')
  })

  it('takes its chunks from its own folder whatever data-host says', async () => {
    const path = putSite(fixture.world, HEADER, { css: CSS, tag: 'data-host="https://forms.example/"' })
    const { requests } = await fixture.world.visit(path)
    await expect.poll(() => requests).toEqual([SCRIPT, ...HEADER_CHUNKS])
  })
})

const FORM = `<div class="wpcf7"><form action="/plain" method="get"><input name="who" aria-label="Who">
  <input type="hidden" name="requestSubmit"><button name="by" value="send">Send</button></form></div>`

/** A piece that notes what is sent, in place of the contact form's. */
const STUB = `export const attach = (element) => {
  globalThis.sent = []
  element.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push([event.target.elements.who.value, event.submitter?.value])
  })
  return () => {}
}`

type SubmitWindow = { sent?: unknown[] }

const openForm = async (answer: (until: Promise<void>) => (page: Page) => unknown, script?: string) => {
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  const native: Request[] = []
  const path = putSite(fixture.world, FORM, script === undefined ? {} : { policy: null, head: script })
  const visit = await fixture.world.visit(path, {
    prepare: async ({ page }) => {
      page.on('request', (request) => {
        if (request.isNavigationRequest() && new URL(request.url()).search) native.push(request)
      })
      await answer(until)(page)
    },
  })
  await expect.poll(() => visit.requests).toContain(chunk('site-contact'))
  await visit.page.getByRole('textbox').fill('Ann')
  return {
    ...visit,
    release,
    native,
    submissions: () => visit.page.evaluate(() => (globalThis as SubmitWindow).sent ?? []),
  }
}

const stub = (until: Promise<void>) => (page: Page) =>
  page.route('**/site-contact.js', async (route) => {
    await until
    await route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: STUB })
  })

describe.runIf(isShipped())('a form that is sent before its piece works', () => {
  it.each([
    ['without jQuery', undefined],
    ['with jQuery 3', `<script nonce="${NONCE}" src="/jquery-3.js"></script>`],
  ])('is sent once, with its button, when it does, however often it was pressed (%s)', async (_, script) => {
    const { native, page, release, submissions } = await openForm(stub, script)
    const button = page.getByRole('button')
    await button.click()
    await button.click()
    await page.getByRole('textbox').press('Enter')
    expect(await submissions()).toEqual([])
    release()
    await expect.poll(submissions).toEqual([['Ann', 'send']])
    // From now on it is the piece's alone.
    await page.getByRole('textbox').fill('Ben')
    await button.click()
    expect(await submissions()).toEqual([
      ['Ann', 'send'],
      ['Ben', 'send'],
    ])
    expect(native).toEqual([])
  })

  it('is sent without its button if that has left meanwhile', async () => {
    const { page, release, submissions } = await openForm(stub)
    await page.getByRole('button').click()
    await page.getByRole('button').evaluate((button) => button.remove())
    release()
    await expect.poll(submissions).toEqual([['Ann', undefined]])
  })

  it('is sent by the browser, once, where the chunk does not load', async () => {
    const { native, page, release } = await openForm(
      (until) => (page) =>
        page.route('**/site-contact.js', async (route) => {
          await until
          await route.abort()
        }),
    )
    await page.getByRole('button').click()
    await page.getByRole('button').click()
    expect(native).toEqual([])
    release()
    await page.waitForURL('**/plain?*')
    expect(native.map((request) => new URL(request.url()).search)).toEqual(['?who=Ann&requestSubmit=&by=send'])
  })

  it('is sent by the browser at once where the chunk has not loaded before', async () => {
    const { native, page } = await openForm(() => async (page) => {
      await page.addInitScript('addEventListener("wisp:error", () => { globalThis.failed = true })')
      await page.route('**/site-contact.js', (route) => route.abort())
    })
    await page.waitForFunction(() => Reflect.get(globalThis, 'failed'))
    await page.getByRole('button').click()
    await page.waitForURL('**/plain?*')
    expect(native.length).toBe(1)
  })

  it('is sent by the browser after ten seconds where the chunk hangs', async () => {
    const { native, page } = await openForm((until) => async (page) => {
      await stoppedClock(page)
      await stub(until)(page)
    })
    await page.getByRole('button').click()
    await page.clock.runFor(9_000)
    expect(native).toEqual([])
    await page.clock.runFor(1_500)
    await page.waitForURL('**/plain?*')
    expect(native.length).toBe(1)
  })
})
