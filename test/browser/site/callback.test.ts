import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { loaded } from '../../support/form'
import { NONCE, putSite } from '../../support/site-page'
import type { Visit } from '../../support/visit.page'

const fixture = withWorld()

const FORM = `<h2>We call you back</h2><form action="/plain"><p class="wisp-trap"><label>Leave this <input name="_wisp_website" tabindex="-1"></label></p>
  <p><label>Name<br><input name="who"></label></p><p><label>Telephone<br><input name="tel" type="tel"></label></p>
  <p><label>When<br><select name="when"><option>Soon</option><option>Later</option></select></label></p><p><input type="submit" value="Call me"></p></form>`
const panel = (id: string, content = FORM, close = '<button data-wisp-close>×</button>') =>
  `<aside data-wisp-callback id="${id}" aria-label="We call you back">${content}${close}</aside>`
const BODY = `<main><h1>Studio</h1><p><button aria-controls="callback" data-label="We call you back" id="one">☎</button></p>
  <p><a href="#callback" aria-controls="callback" id="two">Call me</a></p><p><button id="elsewhere">Elsewhere</button></p></main>${panel('callback')}`

/** The site takes the panel out of the flow, so that nothing moves when the code comes. */
const CSS = 'aside{position:fixed}button{min-width:44px;min-height:44px}'
const REQUESTS = ['GET /wisp-site.js', 'GET /v/site-callback.js', 'GET /v/site-label.js']

const openPage = async (body = BODY, options: object = {}, settings: Parameters<typeof putSite>[2] = {}) => {
  const visit = await fixture.world.visit(putSite(fixture.world, body, { css: CSS, ...settings }), options)
  const { page } = visit
  await expect
    .poll(() =>
      page
        .locator('aside')
        .first()
        .evaluate((aside: HTMLElement) => aside.inert),
    )
    .toBe(true)
  return { ...visit, offset: () => placeOf(page), focused: () => focusedOn(page) }
}

/** px of the panel's inline end from that edge of the window. */
const placeOf = (page: Page, selector = 'aside') =>
  page.locator(selector).evaluate((panel) => {
    const { left, right } = panel.getBoundingClientRect()
    return Math.round(getComputedStyle(panel).direction === 'rtl' ? left : innerWidth - right)
  })

const focusedOn = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.getAttribute('name') ?? (document.activeElement?.id || document.activeElement?.localName),
  )

const expandedOn = (page: Page) =>
  page.locator('[aria-controls]').evaluateAll((all) => all.map((each) => each.getAttribute('aria-expanded')))

const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }

describe.runIf(isShipped())('a callback', () => {
  it.each([
    ['without jQuery', {}],
    ['with jQuery 3', { policy: null, head: `<script nonce="${NONCE}" src="/jquery-3.js"></script>` }],
  ])('slides in from the side and out to -305 px by its close control (%s)', async (_, settings) => {
    const { offset, focused, page, requests } = await openPage(BODY, {}, settings)
    expect([await offset(), await expandedOn(page)]).toEqual([-305, ['false', 'false']])
    await expect.poll(() => page.locator('aside').isVisible()).toBe(false)
    await page.locator('#one').click()
    expect(await expandedOn(page)).toEqual(['true', 'true'])
    await expect.poll(offset).toBe(0)
    await expect.poll(focused).toBe('who')
    await page.getByRole('button', { name: 'Close' }).click()
    expect(await page.locator('aside').evaluate((aside: HTMLElement) => aside.inert)).toBe(true)
    await expect.poll(offset).toBe(-305)
    await expect.poll(() => page.locator('aside').isVisible()).toBe(false)
    expect([await focused(), await expandedOn(page)]).toEqual(['one', ['false', 'false']])
    expect(requests).toEqual(REQUESTS)
  })

  it('may be hidden in the page until the code comes, so that nothing moves without any css of the site', async () => {
    const { offset, focused, page } = await openPage(BODY.replace('<aside ', '<aside hidden '), {}, { css: '' })
    expect([await offset(), await page.locator('aside').getAttribute('hidden')]).toEqual([-305, null])
    await page.locator('#one').click()
    await expect.poll(offset).toBe(0)
    await expect.poll(focused).toBe('who')
  })

  it('works by keyboard alone, and gives the focus back to whatever opened it', async () => {
    const { focused, page } = await openPage()
    for (const [opener, key] of [
      ['one', 'Enter'],
      ['one', 'Space'],
      ['two', 'Enter'],
    ] as const) {
      await page.locator(`#${opener}`).focus()
      await page.keyboard.press(key)
      await expect.poll(focused).toBe('who')
      await page.keyboard.type('Ann')
      await page.keyboard.press('Escape')
      expect([await focused(), await expandedOn(page)]).toEqual([opener, ['false', 'false']])
    }
    // A link that opens it leads nowhere else, and what was written stays.
    expect(new URL(page.url()).hash).toBe('')
    expect(await page.locator('[name=who]').inputValue()).toBe('AnnAnnAnn')
    // Off screen, nothing can be reached.
    await page.locator('#elsewhere').focus()
    await page.keyboard.press('Tab')
    expect(await focused()).not.toBe('who')
  })

  it('does not take the focus from elsewhere when it closes, and a second press of its button closes it', async () => {
    const { focused, page } = await openPage()
    await page.locator('#one').click()
    await expect.poll(focused).toBe('who')
    await page.locator('#one').click()
    expect(await expandedOn(page)).toEqual(['false', 'false'])
    await page.locator('#two').click()
    await expect.poll(focused).toBe('who')
    await page.locator('#elsewhere').focus()
    await page.keyboard.press('Escape')
    expect([await focused(), await expandedOn(page)]).toEqual(['elsewhere', ['false', 'false']])
  })

  it('stays open after its form was sent, and while a window in front of it takes Escape', async () => {
    const { focused, page } = await openPage(`${BODY}<dialog><button>Fine</button></dialog>`)
    await page.locator('#one').click()
    await expect.poll(focused).toBe('who')
    await page.locator('form').dispatchEvent('wpcf7mailsent')
    await page.evaluate(() => document.querySelector('dialog')?.showModal())
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog').isVisible()).toBe(false)
    expect(await expandedOn(page)).toEqual(['true', 'true'])
  })

  it('does not move for visitors who ask for less motion', async () => {
    const { offset, page } = await openPage(BODY, { reducedMotion: 'reduce' })
    await page.locator('#one').click()
    expect(await offset()).toBe(0)
    await page.keyboard.press('Escape')
    expect([await offset(), await page.locator('aside').isVisible()]).toEqual([-305, false])
  })

  it('does not bring up the keyboard of a phone, and fits 320 px', async () => {
    const { offset, focused, page } = await openPage(BODY, PHONE)
    await page.locator('#one').tap()
    await expect.poll(focused).toBe('callback')
    await expect.poll(offset).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.getByRole('button', { name: 'Close' }).tap()
    expect(await focused()).toBe('one')
  })

  it('comes from the other side where the page reads from the right', async () => {
    const { offset, page } = await openPage(
      panel('callback', FORM, '') + BODY.replace(/<aside.*/s, ''),
      {},
      { lang: 'he' },
    )
    expect(await offset()).toBe(-305)
    await page.locator('#one').click()
    await expect.poll(offset).toBe(0)
    // Our own close control speaks the page's language.
    await page.getByRole('button', { name: 'סגירה' }).click()
    await expect.poll(offset).toBe(-305)
  })

  it('is one at a time: another one takes its place', async () => {
    const body = `<button aria-controls="a" id="one">A A</button><button aria-controls="b" id="two">B B</button>
      <button aria-controls="b">B again</button>${panel('a')}${panel('b', '<h2>Just a heading</h2>')}`
    const { focused, page, requests } = await openPage(body)
    await page.locator('#one').click()
    await expect.poll(focused).toBe('who')
    await page.locator('#two').click()
    expect(await expandedOn(page)).toEqual(['false', 'true', 'true'])
    // The panel has no field, so its heading gets the focus.
    await expect.poll(focused).toBe('h2')
    await page.keyboard.press('Escape')
    expect([await focused(), await expandedOn(page)]).toEqual(['two', ['false', 'false', 'false']])
    // Nothing has a hover label.
    expect(requests).toEqual(REQUESTS.slice(0, 2))
  })

  it('also opens by a button that comes later', async () => {
    const { focused, page } = await openPage()
    await page.evaluate(() => {
      const button = Object.assign(document.createElement('button'), { id: 'late', textContent: '☎' })
      button.setAttribute('aria-controls', 'callback')
      button.dataset.label = 'Call me too'
      document.querySelector('main')?.append(button)
    })
    await page.locator('#late').hover()
    const late = page.getByRole('button', { name: 'Call me too' })
    expect(await late.getAttribute('aria-expanded')).toBe('false')
    await late.click()
    await expect.poll(focused).toBe('who')
  })

  it('is open for a visitor who was faster than the code and already writes into the form', async () => {
    let release = () => {}
    const until = new Promise<void>((resolve) => {
      release = resolve
    })
    const path = putSite(fixture.world, BODY, { css: CSS })
    const { page, requests } = await fixture.world.visit(path, {
      prepare: ({ page }) =>
        page.route('**/site-callback.js', async (route) => {
          await until
          await route.continue()
        }),
    })
    await expect.poll(() => requests).toContain(REQUESTS[1])
    await page.locator('[name=who]').pressSequentially('An')
    release()
    await expect.poll(() => expandedOn(page)).toEqual(['true', 'true'])
    await page.keyboard.type('n')
    expect(await page.locator('[name=who]').inputValue()).toBe('Ann')
  })

  it('takes the focus also where the site’s own transition shows it late', async () => {
    const { focused, page } = await openPage(BODY, { ours: true }, { css: `${CSS}aside{transition:all .4s}` })
    await page.locator('#one').click()
    await expect.poll(focused).toBe('who')
  })

  it.each([['en'], ['he']] as const)(
    'has nothing that axe objects to, open and closed, at 320 px (%s)',
    async (lang) => {
      const { offset, page } = await openPage(BODY, PHONE, { lang })
      expect(await violationsOf(page, 'body')).toEqual([])
      await page.locator('#one').tap()
      await expect.poll(offset).toBe(0)
      expect(await violationsOf(page, 'body')).toEqual([])
    },
  )
})

