/** Each of the three scripts does what it is there for on each of the pages of test/support/host-pages.ts. */
import { describe, expect, it } from 'vitest'
import { isShipped } from '../support/builds'
import { shareOf } from '../support/everyday-share'
import { asOn, HOST_PAGES, type HostPage, preparedBy } from '../support/host-pages'
import { frameOf, withPagePopups } from '../support/page-popups'
import { popupOf } from '../support/popup'
import { putSite } from '../support/site-page'
import { idOf, ofType, PHONE, TYPES } from '../support/types'
import type { Visit } from '../support/visit.page'

const fixture = withPagePopups()

/** Of three scripts, an everyday run has each on a thirtieth of the pages. */
const SHARE = 30
const pagesOf = (script: number): readonly HostPage[] => shareOf(HOST_PAGES, script, SHARE)

describe.runIf(isShipped())('wisp.js shows every type, takes a lead and closes', () => {
  it.each(pagesOf(1))('on $name', async (host) => {
    const { world } = fixture
    await world.show(popupOf(), ...TYPES.filter((type) => type !== 'lightbox').map((type) => ofType(type)))
    const document = `<!doctype html><html lang="en" dir="ltr"><head><title>Old</title>${world.tag}</head>
        <body><main><div data-id="${idOf('embedded')}" style="height: 300px"></div></main></body></html>`
    world.files['/old'] = { type: 'text/html', body: asOn(host)?.(document) ?? document }
    const visit = await world.visit('/old', { ...PHONE, reducedMotion: 'reduce', prepare: preparedBy(host) })
    const { page, requests } = visit
    await visit.dialog.waitFor()
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await expect.poll(() => requests).toContain('POST /api/display/conversion/:id')
    await page.keyboard.press('Escape')
    await visit.dialog.waitFor({ state: 'detached' })
    for (const type of TYPES) {
      if (type === 'lightbox') continue
      await visit.wisp((wisp, id) => wisp.open(id), idOf(type))
      await expect.poll(() => frameOf(visit).count()).toBe(1)
      await visit.wisp((wisp) => wisp.close())
      await frameOf(visit).waitFor({ state: 'detached' })
    }
    const leads = await world.store.leads.all({ search: '' })
    expect(leads.map(({ email }) => email)).toEqual(['ann@example.com'])
  })
})

const ROOM = '<style nonce="n0nce">#clock { height: 140px }</style>'

describe.runIf(isShipped())('wisp-page.js opens popups, sends forms, says toasts and counts down', () => {
  it.each(pagesOf(4))('on $name', async (host) => {
    const { built } = fixture
    const posted: string[] = []
    built.answer = async (request) => {
      if (request.method === 'POST') posted.push(await request.text())
      return new Response('{}', { headers: { 'content-type': 'application/json' } })
    }
    const body = `<button id="ask" type="button">Ask us</button><p data-wisp-countdown="2099-01-01T00:00Z" id="clock"></p>
      <form id="news" data-wisp-form action="${built.origin}/news" method="post"><input name="who" value="Ann"><button>Send</button></form>`
    const content = { body, head: ROOM, openers: { ask: 'letter' }, as: asOn(host) }
    const visit = await fixture.open(content, { prepare: preparedBy(host) })
    const { page } = visit
    for (let times = 0; times < 2; times++) {
      await page.getByRole('button', { name: 'Ask us' }).click()
      await page.getByRole('heading', { name: 'Stay in touch' }).waitFor()
      await frameOf(visit).waitFor()
      await page.locator('wisp-popup .wisp-close').click()
      await frameOf(visit).waitFor({ state: 'detached' })
    }
    await page.evaluate(() => {
      const event = document.createEvent('CustomEvent')
      event.initCustomEvent('wisp:toast', false, false, { kind: 'info', message: 'Here' })
      dispatchEvent(event)
    })
    await page.locator('wisp-toasts .card').waitFor()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => posted.join()).toContain('who=Ann')
    await expect.poll(() => page.locator('#clock').textContent()).toMatch(/\d/)
  })
})

const SITE_CSS = `aside{position:fixed}nav ul ul{position:absolute}[data-wisp-submenu]:not(.is-open)>ul{visibility:hidden}
  .mc4wp-response{min-height:8rem}.trap{position:absolute}`
