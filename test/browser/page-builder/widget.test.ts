import { describe, expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { putPage } from '../../support/page-parts'
import type { Visit } from '../../support/visit.page'

const fixture = withWorld()

const CSS = 'p{height:500px;margin:0}[data-widget-option-id]{height:200px;background:gold}'
const article = (paragraphs: number, mark = '') =>
  `<article ${mark}>${Array.from({ length: paragraphs }, (_, index) => `<p>P${index + 1}</p>`).join('')}</article>`
const widget = (name: string, place: string, hidden = 'hidden') =>
  `<div data-widget-option-id="${name}" ${place} ${hidden}>${name}</div>`
const after = (paragraph: string | number) => `data-wisp-place="after_x_paragraph" data-wisp-paragraph="${paragraph}"`

interface WidgetVisit {
  visit: Visit
  hits: Record<string, string>[]
}

const show = async (body: string, options: Parameters<typeof putPage>[3] = {}, clock = false): Promise<WidgetVisit> => {
  const hits: WidgetVisit['hits'] = []
  putPage(fixture.world, '/widget', body, { css: CSS, ...options })
  const visit = await fixture.world.visit('/widget', {
    async prepare({ page }) {
      if (clock) await page.clock.install()
      await page.route('**/hits', (route) => {
        hits.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')))
        return route.fulfill({ body: 'hit saved' })
      })
    },
  })
  return { visit, hits }
}
const order = ({ visit: { page } }: WidgetVisit) =>
  page.evaluate(() => [...document.querySelectorAll('article > *')].map(({ textContent }) => textContent).join(' '))

describe.runIf(isShipped())('a widget', () => {
  it.each([
    ['top', 'data-wisp-place="top"', 'W P1 P2 P3'],
    ['bottom', 'data-wisp-place="bottom"', 'P1 P2 P3 W'],
    ['after paragraph 2', after(2), 'P1 P2 W P3'],
    ['after paragraph 3 of 3', after(3), 'P1 P2 P3 W'],
    ['after paragraph 99', after(99), 'P1 P2 P3 W'],
    ['after paragraph 0', after(0), 'W P1 P2 P3'],
    ['after paragraph -1', after(-1), 'W P1 P2 P3'],
    ['after a paragraph that is no number', after('three'), 'W P1 P2 P3'],
    ['after no paragraph', after(''), 'W P1 P2 P3'],
  ])('moves to the %s', async (_, place, expected) => {
    const view = await show(`${article(3)}${widget('W', place)}`)
    await expect.poll(() => order(view)).toBe(expected)
  })

  it('stands beside others at its place in the order of the document', async () => {
    const places = [after(1), 'data-wisp-place="top"', after(1), 'data-wisp-place="bottom"', after(0), after(7)]
    const view = await show(`${places.map((place, index) => widget(`W${index}`, place)).join('')}${article(2)}`)
    await expect.poll(() => order(view)).toBe('W1 W4 P1 W0 W2 P2 W3 W5')
  })

  it('takes the nearest article that is marked, else the first, else the main part; without one it stays', async () => {
    const parentOf = ({ visit }: WidgetVisit) =>
      visit.page.locator('[data-widget-option-id]').evaluate((it) => it.parentElement?.id)
    const top = 'data-wisp-place="top"'
    const pages: [string, string][] = [
      [`<article id="a"></article><section><div id="b" data-wisp-article></div>${widget('W', top)}</section>`, 'b'],
      [`<main id="m"></main><article id="a"></article>${widget('W', top)}`, 'a'],
      [`<main id="m"></main><section>${widget('W', top)}</section>`, 'm'],
      [`<section id="s">${widget('W', top)}</section>`, 's'],
    ]
    for (const [body, id] of pages) {
      const view = await show(body)
      await expect.poll(() => view.visit.page.locator('[data-widget-option-id]').isVisible()).toBe(true)
      expect(await parentOf(view)).toBe(id)
    }
  })

  it.each([
    ['en', 'left', 'left'],
    ['en', 'right', 'right'],
    ['en', 'center', 'middle'],
    ['he', 'left', 'right'],
    ['he', 'right', 'left'],
  ])('on a page in %s, aligned %s, stands %s', async (lang, align, side) => {
    const view = await show(`${widget('Widget', `data-wisp-align="${align}"`)}`, { lang })
    const widgets = view.visit.page.locator('[data-widget-option-id]')
    await widgets.waitFor()
    const { x = 0, width = 0 } = (await widgets.boundingBox()) ?? {}
    const right = 1280 - x - width
    expect(Math.abs(x - right) < 2 ? 'middle' : x < right ? 'left' : 'right').toBe(side)
  })

  it('below the fold appears at once and moves nothing', async () => {
    const view = await show(`${article(6)}${widget('W', after(3))}<footer>End</footer>`)
    await view.visit.page.locator('[data-widget-option-id]:visible').waitFor()
    expect(await order(view)).toBe('P1 P2 P3 W P4 P5 P6')
    await view.visit.page.mouse.wheel(0, 600)
    await expect.poll(() => view.visit.page.evaluate(() => scrollY)).toBe(600)
    // After the case, the page must not have had any layout shift.
  })

  it('on the screen waits until it would push nothing that the visitor sees', async () => {
    const view = await show(`${article(6)}${widget('W', after(1))}`)
    const { page } = view.visit
    await expect.poll(() => order(view)).toBe('P1 W P2 P3 P4 P5 P6')
    expect(await page.locator('[data-widget-option-id]').isVisible()).toBe(false)
    await page.mouse.wheel(0, 900)
    await page.locator('[data-widget-option-id]:visible').waitFor()
    // The paragraph that was on the screen is where it was.
    const top = () =>
      page
        .locator('p')
        .nth(2)
        .evaluate((it) => Math.round(it.getBoundingClientRect().top))
    await expect.poll(top).toBe(100)
  })

  it('is shown on a page that cannot be scrolled, where there is nothing to wait for', async () => {
    const view = await show(`<article></article>${widget('W', after(1))}`)
    await view.visit.page.locator('[data-widget-option-id]:visible').waitFor()
  })

  it('is counted once, when half of it was on the screen for a second', async () => {
    const view = await show(`${article(6)}${widget('w-31', after(3))}`, {}, true)
    const { page } = view.visit
    const ofWidget = () => view.hits.filter(({ page_type }) => page_type === 'widget')
    await page.locator('[data-widget-option-id]:visible').waitFor()
    await page.clock.runFor(5_000)
    expect(ofWidget()).toEqual([])
    await page.locator('[data-widget-option-id]').scrollIntoViewIfNeeded()
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000)
        return ofWidget()
      })
      .toHaveLength(1)
    await page.clock.runFor(5_000)
    expect(ofWidget()).toEqual([
      expect.objectContaining({
        page_id: 'page000000001',
        option_id: 'w-31',
        page_type: 'widget',
        event_name: 'open',
        received_element: 'whole_widget',
        received_element_tag: '',
      }),
    ])
  })

  it('that the original has put into the page stays, and is counted', async () => {
    const view = await show(`<article><p>P1</p>${widget('', 'id="widget-c37-lp-77"', '')}</article>`, {}, true)
    await expect
      .poll(async () => {
        await view.visit.page.clock.runFor(1_000)
        return view.hits.map(({ page_type, option_id, event_name }) => `${page_type} ${option_id} ${event_name}`)
      })
      .toEqual(['page 0 open', 'widget  open'])
  })
})
