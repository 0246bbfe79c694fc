/** What the window of a popup does beyond opening and closing: its parts, each as a visitor meets it. */
import { describe, expect, it } from 'vitest'
import type { PopupDefinition } from '../../shared/popup'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { BAR, FORM, popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const held = withWorld()

/** Nothing moves, so that what is pressed is gone at once. */
const STILL = { reducedMotion: 'reduce' } as const
/** The page's clock can be put forward. */
const CLOCK = { prepare: ({ page }: Visit) => page.clock.install() }

const open = async (visit: Visit, id = 'popup00000001') => {
  await visit.decided()
  await visit.wisp((wisp, asked) => void wisp.open(asked), id)
}
const waiting = (changes: Parameters<typeof popupOf>[0]): PopupDefinition =>
  popupOf({ onClickOnly: true, triggers: {}, ...changes })

const figures = async (id = 'popup00000001') => (await held.world.store.desk.figures()).get(id)

describe('how a popup was closed', () => {
  const html = `
    <section data-wisp-screen="main">
      <h2>Stay in touch</h2>
      <button data-wisp-action="close">No, thanks</button>
      <button data-wisp-action="skip">Skip this</button>
      <a href="#sale" data-wisp-action="link">See it</a>
      <button data-wisp-action="redirect" data-wisp-href="#sale">Take me there</button>
      <button data-wisp-action="open" data-wisp-popup="popupother001">Another</button>
      <button data-wisp-action="remind" data-wisp-after="60">Later</button>
    </section>`
  const press = (name: string) => (visit: Visit) => visit.dialog.getByRole('button', { name }).click()
  const ALL = [
    waiting({ html }),
    waiting({ id: 'popupbutton01', html: '<h2>Hello</h2>', design: { closeControl: 'button' } }),
    waiting({ id: 'popupauto0001', html: '<h2>Hello</h2>', design: { autoClose: 0.1 } }),
    waiting({
      id: 'popuptimer001',
      html: '<h2>Hello</h2><div data-wisp-countdown></div>',
      design: { countdown: { style: 'digits', seconds: 1 } },
    }),
    { ...BAR, id: 'popupother001', onClickOnly: true, triggers: {} },
  ]
  const WAYS: [label: string, way: (visit: Visit) => Promise<unknown>, id?: string][] = [
    ['x', press('Close')],
    ['button', press('No, thanks')],
    ['button', press('Close'), 'popupbutton01'],
    ['skip', press('Skip this')],
    ['escape', ({ page }) => page.keyboard.press('Escape')],
    ['bg_click', ({ page }) => page.mouse.click(20, 20)],
    ['link', ({ dialog }) => dialog.getByRole('link').click()],
    ['link', press('Take me there')],
    ['popup', press('Another')],
    ['remind', press('Later')],
    // The pointer has pressed what was there before it, and holds it.
    ['auto', ({ page }) => page.mouse.move(20, 20), 'popupauto0001'],
    ['timer', async () => {}, 'popuptimer001'],
    ['api', (visit) => visit.wisp((wisp) => wisp.close('popup00000001'))],
  ]

  it('is told to the server by its label, each way', async () => {
    await held.world.show(...ALL)
    const visit = await held.world.visit('/plain', STILL)
    const labels: (string | null)[] = []
    visit.page.on('request', (request) => {
      if (request.url().includes('/closed/')) labels.push(new URLSearchParams(request.postData() ?? '').get('trigger'))
    })
    for (const [at, [label, way, id]] of WAYS.entries()) {
      await open(visit, id)
      await visit.dialog.waitFor()
      await way(visit)
      await visit.dialog.waitFor({ state: 'detached' })
      await expect.poll(() => labels.slice(at)).toEqual([label])
    }
  })
})

describe('skip', () => {
  const html =
    '<h2>Wait a moment</h2><button data-wisp-action="skip">Skip this</button> <button data-wisp-action="close">No</button>'

  it('its control counts down without moving anything, then is what the owner chose, and that is said', async () => {
    await held.world.show({ ...BAR, language: 'he', design: { ...BAR.design, closeAfter: 12, closeNote: 'עוד רגע' } })
    const { page } = await held.world.visit('/plain', CLOCK)
    const waits = page.getByRole('button', { name: /עוד רגע דילוג\s+\d+/ })
    await waits.waitFor()
    expect(await waits.isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'סגירה' }).count()).toBe(0)
    expect(await violationsOf(page)).toEqual([])
    await page.clock.fastForward(7_000)
    await page.getByRole('button', { name: /דילוג\s+[1-5]$/ }).waitFor()
    await page.clock.fastForward(7_000)
    await page.getByRole('button', { name: 'סגירה' }).waitFor()
    await page.getByRole('status').getByText('אפשר לסגור עכשיו').waitFor()
    expect(await waits.count()).toBe(0)
  })

  it('a button of the template keeps its place in the tab order, and closes only when the time is over', async () => {
    await held.world.show(popupOf({ html, design: { closeAfter: 30, closeControl: 'none' } }))
    const { page, dialog } = await held.world.visit('/plain', CLOCK)
    await dialog.waitFor()
    const skip = page.getByRole('button', { name: 'Skip this' })
    expect(await skip.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Tab')
    expect(await skip.evaluate((button) => button.matches(':focus'))).toBe(true)
    await page.keyboard.press('Enter')
    await page.clock.fastForward(31_000)
    await page.getByRole('status').getByText('You can close this now').waitFor()
    expect(await skip.getAttribute('aria-disabled')).toBeNull()
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
  })
})

