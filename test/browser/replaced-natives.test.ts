/**
 * Old libraries of the page put something else in the place of what the browser has. Stand-ins do the same
 * (test/pages/replaced); each of the three scripts works beside each of them.
 */
import { describe, expect, it } from 'vitest'
import { isShipped } from '../support/both'
import { frameOf, withPagePopups } from '../support/page-popups'
import { popupOf } from '../support/popup'
import { putSite } from '../support/site-page'
import { idOf, ofType, PHONE, TYPES } from '../support/types'
import type { Visit } from '../support/visit.page'

const held = withPagePopups()

/** Runs before anything of ours, as scripts in the head of an old page do. */
const like =
  (library: string) =>
  ({ page }: Visit) =>
    page.addInitScript({ path: `test/pages/replaced/like-${library}.js` })

const picture = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="100%" height="100%" fill="${colour}"/></svg>`

const ROOM = '<style nonce="n0nce">#clock { height: 140px }</style>'

const SITE_BODY = `<main><h1>Pots</h1>
  <nav><ul><li data-wisp-submenu id="work"><a href="#works">Work</a><ul><li><a href="#clay">Clay</a></li></ul></li></ul></nav>
  <div data-wisp-gallery><a href="/one.jpg"><img src="/one.jpg" alt="One" width="80" height="60"></a>
  <a href="/two.jpg"><img src="/two.jpg" alt="Two" width="80" height="60"></a></div>
  <button aria-controls="callback" id="call">Call me</button></main>
  <aside data-wisp-callback id="callback" aria-label="We call you back"><p>Soon</p><button data-wisp-close>×</button></aside>`

describe.runIf(isShipped()).each(['prototype', 'mootools', 'date'])('beside a library like %s', (library) => {
  const prepare = like(library)

  it('wisp.js shows every type, takes a lead and closes', async () => {
    const { world } = held
    await world.show(popupOf(), ...TYPES.filter((type) => type !== 'lightbox').map((type) => ofType(type)))
    world.put('/old', '', `<main><div data-id="${idOf('embedded')}" style="height: 300px"></div></main>`)
    const visit = await world.visit('/old', { ...PHONE, prepare })
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
  })

  it('wisp-page.js opens popups, sends forms, says toasts and counts down', async () => {
    const { built } = held
    const posted: string[] = []
    built.answer = async (request) => {
      if (request.method === 'POST') posted.push(await request.text())
      return new Response('{}', { headers: { 'content-type': 'application/json' } })
    }
    const body = `<button id="ask" type="button">Ask us</button><p data-wisp-countdown="2099-01-01T00:00Z" id="clock"></p>
      <form id="news" data-wisp-form action="/news" method="post"><input name="who" value="Ann"><button>Send</button></form>`
    const visit = await held.open({ body, head: ROOM, openers: { ask: 'letter' } }, { prepare })
    const { page } = visit
    await page.getByRole('button', { name: 'Ask us' }).click()
    await page.getByRole('heading', { name: 'Stay in touch' }).waitFor()
    await frameOf(visit).waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await frameOf(visit).waitFor({ state: 'detached' })
    await page.evaluate(() =>
      dispatchEvent(new CustomEvent('wisp:toast', { detail: { kind: 'info', message: 'Here' } })),
    )
    await page.locator('wisp-toasts .card').waitFor()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => posted.join()).toContain('who=Ann')
  })

  it('wisp-site.js opens its gallery, its menus and its panel, and closes them again', async () => {
    const css =
      'aside{position:fixed}nav ul ul{position:absolute}[data-wisp-submenu]:not(.is-open)>ul{visibility:hidden}'
    const visit = await held.world.visit(putSite(held.world, SITE_BODY, { css }), {
      reducedMotion: 'reduce',
      prepare: async (visit) => {
        await prepare(visit)
        await visit.page.route(/\.jpg$/, (route) =>
          route.fulfill({ contentType: 'image/svg+xml', body: picture('teal') }),
        )
      },
    })
    const { page } = visit
    const work = page.locator('#work')
    await expect.poll(() => work.locator('a').first().getAttribute('aria-expanded')).toBe('false')
    await work.locator('a').first().press('ArrowDown')
    await expect.poll(() => work.getAttribute('class')).toContain('is-open')
    await page.keyboard.press('Escape')
    const gallery = page.locator('#wisp-gallery')
    for (let times = 0; times < 2; times++) {
      await page.locator('[aria-controls=wisp-gallery]').first().click()
      await expect.poll(() => gallery.locator('.wisp-gallery-counter').textContent()).toMatch(/^1/)
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => gallery.locator('.wisp-gallery-counter').textContent()).toMatch(/^2/)
      await page.keyboard.press('Escape')
      await gallery.waitFor({ state: 'detached' })
    }
    await page.locator('#call').click()
    await expect.poll(() => page.locator('aside').evaluate((aside: HTMLElement) => aside.inert)).toBe(false)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('aside').evaluate((aside: HTMLElement) => aside.inert)).toBe(true)
  })
})
