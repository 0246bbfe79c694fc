/** When an embedded popup counts as seen. */
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { inBoth, isShipped } from '../support/builds'
import { passUntil, stopClock } from '../support/clock'
import { FORM } from '../support/popup'
import { roundTrip } from '../support/settled'
import { idOf, ofType } from '../support/types'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const ID = idOf('embedded')
const PLACE = `<div id="place" data-id="${ID}"></div>`
const TALL = '<h2>Long</h2><div style="height: 5000px"></div>'
const figures = async () => (await fixture.world.store.figures.totals()).get(ID)
const VIEWED = `POST /api/display/viewed/${ID}`
const NONE = { views: 0, closes: 0, conversions: 0 }
const explanation = async ({ wisp }: Visit) => (await wisp((wisp) => wisp.explain())).popups[0]?.says
/** Waits until the browser has told all observers of the page what is on the screen now. */
const observed = ({ page }: Visit) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new (Reflect.get(window, 'Prompt') ?? IntersectionObserver)((_: unknown, observer: IntersectionObserver) => {
          observer.disconnect()
          resolve()
        }).observe(document.documentElement),
      ),
  )
/** Lets more time pass than it takes to count as seen. */
const aWhile = async (visit: Visit) => {
  await observed(visit)
  await visit.page.clock.runFor(1_500)
  await roundTrip(visit.page)
}
const expectSeen = (visit: Visit) =>
  expect
    .poll(async () => {
      await aWhile(visit)
      return figures()
    })
    .toMatchObject({ ...NONE, views: 1 })

/**
 * Opens a page whose `body` has a place for the popup at PLACE, and waits until the popup is drawn there. From then on
 * the clock stands still: nothing is on the screen for longer than the case says.
 */
const show = async (body: string, html = FORM, prepare?: (visit: Visit) => Promise<unknown>) => {
  await fixture.world.show({ ...ofType('embedded', { onClickOnly: false }), html })
  fixture.world.put('/page', '', `<body>${body.replace('PLACE', PLACE)}`)
  const visit = await fixture.world.visit('/page', {
    ours: true,
    async prepare(visit) {
      await visit.page.clock.install()
      await prepare?.(visit)
    },
  })
  await visit.page.locator('wisp-popup .wisp-frame h2').waitFor({ state: 'attached' })
  await stopClock(visit)
  return visit
}
const BELOW = '<div style="height: 3000px"></div>PLACE<div style="height: 3000px"></div>'

describe('an embedded popup counts as seen', () => {
  it.runIf(isShipped())(
    'once half of it was on the screen for a second, not while it is out of sight, and the inspector says so',
    async () => {
      const visit = await show(BELOW)
      const { page, requests } = visit
      await aWhile(visit)
      expect(await figures()).toBeUndefined()
      expect(await explanation(visit)).toContain('counts as seen once half of it was on the screen for a second')
      // Only its edge is on the screen.
      const { height = 0 } = (await page.locator('wisp-popup .wisp-frame').boundingBox()) ?? {}
      await page.evaluate((less) => scrollTo(0, 3_000 - innerHeight + less), height / 3)
      await aWhile(visit)
      expect(await figures()).toBeUndefined()
      await page.locator('#place').scrollIntoViewIfNeeded()
      await expectSeen(visit)
      expect(await explanation(visit)).toMatch(/^On screen/)
      // Once, however often it is scrolled to.
      await page.evaluate(() => scrollTo(0, 0))
      await page.locator('#place').scrollIntoViewIfNeeded()
      await aWhile(visit)
      expect(requests.filter((request) => request === VIEWED)).toHaveLength(1)
    },
  )

  it.runIf(isShipped())('not when it is only scrolled past', async () => {
    const visit = await show(BELOW)
    await visit.page.evaluate(() => scrollTo(0, 2_900))
    await observed(visit)
    await visit.page.clock.runFor(900)
    await visit.page.evaluate(() => scrollTo(0, 0))
    await aWhile(visit)
    expect(await figures()).toBeUndefined()
  })

  it.runIf(isShipped())('not when it is scrolled past while the page is too busy to notice', async () => {
    const visit = await show(BELOW, undefined, ({ page }) =>
      page.addInitScript(() => {
        // Reports everything that happens within half a second at once.
        const Observer = IntersectionObserver
        Object.assign(window, {
          Prompt: Observer,
          IntersectionObserver: class extends Observer {
            constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
              const steps: IntersectionObserverEntry[] = []
              super((entries, observer) => {
                if (!steps.length) setTimeout(() => callback(steps.splice(0), observer), 500)
                steps.push(...entries)
              }, options)
            }
          },
        })
      }),
    )
    for (const top of [2_900, 0]) {
      await visit.page.evaluate((top) => scrollTo(0, top), top)
      await observed(visit)
    }
    await aWhile(visit)
    await aWhile(visit)
    expect(await figures()).toBeUndefined()
  })

  it.runIf(isShipped())('not in an iframe without height', async () => {
    const visit = await show(BELOW)
    fixture.world.put('/inside', 'data-frames="own"', `<body>${PLACE}`)
    await visit.page.evaluate(() => {
      document.body.prepend(Object.assign(document.createElement('iframe'), { height: '0', src: '/inside' }))
    })
    const frame = visit.page.frameLocator('iframe')
    await passUntil(visit.page, () => frame.locator('wisp-popup .wisp-frame h2').count(), 1)
    await aWhile(visit)
    expect(await figures()).toBeUndefined()
  })

  it.runIf(isShipped())('if it is taller than the screen, once it takes up half of the screen', async () => {
    const visit = await show(BELOW, TALL)
    await visit.page.evaluate(() => scrollTo(0, 3_000 - innerHeight * 0.7))
    await aWhile(visit)
    expect(await figures()).toBeUndefined()
    await visit.page.evaluate(() => scrollTo(0, 3_000))
    await expectSeen(visit)
  })

  it.each(
    inBoth([
      ['display: none', 'display'],
      ['visibility: hidden', 'visibility'],
      ['opacity: 0', 'opacity'],
    ]),
  )('in a tab panel that is hidden by %s, once the panel is shown', async (style, property) => {
    const visit = await show(`<div id="panel" style="${style}">PLACE</div>`)
    await aWhile(visit)
    expect(await figures()).toBeUndefined()
    await visit.page.locator('#panel').evaluate((panel, property) => {
      panel.style.removeProperty(property)
    }, property)
    await expectSeen(visit)
  })

  it.runIf(isShipped())('if a lead is given in it or it is closed by hand before that', async () => {
    const visit = await show('PLACE')
    await visit.page.evaluate(() => {
      const form = document.querySelector('wisp-popup')?.shadowRoot?.querySelector('form')
      const field = form?.querySelector('input')
      if (field) field.value = 'ann@example.com'
      form?.requestSubmit()
    })
    await expect.poll(figures).toMatchObject({ ...NONE, views: 1, conversions: 1 })
    const closed = await show('PLACE')
    await closed.page.evaluate(() =>
      document.querySelector('wisp-popup')?.shadowRoot?.querySelector<HTMLElement>('.wisp-close')?.click(),
    )
    await expect.poll(figures).toMatchObject({ ...NONE, views: 1, closes: 1 })
  })

  it.runIf(isShipped())('not if the page removes it before, and then no close is reported either', async () => {
    const visit = await show(BELOW)
    await visit.wisp((wisp) => wisp.close())
    await expect.poll(() => visit.page.locator('wisp-popup').count()).toBe(0)
    await aWhile(visit)
    expect(await figures()).toBeUndefined()
    expect(visit.requests.filter((request) => /viewed|closed/.test(request))).toEqual([])
  })
})