describe('closing by itself', () => {
  const FADED = (frame: Element): boolean => frame.getAnimations().some(({ playState }) => playState === 'running')

  it('fades, is held by the pointer, and then waits anew', async () => {
    await held.world.show(popupOf({ design: { autoClose: 20, closeOnOutsideClick: false } }))
    const { page, dialog } = await held.world.visit('/plain', CLOCK)
    await dialog.waitFor()
    // Beside it: over its backdrop nobody reads it.
    await page.mouse.move(20, 20)
    await expect.poll(() => dialog.evaluate(FADED)).toBe(false)
    await page.clock.fastForward(21_000)
    await expect.poll(() => dialog.evaluate(FADED)).toBe(true)
    await page.mouse.move(640, 400)
    await expect.poll(() => dialog.evaluate(FADED)).toBe(false)
    await page.clock.fastForward(60_000)
    expect(await dialog.evaluate((frame) => getComputedStyle(frame).opacity)).toBe('1')
    await page.mouse.move(20, 20)
    await page.clock.fastForward(21_000)
    await expect.poll(() => dialog.evaluate(FADED)).toBe(true)
    await page.clock.fastForward(5_000)
    await dialog.waitFor({ state: 'detached' })
  })

  it('is held by what was typed, and leaves a thank screen to its own time', async () => {
    await held.world.show(popupOf({ design: { autoClose: 20, thanksAutoClose: 300 } }))
    const { page, dialog } = await held.world.visit('/plain', { ...STILL, ...CLOCK })
    await page.getByLabel('Email').fill('ann@example.com')
    await page.clock.fastForward(60_000)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await page.keyboard.press('Tab')
    await page.clock.fastForward(60_000)
    expect(await dialog.isVisible()).toBe(true)
  })
})

