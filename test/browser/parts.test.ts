/** The parts that a template can have besides text and a form, as a visitor uses them. */
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { CLOCK, open, STILL, waiting } from '../support/on-request'
import { FORM, popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'
import { fetchWhole } from '../support/whole-answer'

const fixture = withWorld()

const figures = async (id = 'popup00000001') => (await fixture.world.store.figures.totals()).get(id)

describe('merge tags', () => {
  it('are replaced by values from the page and its address, as text', async () => {
    const html = `<h2>For [[utm_source|you]]</h2><p>[[product]] for [[price]], [[city|your town]]. [[cart_count|no]] items, [[cart_value]].</p>
      <form><input placeholder="From [[utm_source]]?"></form>`
    await fixture.world.show(popupOf({ html }))
    fixture.world.put(
      '/product',
      '',
      `<meta property="product:price:amount" content="19.9"><meta property="product:price:currency" content="EUR">
      <meta property="og:title" content="Mug &lt;b&gt;tall&lt;/b&gt;">
      <script>
        const tell = () => dispatchEvent(new CustomEvent('wisp:cart', { detail: { count: 2, value: 3980 } }))
        addEventListener('wisp:cart-wanted', tell)
      </script>`,
    )
    const { dialog } = await fixture.world.visit('/product?utm_source=<i>Instagram</i>')
    await dialog.waitFor()
    expect(await dialog.getByRole('heading').textContent()).toBe('For <i>Instagram</i>')
    expect(await dialog.getByRole('textbox').getAttribute('placeholder')).toBe('From <i>Instagram</i>?')
    expect(await dialog.getByRole('paragraph').first().textContent()).toBe(
      'Mug <b>tall</b> for €19.90, your town. 2 items, €39.80.',
    )
  })
})

describe.runIf(isShipped())('remind me later', () => {
  /** Pages of one browser have one clock, so the page that was open before may be the one that shows the popup. */
  const shownByOneOf = (...visits: Pick<Visit, 'dialog'>[]) => Promise.any(visits.map(({ dialog }) => dialog.waitFor()))

  it('waits a day where its time cannot be read, and tells its owner', async () => {
    const html = '<h2>Later?</h2><button data-wisp-action="remind" data-wisp-after="2 hours">Remind me</button>'
    await fixture.world.show(popupOf({ html, frequency: { rule: 'once', count: 0 } }))
    const messages: string[] = []
    const first = await fixture.world.visit('/plain', {
      ...STILL,
      prepare: ({ page }) => page.on('console', (message) => messages.push(message.text())),
    })
    await first.dialog.waitFor()
    // The inspector, which opens by it, moves its own parts.
    await first.page.evaluate(() => history.replaceState(null, '', '?wisp-inspect'))
    await first.page.getByRole('button', { name: 'Remind me' }).click()
    await first.dialog.waitFor({ state: 'detached' })
    expect(messages.filter((text) => text.includes('data-wisp-after'))).toEqual([
      expect.stringContaining('[wisp] data-wisp-after="2 hours" is no number'),
    ])
    const hours = async (count: number) =>
      fixture.world.visit('/plain', {
        beside: first,
        prepare: ({ page }) => page.clock.install({ time: Date.now() + count * 3_600_000 }),
      })
    const soon = await hours(23)
    await soon.wisp((wisp) => wisp.ready())
    expect(await soon.dialog.count()).toBe(0)
    await shownByOneOf(soon, await hours(25))
  })

  it('hides the popup until the time has come, and then shows it again whatever its frequency', async () => {
    const html = '<h2>Later?</h2><button data-wisp-action="remind" data-wisp-after="3600">Remind me</button>'
    await fixture.world.show(popupOf({ html, frequency: { rule: 'once', count: 0 } }))
    const first = await fixture.world.visit('/plain', STILL)
    await first.page.getByRole('button', { name: 'Remind me' }).click()
    await first.dialog.waitFor({ state: 'detached' })
    const soon = await fixture.world.visit('/plain', { beside: first })
    const reasons = await soon.wisp(async (wisp) => {
      await wisp.ready()
      const { popups } = await wisp.explain()
      return popups.flatMap(({ rules }) => rules.filter(({ allows }) => !allows))
    })
    expect(reasons.map(({ rule, says }) => `${rule}: ${says}`)).toEqual([
      expect.stringMatching(/^remind: The visitor asked to be reminded of it (today|tomorrow) at .+/),
    ])
    expect(await soon.dialog.count()).toBe(0)
    const later = await fixture.world.visit('/plain', {
      beside: first,
      prepare: ({ page }) => page.clock.install({ time: Date.now() + 3_700_000 }),
    })
    await shownByOneOf(soon, later)
  })
})

describe('a coupon', () => {
  const html =
    '<h2>Your code</h2><button data-wisp-action="copy" data-wisp-copy="CLAY10"><b>CLAY10</b> <small>Press to copy</small></button>'

  it('is copied, says so for a moment in its own place, and fires an event', async () => {
    await fixture.world.show(popupOf({ html, language: 'he' }))
    const visit = await fixture.world.visit('/plain', { permissions: ['clipboard-read', 'clipboard-write'] })
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
    const texts = await visit.page.evaluate(() => {
      const { copied, label } = window as unknown as Record<'copied' | 'label', string>
      return [copied, label]
    })
    expect(texts).toEqual(['CLAY10', 'הועתק'])
    await expect.poll(() => coupon.getAttribute('data-copied')).toBeNull()
  })

  it.each([true, false])('is copied the older way without the permission, or shown: %s', async (allowed) => {
    await fixture.world.show(popupOf({ html }))
    const visit = await fixture.world.visit('/plain', {
      prepare: ({ page }) =>
        page.addInitScript((allowed) => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined })
          const copied: string[] = []
          Object.assign(window, { copied })
          Document.prototype.execCommand = () => {
            const field = document.querySelector('wisp-popup')?.shadowRoot?.activeElement
            if (allowed) copied.push((field as HTMLTextAreaElement).value)
            return allowed
          }
        }, allowed),
    })
    await visit.page.getByRole('button', { name: /CLAY10/ }).click()
    const note = visit.page.getByText('Could not copy. The code: CLAY10').first()
    if (allowed) await visit.page.getByRole('status').getByText('Copied').waitFor()
    else await note.waitFor()
    const copied = await visit.page.evaluate(() => (window as unknown as { copied: string[] }).copied)
    expect(copied).toEqual(allowed ? ['CLAY10'] : [])
    expect(await visit.page.evaluate(() => `${getSelection()}`)).toBe('')
  })
})