/** The text of a button's hover label, and its side; '' if it does not show. */
const labelOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((button) => {
    const { content } = getComputedStyle(button, '::after')
    return content === 'none' ? '' : `${button.getAttribute('data-wisp-label')}: ${content}`
  })

describe.runIf(isShipped())('the label of a callback’s button', () => {
  it('shows while the button is hovered or has the focus by keyboard, and goes by Escape', async () => {
    const { page, requests } = await openPage()
    await expect.poll(() => requests).toEqual(REQUESTS)
    expect(await labelOf(page, '#one')).toBe('')
    await page.locator('#one').hover()
    await expect.poll(() => labelOf(page, '#one')).toMatch(/^right: "We call you back"/)
    await page.keyboard.press('Escape')
    expect(await labelOf(page, '#one')).toBe('')
    await page.mouse.move(600, 600)
    await page.keyboard.press('Tab')
    expect(await labelOf(page, '#one')).toMatch(/^right: "We call you back"/)
    await page.keyboard.press('Tab')
    expect(await labelOf(page, '#one')).toBe('')
    // While the form is open, the label does not show, so that it covers nothing.
    await page.locator('#one').click()
    expect(await labelOf(page, '#one')).toBe('')
  })

  it('is not added by code that comes after the callback has left the page', async () => {
    let release = () => {}
    const until = new Promise<void>((resolve) => {
      release = resolve
    })
    const { page, requests } = await openPage(BODY, {
      prepare: ({ page }: Visit) =>
        page.route('**/site-label.js', async (route) => {
          await until
          await route.continue()
        }),
    })
    await expect.poll(() => requests).toEqual(REQUESTS)
    await page.evaluate(() => {
      const aside = document.querySelector('aside')
      Object.assign(window, { aside })
      aside?.remove()
    })
    await expect.poll(() => page.evaluate(() => (window as unknown as { aside: HTMLElement }).aside.inert)).toBe(false)
    release()
    await loaded({ page }, 'site-label')
    await page.locator('#one').hover()
    expect(await page.locator('#one').getAttribute('data-wisp-label')).toBe(null)
  })

  it('is the name of a button that is only a sign, once, and stands where there is room for it', async () => {
    const css = `${CSS}#one{position:fixed;inset-inline-end:10px;inset-block-end:10px}`
    const { page, requests } = await openPage(BODY, { viewport: { width: 320, height: 640 } }, { css })
    await expect.poll(() => requests).toEqual(REQUESTS)
    await page.locator('#one').hover()
    await expect.poll(() => labelOf(page, '#one')).toMatch(/^left: /)
    expect(await page.getByRole('button', { name: 'We call you back', exact: true }).count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