describe('a close', () => {
  it('by its button counts as a conversion where the owner says so, once', async () => {
    const design = { closeConverts: true, closeControl: 'button', openOnClose: BAR.id } as const
    await held.world.show(waiting({ html: '<h2>Read it?</h2>', design }), { ...BAR, onClickOnly: true, triggers: {} })
    const visit = await held.world.visit()
    await open(visit)
    await visit.page.getByRole('button', { name: 'Close' }).dblclick()
    await expect.poll(figures).toEqual({ views: 1, closes: 0, conversions: 1 })
    // Who did what it is for is offered nothing else.
    expect(await visit.page.getByRole('region', { name: 'Sale' }).count()).toBe(0)
  })

  it('is announced under the familiar name unless the visitor did what it is for, or was led elsewhere', async () => {
    const html = '<h2>Go</h2><a href="#sale" data-wisp-action="link">See it</a>'
    await held.world.show(
      waiting({ html }),
      waiting({ id: 'popupconverts', design: { closeConverts: true, closeControl: 'button' } }),
    )
    const visit = await held.world.visit('/plain', STILL)
    await visit.page.evaluate(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      for (const name of ['poptinClose', 'wisp:close'])
        addEventListener(name, (event) => heard.push(`${name} ${(event as CustomEvent).detail.trigger}`))
    })
    for (const [id, press] of [
      ['popup00000001', () => visit.dialog.getByRole('link').click()],
      ['popupconverts', () => visit.dialog.getByRole('button', { name: 'Close' }).click()],
      ['popup00000001', () => visit.page.keyboard.press('Escape')],
    ] as const) {
      await open(visit, id)
      await visit.dialog.waitFor()
      await press()
      await visit.dialog.waitFor({ state: 'detached' })
    }
    expect(await visit.page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
      'wisp:close link',
      'wisp:close submit',
      'poptinClose escape',
      'wisp:close escape',
    ])
  })

  it('opens another popup where the owner says so', async () => {
    await held.world.show(waiting({ design: { openOnClose: BAR.id } }), { ...BAR, onClickOnly: true, triggers: {} })
    const visit = await held.world.visit()
    await open(visit)
    await visit.dialog.waitFor()
    await visit.page.keyboard.press('Escape')
    await visit.page.getByRole('region', { name: 'Sale' }).waitFor()
    await expect.poll(figures).toEqual({ views: 1, closes: 1, conversions: 0 })
  })
})

