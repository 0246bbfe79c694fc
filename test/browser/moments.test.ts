/** Moments that a site names itself: events that its scripts say, and elements that the visitor comes to see. */
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { popupOf } from '../support/popup'
import { settled } from '../support/settled'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const saysOf = async ({ wisp }: Visit): Promise<string | undefined> =>
  (await wisp((wisp) => wisp.explain())).popups[0]?.says

describe.runIf(isShipped())('an event of the page', () => {
  const WAITING = popupOf({
    triggers: {
      event: { name: 'quote', facts: [{ show: true, name: 'total', comparison: 'greater_than', value: '1000' }] },
    },
    html: '<h2>Your [[event.product|work]]</h2><p>[[event.total|none]]</p>',
  })

  it('opens the popup that waits for it, with its facts in the texts', async () => {
    await fixture.world.show(WAITING)
    const visit = await fixture.world.visit()
    const { dialog, decided, page, wisp } = visit
    await decided()
    expect(await saysOf(visit)).toContain('Waits for the page to say “quote”, with facts that meet its conditions')
    await wisp((wisp) => wisp.event('quote', { product: 'roof', total: 900 }))
    await wisp((wisp) => wisp.event('other', { total: 2000 }))
    expect(await page.locator('wisp-popup').count()).toBe(0)
    await wisp((wisp) => wisp.event('quote', { product: '<b>roof</b>', total: 1200 }))
    await dialog.waitFor()
    await page.getByRole('heading', { name: 'Your <b>roof</b>' }).waitFor()
    await page.getByText('1200', { exact: true }).waitFor()
  })

  it('counts if it was said before the script had come, and not on the next page of a single-page site', async () => {
    const call = '["event", "quote", { total: 5000, product: "barn" }]'
    fixture.world.put('/queued', '', `<h1>Quotes</h1><script>wisp = window.wisp || []; wisp.push(${call})</script>`)
    await fixture.world.show({ ...WAITING, frequency: { rule: 'visits', count: 0 } })
    const visit = await fixture.world.visit('/queued')
    const { dialog, page, wisp } = visit
    await dialog.waitFor()
    await page.getByRole('heading', { name: 'Your barn' }).waitFor()
    await wisp((wisp) => wisp.close())
    await dialog.waitFor({ state: 'detached' })
    await wisp((wisp) => wisp.refresh())
    await wisp((wisp) => wisp.ready())
    expect(await saysOf(visit)).toContain('Waits for the page to say')
  })

  it.each([
    ['before its addresses were watched', true],
    ['later', false],
  ])('counts if the next page of a single-page site, which came %s, says it at once', async (_, early) => {
    let watch = (): void => {}
    const mayWatch = new Promise<void>((resolve) => {
      watch = resolve
    })
    fixture.world.put('/spa-quote', 'data-spa', '<h1>Quotes</h1>')
    await fixture.world.show({ ...WAITING, targeting: { pages: { include: [{ begins: '/spa-quote/2' }] } } })
    const { decided, dialog, page } = await fixture.world.visit('/spa-quote', {
      prepare: ({ page }) => page.route('**/route.js', (route) => mayWatch.then(() => route.continue())),
    })
    await decided()
    if (!early) {
      const answer = page.waitForResponse('**/route.js')
      watch()
      await answer
      await page.waitForLoadState('networkidle')
    }
    await page.evaluate(() => {
      history.pushState(null, '', '/spa-quote/2')
      window.wisp?.push(['event', 'quote', { total: 5000, product: 'barn' }])
    })
    watch()
    await dialog.waitFor()
    await page.getByRole('heading', { name: 'Your barn' }).waitFor()
  })

  it('that came while another popup was open shows its own facts, not those of a later one', async () => {
    const other = popupOf({ id: 'popup00000002', triggers: { timeDelay: 0 }, html: '<h2>Another</h2>' })
    await fixture.world.show(WAITING, other)
    const { decided, page, wisp } = await fixture.world.visit()
    await decided()
    await page.getByRole('heading', { name: 'Another' }).waitFor()
    await wisp((wisp) => {
      const facts = { total: 1200, product: 'roof' }
      wisp.event('quote', facts)
      Object.assign(facts, { total: 5, product: 'nail' })
      wisp.event('quote', facts)
    })
    await expect.poll(async () => (await wisp((wisp) => wisp.explain())).popups[0]?.says).toContain('Event of the page')
    await wisp((wisp) => wisp.close('popup00000002'))
    await page.getByRole('heading', { name: 'Your roof' }).waitFor()
  })

  it('shows of its facts what is a text: own ones, and no other text where they are none', async () => {
    const names = [
      'total',
      '__proto__',
      'constructor',
      'call',
      'itself',
      'lost',
      'endless',
      'large',
      'none',
      'when',
      'long',
    ]
    const html = names.map((name) => `<p id="${name}">[[event.${name}|–]]</p>`).join('')
    await fixture.world.show(popupOf({ triggers: { event: { name: 'quote' } }, html: `<h2>Facts</h2>${html}` }))
    const { decided, dialog, page } = await fixture.world.visit()
    await decided()
    await page.evaluate(() => {
      const facts = JSON.parse('{"__proto__": "own", "total": 0}')
      const hostile = {
        call: () => 'x',
        itself: facts,
        lost: Number.NaN,
        endless: -1 / 0,
        large: 2n ** 70n,
        none: null,
      }
      Object.assign(facts, hostile, { when: new Date(), long: 'x'.repeat(2_000_000) })
      window.wisp?.push(['event', 'quote', facts])
    })
    await dialog.waitFor()
    const texts = await dialog.locator('p[id]').allTextContents()
    expect(texts.slice(0, -1)).toEqual(['0', 'own', '–', '–', '–', '–', '–', `${2n ** 70n}`, '–', '–'])
    expect(texts.at(-1)).toMatch(/^x{199}…$/)
  })

  it('obeys the frequency of its popup, unlike wisp.open', async () => {
    await fixture.world.show({ ...WAITING, frequency: { rule: 'once', count: 0 } })
    const visit = await fixture.world.visit()
    const { decided, dialog, page, wisp } = visit
    await decided()
    await wisp((wisp) => wisp.event('quote', { total: 5000 }))
    await dialog.waitFor()
    await page.reload()
    await decided(2)
    await wisp((wisp) => wisp.ready())
    await wisp((wisp) => wisp.event('quote', { total: 5000 }))
    await settled(page)
    expect(await page.locator('wisp-popup').count()).toBe(0)
    await wisp((wisp) => wisp.open('popup00000001'))
    await dialog.waitFor()
  })

  it.each([
    ['no name', () => (window.wisp as unknown as { event(): void }).event()],
    ['a name that is none', () => (window.wisp as unknown as { event(...all: unknown[]): void }).event({}, null)],
    [
      'facts that throw',
      () =>
        (window.wisp as unknown as { event(...all: unknown[]): void }).event('quote', {
          get total() {
            throw new Error('mine')
          },
        }),
    ],
  ])('with %s opens nothing and breaks nothing', async (_, say) => {
    await fixture.world.show(WAITING)
    const { decided, dialog, page, wisp } = await fixture.world.visit()
    await decided()
    await page.evaluate(say)
    await wisp((wisp) => wisp.event('quote', { total: 5000 }))
    await dialog.waitFor()
  })
})