describe('a welcome screen', () => {
  it('comes first and leads on by keyboard alone, with the focus on what is new', async () => {
    // The button names a screen that does not exist, so it leads to the one after the welcome screen.
    const next = `<button data-wisp-action='next' data-wisp-to="gone">Yes, please</button>`
    const html = `<section data-wisp-screen="welcome"><h2>Ten percent?</h2>${next}</section>${FORM}`
    await fixture.world.show(popupOf({ html, design: { closeControl: 'none' } }))
    const { page } = await fixture.world.visit()
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

describe.runIf(isShipped())('links and redirect buttons', () => {
  it('a link without a scheme leads to the other site; one to a page of the site stays on it', async () => {
    const html =
      '<h2>Go</h2><a href="shop.example/sale">There</a> <a href="sale.html">Here</a> <a href="tel:+1">Call</a>'
    await fixture.world.show(popupOf({ html }))
    const { page, dialog } = await fixture.world.visit()
    await dialog.waitFor()
    expect(
      await dialog.getByRole('link').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
    ).toEqual(['http://shop.example/sale', new URL('/sale.html', page.url()).href, 'tel:+1'])
  })

  it('a redirect button closes at once, counts as a conversion, and redirects a moment later', async () => {
    const html = '<h2>Go</h2><button data-wisp-action="redirect" data-wisp-href="/base-href">Take me there</button>'
    await fixture.world.show(waiting({ html, target: 'click' }))
    const visit = await fixture.world.visit('/plain', { ...STILL, ...CLOCK })
    await open(visit)
    await visit.page.getByRole('button', { name: 'Take me there' }).click()
    await visit.dialog.waitFor({ state: 'detached' })
    await expect.poll(figures).toMatchObject({ views: 1, closes: 0, conversions: 1 })
    await visit.page.clock.fastForward(2_000)
    await visit.page.waitForURL(/base-href/)
  })

  it('a redirect to an unsafe address goes nowhere', async () => {
    const html =
      '<h2>Go</h2><button data-wisp-action="redirect" data-wisp-href="javascript:document.title=1">There</button>'
    await fixture.world.show(waiting({ html }))
    const visit = await fixture.world.visit('/plain', { ...STILL, ...CLOCK })
    await open(visit)
    await visit.page.getByRole('button', { name: 'There' }).click()
    await visit.page.clock.fastForward(2_000)
    expect(await visit.page.title()).not.toBe('1')
  })
})

it('if the server does not name the parts, they are read from the template', async () => {
  const html =
    '<h2>שלום</h2><form data-wisp-form><input data-wisp-field="email" name="email"><button>שליחה</button></form>'
  await fixture.world.show(popupOf({ html, language: 'he', design: { closeAfter: 60 } }))
  const { dialog } = await fixture.world.visit('/plain', {
    prepare: ({ page }) =>
      page.route(/api\/display\/site/, async (route) => {
        const response = await fetchWhole(route)
        const { poptins, ...answer } = await response.json()
        const [{ parts: _, ...popup }] = poptins
        await route.fulfill({ response, json: { ...answer, poptins: [popup] } })
      }),
  })
  await dialog.waitFor()
  expect(await dialog.locator('.wisp-field').count()).toBe(1)
  expect(await dialog.getByRole('button', { name: 'דילוג' }).count()).toBe(1)
  await dialog.getByRole('textbox').fill('ann')
  await dialog.getByRole('button', { name: 'שליחה' }).click()
  await dialog.getByRole('alert').getByText(/[א-ת]/).waitFor()
})