describe('effects that few have', () => {
  it('move by transform and opacity alone', async () => {
    const names = ['bounce', 'flip', 'roll', 'light-speed'] as const
    const popups = names.map((name, at) =>
      waiting({ id: `popupmoves00${at}`, name, design: { entryEffect: name, exitEffect: name } }),
    )
    await held.world.show(...popups)
    const visit = await held.world.visit()
    await visit.page.evaluate(() => {
      // They last 800 ms, in which a busy machine may not get to look.
      const moved: string[] = []
      const { animate } = Element.prototype
      Element.prototype.animate = function (frames, options) {
        if (!(options as KeyframeAnimationOptions).pseudoElement)
          moved.push([...new Set((frames as Keyframe[]).flatMap(Object.keys))].sort().join())
        return animate.call(this, frames, options)
      }
      Object.assign(window, { moved })
    })
    for (const { id } of popups) {
      await open(visit, id)
      await visit.dialog.waitFor()
      await visit.page.keyboard.press('Escape')
      await visit.dialog.waitFor({ state: 'detached' })
    }
    // Coming and going.
    expect(await visit.page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual(
      Array(8).fill('offset,opacity,transform'),
    )
  })

  it('a popup that is closed before it was painted does not come in while it leaves', async () => {
    await held.world.show(waiting({ design: { entryEffect: 'bounce', exitEffect: 'slide' } }))
    const visit = await held.world.visit()
    await visit.decided()
    const moves = await visit.wisp(async (wisp, id) => {
      const shown = new Promise((resolve) => wisp.on('show', () => resolve(wisp.close())))
      wisp.open(id)
      await shown
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const frame = document.querySelector('wisp-popup')?.shadowRoot?.querySelector('dialog')
      return frame?.getAnimations().map(({ effect }) => effect?.getTiming().direction) ?? []
    }, 'popup00000001')
    expect(moves).not.toContain('normal')
  })

  it('nothing moves for who asked for that', async () => {
    await held.world.show(waiting({ design: { entryEffect: 'bounce', exitEffect: 'flip' } }))
    const visit = await held.world.visit('/plain', STILL)
    await open(visit)
    await visit.dialog.waitFor()
    expect(await visit.dialog.evaluate((frame) => frame.getAnimations().length)).toBe(0)
  })
})

describe('a ticker', () => {
  const html = `<section data-wisp-screen="main"><ul data-wisp-ticker><li>New glazes</li><li><a href="#sale">Sale</a></li></ul></section>`
  const runsAt = (visit: Visit) =>
    visit.page
      .locator('.wisp-line')
      .first()
      .evaluate((line) => {
        const [run] = line.getAnimations()
        return run ? `${run.playState} ${Math.sign(new DOMMatrix(getComputedStyle(line).transform).m41)}` : 'still'
      })

  it.each([
    ['en', 'running -1'],
    ['he', 'running 1'],
  ] as const)('in %s it runs the way the language reads, and its text is there once', async (language, running) => {
    await held.world.show({ ...BAR, language, html })
    const visit = await held.world.visit()
    const strip = visit.page.getByRole('marquee')
    await strip.waitFor()
    await expect.poll(() => runsAt(visit)).toBe(running)
    expect(await strip.getByRole('listitem').count()).toBe(2)
    expect(await violationsOf(visit.page)).toEqual([])
    // As many copies as fill the strip while one leaves it.
    const [wide, all] = await strip.evaluate(({ children, clientWidth }) => [
      clientWidth,
      [...children].reduce((sum, child) => sum + (child as HTMLElement).offsetWidth, 0),
    ])
    expect(all).toBeGreaterThan((wide ?? 0) + 1)
  })

  it('stands still under the pointer and while the focus is in it', async () => {
    await held.world.show({ ...BAR, html })
    const visit = await held.world.visit()
    await expect.poll(() => runsAt(visit)).toBe('running -1')
    await visit.page.getByRole('marquee').hover()
    await expect.poll(() => runsAt(visit)).toMatch('paused')
    await visit.page.mouse.move(600, 600)
    await expect.poll(() => runsAt(visit)).toMatch('running')
    await visit.page.getByRole('link', { name: 'Sale' }).focus()
    await expect.poll(() => runsAt(visit)).toMatch('paused')
  })

  it('does not run for who asked for less motion', async () => {
    await held.world.show({ ...BAR, html })
    const visit = await held.world.visit('/plain', STILL)
    await visit.page.getByRole('marquee').waitFor()
    expect(await runsAt(visit)).toBe('still')
    expect(await visit.page.locator('.wisp-line:visible').count()).toBe(1)
  })
})

describe('texts that are filled in', () => {
  it('from the page and its address, as text', async () => {
    const html = `<h2>For [[utm_source|you]]</h2><p>[[product]] for [[price]], [[city|your town]]. [[cart_count|no]] items, [[cart_value]].</p>`
    await held.world.show(popupOf({ html }))
    held.world.put(
      '/product',
      '',
      `<meta property="product:price:amount" content="19.9"><meta property="product:price:currency" content="EUR">
      <meta property="og:title" content="Mug &lt;b&gt;tall&lt;/b&gt;">
      <script>
        const tell = () => dispatchEvent(new CustomEvent('wisp:cart', { detail: { count: 2, value: 3980 } }))
        addEventListener('wisp:cart-wanted', tell)
      </script>`,
    )
    const { dialog } = await held.world.visit('/product?utm_source=<i>Instagram</i>')
    await dialog.waitFor()
    expect(await dialog.getByRole('heading').textContent()).toBe('For <i>Instagram</i>')
    expect(await dialog.getByRole('paragraph').first().textContent()).toBe(
      'Mug <b>tall</b> for €19.90, your town. 2 items, €39.80.',
    )
  })
})

describe('remind me later', () => {
  it('takes it away until its time has come, and then brings it back whatever its frequency', async () => {
    const html = '<h2>Later?</h2><button data-wisp-action="remind" data-wisp-after="3600">Remind me</button>'
    await held.world.show(popupOf({ html, frequency: { rule: 'once', count: 0 } }))
    const first = await held.world.visit('/plain', STILL)
    await first.page.getByRole('button', { name: 'Remind me' }).click()
    await first.dialog.waitFor({ state: 'detached' })
    const soon = await held.world.visit('/plain', { beside: first })
    const reasons = await soon.wisp(async (wisp) => {
      await wisp.ready()
      const { popups } = await wisp.explain()
      return popups.flatMap(({ rules }) => rules.filter(({ allows }) => !allows))
    })
    expect(reasons.map(({ rule, says }) => `${rule}: ${says}`)).toEqual([
      expect.stringMatching(/^remind: The visitor asked to be reminded of it (today|tomorrow) at .+/),
    ])
    expect(await soon.dialog.count()).toBe(0)
    const later = await held.world.visit('/plain', {
      beside: first,
      prepare: ({ page }) => page.clock.install({ time: Date.now() + 3_700_000 }),
    })
    await later.dialog.waitFor()
  })
})

describe('a coupon', () => {
  const html =
    '<h2>Your code</h2><button data-wisp-action="copy" data-wisp-copy="CLAY10"><b>CLAY10</b> <small>Press to copy</small></button>'

  it('is copied, says so for a moment in its own place, and announces it', async () => {
    await held.world.show(popupOf({ html, language: 'he' }))
    const visit = await held.world.visit('/plain', { permissions: ['clipboard-read', 'clipboard-write'] })
    const coupon = visit.page.getByRole('button', { name: /CLAY10/ })
    await coupon.waitFor()
    await visit.page.evaluate(() =>
      addEventListener('wisp:coupon-copy', (event) =>
        Object.assign(window, {
          copied: (event as CustomEvent).detail.code,
          label: document
            .querySelector('wisp-popup')
            ?.shadowRoot?.querySelector('[data-copied]')
            ?.getAttribute('data-copied'),
        }),
      ),
    )
    await coupon.click()
    await visit.page.getByRole('status').getByText('הועתק').waitFor()
    expect(await visit.page.evaluate(() => navigator.clipboard.readText())).toBe('CLAY10')
    const told = await visit.page.evaluate(() => {
      const { copied, label } = window as unknown as Record<'copied' | 'label', string>
      return [copied, label]
    })
    expect(told).toEqual(['CLAY10', 'הועתק'])
    await expect.poll(() => coupon.getAttribute('data-copied')).toBeNull()
  })

  it('is selected where the page has no clipboard', async () => {
    await held.world.show(popupOf({ html }))
    const visit = await held.world.visit('/plain', {
      prepare: ({ page }) =>
        page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
    })
    await visit.page.getByRole('button', { name: /CLAY10/ }).click()
    expect(await visit.page.evaluate(() => `${getSelection()}`)).toContain('CLAY10')
  })
})

describe('a welcome', () => {
  it('comes first and leads on by keyboard alone, the focus on what is new', async () => {
    const html = `<section data-wisp-screen="welcome"><h2>Ten percent?</h2><button data-wisp-action="next">Yes, please</button></section>${FORM}`
    await held.world.show(popupOf({ html, design: { closeControl: 'none' } }))
    const { page } = await held.world.visit()
    await page.getByRole('dialog', { name: 'Ten percent?' }).waitFor()
    expect(await page.getByLabel('Email').count()).toBe(0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Stay in touch' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Stay in touch' }).evaluate((h) => h.matches(':focus'))).toBe(true)
    await page.keyboard.press('Tab')
    expect(await page.getByLabel('Email').evaluate((field) => field.matches(':focus'))).toBe(true)
  })
})