describe.runIf(isShipped())('an element of the page', () => {
  const WAITING = popupOf({ triggers: { element: '.reviews' } })
  const REVIEWS = '<div class="reviews" style="position: absolute; top: 200px; height: 200px; width: 300px">Good</div>'
  const visitTo = async (body: string) => {
    fixture.world.put('/long', '', `<body style="height: 6000px"><h1>A shop</h1>${body}</body>`)
    await fixture.world.show(WAITING)
    return fixture.world.visit('/long')
  }

  it.each([
    [
      'that is there',
      '<div class="reviews" style="position: absolute; top: 3000px; height: 200px; width: 300px">Good</div>',
      '',
    ],
    [
      'that is higher than the window',
      '<div class="reviews" style="position: absolute; top: 3000px; height: 2500px; width: 300px">Good</div>',
      '',
    ],
    ['in a shadow root', '<div id="host" style="position: absolute; top: 3000px"></div>', 'shadow'],
    ['that comes later', '<div id="host" style="position: absolute; top: 3000px"></div>', 'light'],
  ])('%s opens the popup once it is seen, and not before', async (_, body, later) => {
    const visit = await visitTo(body)
    const { decided, dialog, page } = visit
    await decided()
    expect(await saysOf(visit)).toContain('Waits for “.reviews” of the page to be seen')
    await page.evaluate((later) => {
      const host = document.getElementById('host')
      const reviews = '<div class="reviews" style="height: 200px; width: 300px">Good</div>'
      if (later === 'shadow') (host?.attachShadow({ mode: 'open' }) as ShadowRoot).innerHTML = reviews
      if (later === 'light') host?.insertAdjacentHTML('beforeend', reviews)
    }, later)
    expect(await page.locator('wisp-popup').count()).toBe(0)
    await page.evaluate(() => scrollTo(0, 2900))
    await dialog.waitFor()
  })

  it.each([
    [
      'wider than the window, in a box that scrolls sideways',
      '<div style="position: absolute; top: 3000px; inline-size: 100%; overflow-x: auto"><div class="reviews" style="height: 200px; width: 6000px">Good</div></div>',
    ],
    [
      'higher than the box that it scrolls in',
      '<div style="position: absolute; top: 3000px; width: 300px; height: 240px; overflow: auto"><div class="reviews" style="height: 3000px">Good</div></div>',
    ],
    [
      'in a form whose fields have the names of what forms have',
      '<form style="position: absolute; top: 3000px; overflow: clip"><input name="parentElement"><input name="assignedSlot"><input name="clientWidth"><input name="clientHeight"><div class="reviews" style="height: 3000px">Good</div></form>',
    ],
    ['of no size', '<i class="reviews" style="position: absolute; top: 3000px; width: 0; height: 0"></i>'],
    [
      'without a box of its own',
      '<div class="reviews" style="display: contents"><div style="display: contents"><p style="position: absolute; top: 3000px">Good</p></div></div>',
    ],
    [
      'without a box of its own, with what is not drawn before what is',
      '<div class="reviews" style="display: contents"><style>.none {}</style><script></script><template></template><div style="display: contents"><p hidden>Bad</p></div><p style="position: absolute; top: 3000px">Good</p></div>',
    ],
    [
      'without a box of its own, a form whose fields have the names of what forms have',
      '<form class="reviews" style="display: contents"><input type="hidden" name="children"><input type="hidden" name="getClientRects"><p style="position: absolute; top: 3000px">Good</p></form>',
    ],
    [
      'slotted into a box that clips it',
      '<div style="position: absolute; top: 3000px"><template shadowrootmode="open"><div style="height: 200px; width: 300px; overflow: clip"><slot></slot></div></template><div class="reviews" style="height: 3000px">Good</div></div>',
    ],
  ])('%s opens the popup once as much of it as can be is seen', async (_, body) => {
    const visit = await visitTo(body)
    await visit.decided()
    await expect.poll(() => visit.requests).toContain('GET /v/custom-triggers.js')
    expect(await visit.page.locator('wisp-popup').count()).toBe(0)
    await visit.page.evaluate(() => scrollTo(0, 2900))
    await visit.dialog.waitFor()
  })

  it('in a frame that is higher than the window counts by what the window can show of it', async () => {
    fixture.world.put('/framed', '', '<h1>A shop</h1><div class="reviews" style="height: 2900px">Good</div>')
    fixture.world.files['/around'] = {
      type: 'text/html',
      body: '<!doctype html><html lang="en"><title>Around</title><p style="height: 2000px"></p><iframe src="/framed" title="Shop" style="height: 3000px"></iframe><p style="height: 900px"></p></html>',
    }
    await fixture.world.show(WAITING)
    const { page, requests } = await fixture.world.visit('/around')
    await expect.poll(() => requests).toContain('GET /v/custom-triggers.js')
    await settled(page)
    expect(await page.frameLocator('iframe').locator('wisp-popup').count()).toBe(0)
    await page.evaluate(() => scrollTo(0, 2500))
    await page.frameLocator('iframe').getByRole('dialog').waitFor()
  })

  it('that the visitor has not scrolled to in its box does not count', async () => {
    const box = 'position: absolute; top: 100px; width: 300px; height: 240px; overflow: auto'
    const visit = await visitTo(
      `<div id="box" style="${box}"><p style="height: 2000px"></p><div class="reviews" style="height: 900px">Good</div></div>`,
    )
    await visit.decided()
    await settled(visit.page)
    expect(await visit.page.locator('wisp-popup').count()).toBe(0)
    await visit.page.evaluate(() => document.querySelector('#box')?.scrollTo(0, 2000))
    await visit.dialog.waitFor()
  })

  it('that is taken off the page and put there again counts', async () => {
    // A hidden one is in view, and nobody sees it.
    const visit = await visitTo(REVIEWS.replace('style="', 'style="visibility: hidden; '))
    await expect.poll(() => visit.requests).toContain('GET /v/custom-triggers.js')
    await visit.page.evaluate((reviews) => {
      document.querySelector('.reviews')?.remove()
      document.body.insertAdjacentHTML('beforeend', reviews)
    }, REVIEWS)
    await visit.dialog.waitFor()
  })

  it('is not waited for where the frequency forbids it, and explain() says so', async () => {
    fixture.world.put('/once', '', `<h1>A shop</h1>${REVIEWS}`)
    await fixture.world.show({ ...WAITING, frequency: { rule: 'once', count: 0 } })
    const visit = await fixture.world.visit('/once')
    await visit.dialog.waitFor()
    await visit.page.reload()
    await visit.decided(2)
    await expect.poll(() => saysOf(visit)).toContain('never again on this browser')
    expect(visit.requests.filter((request) => request === 'GET /v/custom-triggers.js')).toHaveLength(1)
  })
})
