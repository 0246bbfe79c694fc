import { describe, expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { effectsOf } from '../../support/effects'
import { everydayRows } from '../../support/everyday-share'
import { focused } from '../../support/focus'
import { loaded } from '../../support/form'
import { leaveWindow } from '../../support/leave-window'
import { BAR, popupOf } from '../../support/popup'
import { SITE } from '../../support/site'
import { putSite } from '../../support/site-page'
import type { Visit } from '../../support/visit.page'

const fixture = withWorld()

const CONTENT = '<h2>Before you go</h2><p>One letter a month.</p><label>Email <input type="email" id="email"></label>'
const BEFORE = ['GET /wisp-site.js', 'GET /v/site-popup.js', 'GET /v/site-popup-triggers.js']
const LOADS = ['GET /v/site-popup-window.js', 'GET /v/site-popup-look.js']

type Page = NonNullable<Parameters<typeof putSite>[2]>
interface Options extends Page {
  context?: object
  beside?: Visit
  prepare?: (visit: Visit) => unknown
}

const popup = (attributes: string, content = CONTENT, id = '301') =>
  `<dialog data-wisp-popup="${id}" ${attributes}>${content}</dialog>`

/** Opens a page with this body, whose clock the case moves on, and waits until its popups are armed. */
const show = async (body: string, { context, beside, prepare, ...options }: Options = {}) => {
  const path = putSite(fixture.world, `<main><h1>A site</h1><a href="#x" id="link">A link</a></main>${body}`, options)
  const visit = await fixture.world.visit(path, {
    ...context,
    beside,
    async prepare(visit) {
      await visit.page.clock.install()
      await prepare?.(visit)
    },
  })
  const { page } = visit
  const armed = () => loaded(visit, body.includes('data-trigger') ? 'site-popup-triggers' : 'site-popup')
  await armed()
  return {
    ...visit,
    armed,
    popup: page.locator('dialog:modal'),
    passes: (seconds: number) => page.clock.runFor(seconds * 1000),
    leave: () => leaveWindow(page),
    opens: () => page.locator('dialog:modal').count(),
    cookies: async () => (await page.context().cookies()).map(({ name, expires }) => [name, Math.round(expires)]),
  }
}

const holdAnimations = async ({ page }: Visit): Promise<void> => (await effectsOf(page))(0)

describe.runIf(isShipped())('a timed popup', () => {
  it('stays closed on a page whose tag names no part, and tells its owner why', async () => {
    const messages: string[] = []
    const prepare = ({ page }: Visit) =>
      page.on('console', (message) => {
        if (message.text().startsWith('[wisp]')) messages.push(message.text())
      })
    const path = putSite(fixture.world, popup('data-trigger="delay" data-delay="0"'), { root: '' })
    for (const query of ['', '?wisp-inspect']) {
      const visit = await fixture.world.visit(path + query, { prepare })
      await loaded(visit, 'site-popup')
      await expect.poll(() => messages.length).toBe(query ? 1 : 0)
      expect(await visit.page.locator('dialog:modal').count()).toBe(0)
    }
    expect(messages[0]).toContain('data-root')
  })

  it('opens on leaving, from 4 s on, once per cookie period, under a strict policy', async () => {
    const attributes = 'data-trigger="exit" data-cookie-days="1" data-effect="fade"'
    const first = await show(popup(attributes))
    await first.leave()
    await first.passes(3)
    await first.leave()
    expect([await first.opens(), first.requests]).toEqual([0, BEFORE])
    await first.passes(1.5)
    await first.leave()
    await first.popup.waitFor()
    expect(first.requests.slice(3)).toEqual([...LOADS, 'GET /v/busy.js'])
    const [[name, expires] = []] = await first.cookies()
    expect(name).toBe('wisp_popup_301')
    expect(Math.abs(Number(expires) - Date.now() / 1000 - 86_400)).toBeLessThan(120)
    await first.page.keyboard.press('Escape')
    await expect.poll(first.opens).toBe(0)
    await first.leave()
    expect(await first.opens()).toBe(0)

    const next = await show(popup(attributes), { beside: first })
    await next.passes(6)
    await next.leave()
    await next.passes(2)
    expect([await next.opens(), next.requests]).toEqual([0, BEFORE])
  })

  it('opens after its delay, and at a depth of the page', async () => {
    const delay = await show(popup('data-trigger="delay" data-delay="8"'))
    await delay.passes(7)
    expect(await delay.opens()).toBe(0)
    await delay.passes(1.5)
    await delay.popup.waitFor()
    expect(await delay.cookies()).toEqual([['wisp_popup_301', -1]])

    const scroll = await show(`<div class="far"></div>${popup('data-trigger="scroll" data-scroll="60"')}`, {
      css: '.far{height:3000px}',
    })
    const scrollTo = async (share: number) => {
      await scroll.page.evaluate((share) => {
        const { scrollHeight, clientHeight } = document.documentElement
        globalThis.scrollTo(0, (scrollHeight - clientHeight) * share)
      }, share)
      await scroll.passes(0.5)
    }
    await scrollTo(0.5)
    expect(await scroll.opens()).toBe(0)
    await expect
      .poll(async () => {
        await scrollTo(0.65)
        return scroll.opens()
      })
      .toBe(1)
  })

  it('closes by a press outside, by its own control, by ours and by Escape, and gives the focus back', async () => {
    const {
      page,
      opens,
      popup: dialog,
      ...visit
    } = await show(
      `<button id="open" data-wisp-open="301">Open</button>${popup('', `${CONTENT}<form action="/sent"><button data-wisp-close>No</button></form>`)}
       <button id="other" data-wisp-open="302">Other</button>${popup('', CONTENT, '302')}`,
    )
    const events = await page.evaluateHandle(() => {
      const list: string[] = []
      for (const type of ['wisp:popup-open', 'wisp:popup-close'] as string[])
        document.addEventListener(type, ({ target }) =>
          list.push(`${type} ${(target as HTMLElement).dataset.wispPopup}`),
        )
      return list
    })
    const closings: [string, () => Promise<unknown>][] = [
      ['open', () => page.mouse.click(10, 10)],
      ['open', () => dialog.getByRole('button', { name: 'No' }).click()],
      ['other', () => dialog.getByRole('button', { name: 'Close' }).click()],
      ['other', () => page.keyboard.press('Escape')],
    ]
    for (const [id, close] of closings) {
      await page.locator(`#${id}`).click()
      await dialog.waitFor()
      await close()
      await expect.poll(opens).toBe(0)
      expect(await focused({ page } as Visit)).toBe(id)
    }
    // A press that begins inside, as when text is selected, closes nothing.
    await page.locator('#open').click()
    const box = await dialog.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 60)
    await page.mouse.down()
    await page.mouse.move(10, 10)
    await page.mouse.up()
    expect(await opens()).toBe(1)
    await page.keyboard.press('Escape')
    expect(page.url()).not.toContain('sent')
    await expect
      .poll(() => events.jsonValue())
      .toEqual([
        ...['301', '301', '302', '302', '301'].flatMap((id) => [`wisp:popup-open ${id}`, `wisp:popup-close ${id}`]),
      ])
    expect(visit.requests.slice(2)).toEqual(LOADS)
  })

  it('has the focus on its frame, then on its first field, keeps it inside, and holds the page still', async () => {
    const visit = await show(
      `<p class="far">Far</p>${popup('data-trigger="delay" data-delay="1" aria-label="Offer"')}`,
      { css: '.far{height:3000px}' },
    )
    const { page, passes, opens, popup: dialog } = visit
    await page.locator('#link').focus()
    const width = () => page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().width)
    const before = await width()
    await passes(1.5)
    await dialog.waitFor()
    expect(await focused(visit)).toBe('Offer')
    expect([await width(), await page.evaluate(() => getComputedStyle(document.documentElement).overflow)]).toEqual([
      before,
      'hidden',
    ])
    await passes(2)
    await expect.poll(() => focused(visit)).toBe('email')
    for (let times = 0; times < 4; times++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement === document.querySelector('#link'))).toBe(false)
    }
    expect(await violationsOf(page, 'dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(opens).toBe(0)
    expect(await focused(visit)).toBe('link')
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible')
  })

  it('leaves the focus on the frame where a keyboard would cover a phone’s screen', async () => {
    const visit = await show(popup('data-trigger="delay" data-delay="1" aria-label="Offer"'), {
      context: { hasTouch: true, isMobile: true, viewport: { width: 320, height: 600 } },
    })
    await visit.passes(1.5)
    await visit.popup.waitFor()
    await visit.passes(3)
    expect(await focused(visit)).toBe('Offer')
  })

  it('stands as if it were 1.15 times as high, and inside a small window, where it scrolls', async () => {
    const attributes = 'data-trigger="delay" data-delay="1" data-effect="none"'
    const {
      page,
      passes,
      popup: dialog,
    } = await show(popup(attributes, '<div class="box"></div>'), {
      css: '*{margin:0}.box{height:300px}.tall .box{height:3000px}',
    })
    await passes(1.5)
    await dialog.waitFor()
    const { x = 0, y = 0, width = 0, height = 0 } = (await dialog.boundingBox()) ?? {}
    expect(y).toBeCloseTo((800 - 1.15 * height) / 2, 0)
    expect(x + width / 2).toBeCloseTo(640, 0)
    await page.setViewportSize({ width: 320, height: 400 })
    await page.evaluate(() => document.body.classList.add('tall'))
    expect(await dialog.boundingBox()).toMatchObject({ y: 16, height: 368 })
    const scrolls = await dialog.evaluate(({ clientHeight, clientWidth, scrollHeight, scrollWidth }) => [
      scrollHeight > clientHeight,
      scrollWidth > clientWidth,
    ])
    expect(scrolls).toEqual([true, false])
    // The close button is in reach wherever the content is.
    await dialog.evaluate((element) => element.scrollTo(0, 2000))
    const close = await page.getByRole('button', { name: 'Close' }).boundingBox()
    expect(close).toMatchObject({ width: 44, height: 44 })
    expect(close?.y).toBeGreaterThanOrEqual(16)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
  })

  it('waits while the visitor types, a modal window is open, or the tab is hidden', async () => {
    const {
      page,
      passes,
      opens,
      popup: dialog,
    } = await show(
      `<input id="comment"><dialog id="own">Cookies?</dialog><div id="made" role="dialog" aria-modal="true" hidden>Made</div>
       ${popup('data-trigger="delay" data-delay="1"')}`,
    )
    await page.locator('#comment').pressSequentially('abc')
    await passes(2)
    expect(await opens()).toBe(0)
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#own')?.showModal())
    await passes(5)
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('#own')?.close()
      const element = document.querySelector<HTMLElement>('#made')
      if (element) element.hidden = false
    })
    await passes(5)
    expect(await opens()).toBe(0)
    await page.evaluate(() => {
      Object.defineProperty(Document.prototype, 'hidden', { configurable: true, get: () => true })
      document.querySelector('#made')?.remove()
    })
    await passes(5)
    expect(await opens()).toBe(0)
    await page.evaluate(() => {
      Object.defineProperty(Document.prototype, 'hidden', { configurable: true, get: () => false })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await passes(1)
    await dialog.waitFor()
  })

  it('and popups of wisp.js wait for each other', async () => {
    await fixture.world.show(popupOf({ triggers: { timeDelay: 1 } }), { ...BAR, triggers: { timeDelay: 130 } })
    const tag = `<script async src="${fixture.world.wisp}/wisp.js" data-site="${SITE}"></script>`
    const { page, passes, opens, requests } = await show(
      popup('data-trigger="delay" data-delay="100" aria-label="Offer"'),
      {
        head: tag,
        policy: null,
      },
    )
    const lightbox = page.getByRole('heading', { name: 'Stay in touch' })
    await expect
      .poll(async () => {
        await passes(1)
        return lightbox.count()
      })
      .toBe(1)
    await passes(110)
    expect(await page.getByRole('dialog', { name: 'Offer' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await expect
      .poll(async () => {
        await passes(1)
        return page.getByRole('dialog', { name: 'Offer' }).count()
      })
      .toBe(1)
    // In small steps: wisp.js gives a chunk up that does not come in time.
    await expect
      .poll(async () => {
        await passes(1)
        return requests.includes('GET /v/bar.js')
      })
      .toBe(true)
    for (let times = 0; times < 5; times++) await passes(1)
    expect(await page.getByText('Sale ends soon').count()).toBe(0)
    await page.keyboard.press('Escape')
    await expect
      .poll(async () => {
        await passes(1)
        return page.getByText('Sale ends soon').count()
      })
      .toBe(1)
    expect(await opens()).toBe(0)
  })

  it('asks the site’s server how it appears, when it fires', async () => {
    const requests: unknown[] = []
    let answer: string | undefined = '["301","zoom in!"]'
    const prepare = ({ page }: Visit) =>
      page.route('**/wp-admin/admin-ajax.php', (route) => {
        const request = route.request()
        requests.push([request.method(), request.postData(), request.headers()['content-type']])
        if (answer !== undefined) return route.fulfill({ contentType: 'application/json', body: answer })
      })
    const attributes = 'data-trigger="delay" data-delay="1" data-cookie-days="1.1"'
    const blocks = { popups: { ajax: '/wp-admin/admin-ajax.php' } }
    const visit = await show(popup(attributes), { blocks, prepare })
    expect(requests).toEqual([])
    await visit.passes(1.5)
    await visit.popup.waitFor()
    expect(requests).toEqual([
      ['POST', 'action=popup_effect&popup_id=301', 'application/x-www-form-urlencoded;charset=UTF-8'],
    ])
    expect(await visit.popup.getAttribute('class')).toBe('wisp-dialog effect-zoom-in-')

    // By the global of the original; an answer that does not come.
    answer = undefined
    const two = await show(popup(attributes), { script: 'var ajaxurl = "/wp-admin/admin-ajax.php"', prepare })
    await two.passes(1.5)
    await two.popup.waitFor()
    expect([requests.length, await two.popup.getAttribute('class')]).toEqual([2, 'wisp-dialog effect-fade'])

    // A press is not kept waiting, and a popup that names its effect has no need to ask.
    const three = await show(
      `<button data-wisp-open="301">Open</button>${popup('')}${popup('data-trigger="delay" data-delay="1" data-effect="slide-up"', CONTENT, '302')}`,
      { blocks, prepare },
    )
    await three.page.getByRole('button', { name: 'Open' }).click()
    await three.popup.waitFor()
    await three.page.keyboard.press('Escape')
    await three.passes(2)
    await expect.poll(() => three.popup.getAttribute('class')).toBe('wisp-dialog effect-slide-up')
    expect(requests).toHaveLength(2)
  })

  it('moves by its effect, and not at all for visitors who want no motion', async () => {
    for (const [effect, reducedMotion, from] of [
      ['slide-down', null, 'translateY(-64px)'],
      ['fade', null, 'none'],
      ['none', null, undefined],
      ['zoom', 'reduce', undefined],
    ] as const) {
      const { page, popup: dialog } = await show(
        `<button data-wisp-open="301">Open</button>${popup(`data-effect="${effect}"`)}`,
        // Animations are held, so that this one is still there when the test looks at it.
        { context: { reducedMotion }, prepare: holdAnimations },
      )
      await page.getByRole('button', { name: 'Open' }).click()
      await dialog.waitFor()
      const animation = await dialog.evaluate((element) => {
        const effect = element.getAnimations()[0]?.effect as KeyframeEffect | undefined
        return effect?.getKeyframes()[0]?.transform
      })
      expect(animation).toBe(from)
    }
  })

  it('of any other element stands in a dialog of ours while it is open, and goes back when it is taken away', async () => {
    const {
      page,
      passes,
      popup: dialog,
    } = await show(
      `<section lang="he" dir="rtl"><div hidden data-wisp-popup="301" data-trigger="delay" data-delay="1" id="box">
        <h2>לפני שתלכו</h2><p>מכתב אחד בחודש.</p></div></section>`,
      { lang: 'he' },
    )
    await passes(1.5)
    await dialog.waitFor()
    expect(await dialog.getAttribute('aria-label')).toBe('לפני שתלכו')
    const close = page.getByRole('button', { name: 'סגירה' })
    const [frame, button] = [await dialog.boundingBox(), await close.boundingBox()]
    expect((button?.x ?? 0) - (frame?.x ?? 0)).toBeLessThan(24)
    expect(await violationsOf(page, 'dialog')).toEqual([])
    await close.click()
    await expect.poll(() => page.locator('#box').isVisible()).toBe(false)
    // The page takes it away, and puts it back later.
    await page.evaluate(() => Object.assign(globalThis, { taken: document.querySelector('section') }))
    await page.evaluate(() => document.querySelector('section')?.remove())
    await passes(0.5)
    const readMarkup = () => page.evaluate(() => (globalThis as unknown as { taken: Element }).taken.innerHTML)
    await expect.poll(readMarkup).not.toContain('<dialog')
    expect(await readMarkup()).toContain('hidden')
    expect(await readMarkup()).not.toContain('wisp-close')
  })

  it.each([
    [
      'an element',
      '<div hidden class="promo" data-wisp-popup="301" data-trigger="delay" data-delay="1"><h2>Promo</h2></div>',
    ],
    [
      'a dialog',
      '<dialog class="promo" data-wisp-popup="301" data-trigger="delay" data-delay="1"><h2>Promo</h2></dialog>',
    ],
  ])('as %s is hidden until it opens and afterwards, whatever display the page gives it', async (_, body) => {
    for (const css of ['.promo,dialog{display:flex}', '.promo,dialog{display:grid !important}']) {
      const { page, passes } = await show(body, { css })
      const heading = page.getByRole('heading', { name: 'Promo' })
      await expect.poll(() => heading.isVisible()).toBe(false)
      await passes(1.5)
      await heading.waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => heading.isVisible()).toBe(false)
    }
  })

  it('keeps its default for a time that cannot be read, and tells its owner', async () => {
    const path = putSite(fixture.world, popup('data-trigger="delay" data-delay="2s" data-cookie-days="a week"'))
    const messages: string[] = []
    const visit = await fixture.world.visit(`${path}?wisp-inspect`, {
      async prepare({ page }) {
        page.on('console', (message) => messages.push(message.text()))
        await page.clock.install()
      },
    })
    await loaded(visit, 'site-popup-triggers')
    expect(
      messages.filter((text) => text.startsWith('[wisp]')).map((text) => text.replace(/ JSHandle.*| HTML.*/, '')),
    ).toEqual([
      expect.stringContaining('[wisp] data-delay="2s" is no number'),
      expect.stringContaining('[wisp] data-cookie-days="a week" is no number'),
    ])
    await visit.page.clock.runFor(3_000)
    expect(await visit.page.locator('dialog:modal').count()).toBe(0)
    await visit.page.clock.runFor(3_000)
    await visit.page.locator('dialog:modal').waitFor()
  })

  it('lets the page scroll again when the page replaces its body while it is open', async () => {
    const { page, passes, popup: dialog } = await show(popup('data-trigger="delay" data-delay="1"'))
    await passes(1.5)
    await dialog.waitFor()
    await page.evaluate(() => document.body.replaceWith(document.createElement('body')))
    await passes(0.5)
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible')
  })

  it.each(['<div hidden data-wisp-popup="301" ATTRIBUTES>X</div>', popup('ATTRIBUTES', 'X')])(
    'is closed in the copy of the page that Turbo keeps: %s',
    async (markup) => {
      const {
        page,
        passes,
        popup: opened,
      } = await show(markup.replace('ATTRIBUTES', 'data-trigger="delay" data-delay="1" data-effect="none"'))
      await passes(1)
      await opened.waitFor()
      await page.evaluate(() => {
        document.dispatchEvent(new Event('turbo:before-cache'))
        document.body.replaceWith(document.body.cloneNode(true))
      })
      expect(await page.locator('body > [data-wisp-popup]').isVisible()).toBe(false)
      expect(await page.locator('[open],.wisp-close').count()).toBe(0)
    },
  )

  it('does not block the page where it cannot be seen, and lets the next one show', async () => {
    const attributes = 'data-trigger="delay" data-delay="1" data-effect="none"'
    const {
      page,
      passes,
      popup: opened,
      cookies,
    } = await show(
      `<div style="display:none">${popup(attributes)}</div>${popup(attributes, '<h2>Another</h2>', '302')}`,
      { policy: null },
    )
    await passes(1)
    await opened.waitFor()
    expect(await opened.getByRole('heading').textContent()).toBe('Another')
    expect((await cookies()).map(([name]) => name)).toEqual(['wisp_popup_302'])
    await page.keyboard.press('Escape')
    await expect.poll(() => opened.count()).toBe(0)
  })

  it.each(everydayRows(['required', 'Required', 'opt-in', '']))(
    'keeps no cookie with data-consent="%s"',
    async (word) => {
      const attributes = 'data-trigger="delay" data-delay="1" data-cookie-days="30"'
      const without = await show(popup(attributes), { tag: `data-consent="${word}"` })
      await without.passes(1.5)
      await without.popup.waitFor()
      expect(await without.cookies()).toEqual([])
    },
  )

  it('keeps one with consent', async () => {
    const attributes = 'data-trigger="delay" data-delay="1" data-cookie-days="30"'
    const visit = await show(popup(attributes), { tag: 'data-consent="required"' })
    await visit.page.evaluate(() =>
      document.querySelector('script[data-consent]')?.setAttribute('data-consent', 'none'),
    )
    await visit.passes(1.5)
    await visit.popup.waitFor()
    expect((await visit.cookies()).map(([name]) => name)).toEqual(['wisp_popup_301'])
  })

  it('does not take a button of wisp.js for a popup', async () => {
    const path = putSite(fixture.world, '<button data-wisp-action="open" data-wisp-popup="popup00000001">Open</button>')
    const { page, requests } = await fixture.world.visit(path)
    await expect.poll(() => requests).toEqual(['GET /wisp-site.js'])
    expect(await page.getByRole('button').isVisible()).toBe(true)
  })
})