describe('where presses lead', () => {
  it('a link without a scheme leads to the other site, one to a page of the site stays on it', async () => {
    const html =
      '<h2>Go</h2><a href="shop.example/sale">There</a> <a href="sale.html">Here</a> <a href="tel:+1">Call</a>'
    await held.world.show(popupOf({ html }))
    const { page, dialog } = await held.world.visit()
    await dialog.waitFor()
    expect(
      await dialog.getByRole('link').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
    ).toEqual(['http://shop.example/sale', new URL('/sale.html', page.url()).href, 'tel:+1'])
  })

  it('a redirect button closes at once, counts, and goes a moment later', async () => {
    const html = '<h2>Go</h2><button data-wisp-action="redirect" data-wisp-href="/base-href">Take me there</button>'
    await held.world.show(waiting({ html, target: 'click' }))
    const visit = await held.world.visit('/plain', { ...STILL, ...CLOCK })
    await open(visit)
    await visit.page.getByRole('button', { name: 'Take me there' }).click()
    await visit.dialog.waitFor({ state: 'detached' })
    await expect.poll(figures).toEqual({ views: 1, closes: 0, conversions: 1 })
    await visit.page.clock.fastForward(2_000)
    await visit.page.waitForURL(/base-href/)
  })

  it('a redirect to nothing safe goes nowhere', async () => {
    const html =
      '<h2>Go</h2><button data-wisp-action="redirect" data-wisp-href="javascript:document.title=1">There</button>'
    await held.world.show(waiting({ html }))
    const visit = await held.world.visit('/plain', { ...STILL, ...CLOCK })
    await open(visit)
    await visit.page.getByRole('button', { name: 'There' }).click()
    await visit.page.clock.fastForward(2_000)
    expect(await visit.page.title()).not.toBe('1')
  })
})