const SITE_BODY = `<main><h1>Pots</h1>
  <nav><ul><li data-wisp-submenu id="work"><a href="#works">Work</a><ul><li><a href="#clay">Clay</a></li></ul></li></ul></nav>
  <div data-wisp-gallery><a href="/one.jpg"><img src="/one.jpg" alt="One" width="80" height="60"></a>
  <a href="/two.jpg"><img src="/two.jpg" alt="Two" width="80" height="60"></a></div>
  <form id="form-7" class="mc4wp-form mc4wp-form-7" method="post" data-id="7" data-name="News" data-wisp-feedback="101"><div class="mc4wp-form-fields">
  <label>Email <input type="email" name="EMAIL"></label><button>Sign up</button></div>
  <label class="trap">Leave this field empty <input name="_mc4wp_honeypot" tabindex="-1" autocomplete="off"></label>
  <input type="hidden" name="_mc4wp_timestamp" value="1700000000"><input type="hidden" name="_mc4wp_form_id" value="7">
  <input type="hidden" name="_mc4wp_form_element_id" value="form-7"><div class="mc4wp-response"></div></form>
  <p><a href="tel:1">Call us</a> <button aria-controls="callback" id="call">Call me</button></p></main>
  <aside data-wisp-callback id="callback" aria-label="We call you back"><p>Soon</p><button data-wisp-close>×</button></aside>`
const GTAG = 'var calls = []; function gtag() { calls[calls.length] = [].slice.call(arguments) }'
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="100%" height="100%" fill="teal"/></svg>'

/** Opens the page, and answers what it asks for. */
const openSite = async (host: HostPage) => {
  const posted: string[] = []
  const as = asOn(host)
  const site = { css: SITE_CSS, script: GTAG, blocks: { tracking: { v4_id: 'G-1' } }, ...(as && { policy: null }) }
  const path = putSite(fixture.world, SITE_BODY, site)
  const file = fixture.world.files[path]
  if (file && as) file.body = as(file.body)
  const visit = await fixture.world.visit(path, {
    reducedMotion: 'reduce',
    prepare: async (visit) => {
      await preparedBy(host)(visit)
      await visit.page.route(/\.jpg$/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
      await visit.page.route('**/wp-json/**', (route) => {
        posted.push(route.request().postDataBuffer()?.toString() ?? '')
        const headers = { 'access-control-allow-origin': '*' }
        return route.fulfill({ headers, contentType: 'application/json', body: '{}' })
      })
    },
  })
  return { ...visit, posted }
}

const usesGallery = async ({ page }: Visit, { lang }: HostPage): Promise<void> => {
  const gallery = page.locator('#wisp-gallery')
  for (let times = 0; times < 2; times++) {
    await page.locator('[aria-controls=wisp-gallery]').first().click()
    await expect.poll(() => gallery.locator('.wisp-gallery-counter').textContent()).toMatch(/^1/)
    await page.keyboard.press(lang === 'he' ? 'ArrowLeft' : 'ArrowRight')
    await expect.poll(() => gallery.locator('.wisp-gallery-counter').textContent()).toMatch(/^2/)
    await page.keyboard.press('Escape')
    await gallery.waitFor({ state: 'detached' })
  }
}

describe.runIf(isShipped())('wisp-site.js opens its gallery, menu and panel, counts links and sends a form', () => {
  it.each(pagesOf(7))('on $name', async (host) => {
    const visit = await openSite(host)
    const { page, posted } = visit
    const work = page.locator('#work')
    await expect.poll(() => work.locator('a').first().getAttribute('aria-expanded')).toBe('false')
    await work.locator('a').first().press('ArrowDown')
    await expect.poll(() => work.getAttribute('class')).toContain('is-open')
    await page.keyboard.press('Escape')
    await usesGallery(visit, host)
    await page.locator('#call').click()
    await expect.poll(() => page.locator('aside').evaluate((aside: HTMLElement) => aside.inert)).toBe(false)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('aside').evaluate((aside: HTMLElement) => aside.inert)).toBe(true)
    await page.getByRole('link', { name: 'Call us' }).click()
    await expect.poll(() => page.evaluate('String(calls)')).toMatch(/event,tel/)
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect.poll(() => posted.join()).toContain('ann@example.com')
  })
})
