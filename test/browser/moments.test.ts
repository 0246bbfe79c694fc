/** Moments that a site names itself: events that its scripts say, and elements that the visitor comes to see. */
import { describe, expect, it } from 'vitest'
import { isShipped } from '../support/builds'
import { withWorld } from '../support/browser'
import { popupOf } from '../support/popup'
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

  it('obeys the frequency of its popup, unlike wisp.open', async () => {
    await fixture.world.show({ ...WAITING, frequency: { rule: 'once', count: 0 } })
    const visit = await fixture.world.visit()
    const { decided, dialog, page, wisp } = visit
    await decided()
    await wisp((wisp) => wisp.event('quote', { total: 5000 }))
    await dialog.waitFor()
    await page.reload()
    await decided()
    await wisp((wisp) => wisp.event('quote', { total: 5000 }))
    await expect.poll(async () => (await wisp((wisp) => wisp.explain())).popups[0]?.state).not.toBe('shown')
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
})
