/** When an embedded popup counts as seen. */
import { describe, expect, it } from 'vitest'
import { inBoth, isShipped } from '../support/both'
import { withWorld } from '../support/browser'
import { FORM } from '../support/popup'
import { idOf, ofType } from '../support/types'
import type { Visit } from '../support/visit.page'

const held = withWorld()

const ID = idOf('embedded')
const TALL = '<h2>Long</h2><div style="height: 5000px"></div>'
const figures = async () => (await held.world.store.figures.totals()).get(ID)
const VIEWED = `POST /api/display/viewed/${ID}`
const NONE = { views: 0, closes: 0, conversions: 0 }
const says = async ({ wisp }: Visit) => (await wisp((wisp) => wisp.explain())).popups[0]?.says
/** Waits longer than it takes to count as seen. */
const aWhile = ({ page }: Visit) => page.waitForTimeout(1_500)

/** Opens a page whose `body` has a place for the popup at PLACE, and waits until the popup is drawn there. */
const show = async (body: string, html = FORM, prepare?: (visit: Visit) => Promise<unknown>) => {
  await held.world.show({ ...ofType('embedded', { onClickOnly: false }), html })
  const place = `<div id="place" data-id="${ID}"></div>`
  held.world.put('/page', '', `<body>${body.replace('PLACE', place)}`)
  const visit = await held.world.visit('/page', { ours: true, prepare })
  await visit.page.locator('wisp-popup .wisp-frame h2').waitFor({ state: 'attached' })
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
      expect(await says(visit)).toContain('counts as seen once half of it was on the screen for a second')
      // Only its edge is on the screen.
      const { height = 0 } = (await page.locator('wisp-popup .wisp-frame').boundingBox()) ?? {}
      await page.evaluate((less) => scrollTo(0, 3_000 - innerHeight + less), height / 3)
      await aWhile(visit)
      expect(await figures()).toBeUndefined()
      await page.locator('#place').scrollIntoViewIfNeeded()
      await expect.poll(figures).toMatchObject({ ...NONE, views: 1 })
      expect(await says(visit)).toMatch(/^On screen/)
      // Once, however often it is scrolled to.
      await page.evaluate(() => scrollTo(0, 0))
      await page.locator('#place').scrollIntoViewIfNeeded()
      await aWhile(visit)
      expect(requests.filter((request) => request === VIEWED)).toHaveLength(1)
    },
  )

  it.runIf(isShipped())('not when it is only scrolled past', async () => {
    const visit = await show(BELOW)
    const passed = await visit.page.evaluate(async () => {
      const frame = document.querySelector('wisp-popup')?.shadowRoot?.querySelector('.wisp-frame')
      const shown = new Promise((resolve) =>
        new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(true)).observe(frame as Element),
      )
      scrollTo(0, 2_900)
      await shown
      scrollTo(0, 0)
      return true
    })
    await aWhile(visit)
    expect([passed, await figures()]).toEqual([true, undefined])
  })

  it.runIf(isShipped())('not when it is scrolled past while the page is too busy to notice', async () => {
    const visit = await show(BELOW, undefined, ({ page }) =>
      page.addInitScript(() => {
        // Reports everything that happens within half a second at once.
        const Observer = IntersectionObserver
        Object.assign(window, {
          IntersectionObserver: class extends Observer {
            constructor(tell: IntersectionObserverCallback, options: IntersectionObserverInit) {
              const steps: IntersectionObserverEntry[] = []
              super((entries, observer) => {
                if (!steps.length) setTimeout(() => tell(steps.splice(0), observer), 500)
                steps.push(...entries)
              }, options)
            }
          },
        })
      }),
    )
    await visit.page.waitForTimeout(600)
    await visit.page.evaluate(() => {
      scrollTo(0, 2_900)
      setTimeout(() => scrollTo(0, 0), 200)
    })
    await aWhile(visit)
    await aWhile(visit)
    expect(await figures()).toBeUndefined()
  })

  it.runIf(isShipped())('not in an iframe without height', async () => {
    const visit = await show('PLACE')
    await visit.page.evaluate(() => {
      const frame = document.createElement('iframe')
      Object.assign(frame, { height: '0', src: location.href })
      document.querySelector('#place')?.remove()
      document.body.append(frame)
    })
    const frame = visit.page.frameLocator('iframe')
    await frame.locator('wisp-popup .wisp-frame h2').waitFor({ state: 'attached' })
    await aWhile(visit)
    expect((await figures())?.views ?? 0).toBe(0)
  })

  it.runIf(isShipped())('if it is taller than the screen, once it takes up half of the screen', async () => {
    const visit = await show(BELOW, TALL)
    await visit.page.evaluate(() => scrollTo(0, 3_000 - innerHeight * 0.7))
    await aWhile(visit)
    expect(await figures()).toBeUndefined()
    await visit.page.evaluate(() => scrollTo(0, 3_000))
    await expect.poll(figures).toMatchObject({ ...NONE, views: 1 })
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
    await expect.poll(figures).toMatchObject({ ...NONE, views: 1 })
  })

  it.runIf(isShipped())('if a lead is given in it or it is closed by hand before that', async () => {
    const given = await show('PLACE')
    await given.page.evaluate(() => {
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
