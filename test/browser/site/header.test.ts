import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isShipped } from '../../support/both'
import { withWorld } from '../../support/browser'
import { putSite } from '../../support/site-page'

const held = withWorld()

type Counted = { changes: string[] }

const BODY = (attributes = '') =>
  `<header data-wisp-header ${attributes}>Studio</header><main><p>One</p><p>Two</p><p>Three</p><p>Four</p></main>`

const openHeader = async (css: string, attributes = '', options: object = {}) => {
  const visit = await held.world.visit(putSite(held.world, BODY(attributes), { css }), options)
  const { page, requests } = visit
  await expect.poll(() => requests).toEqual(['GET /wisp-site.js', 'GET /v/site-header.js'])
  await page.evaluate(() => {
    const header = document.querySelector('header') as HTMLElement
    const counted = globalThis as unknown as Counted
    counted.changes = []
    new MutationObserver(() => counted.changes.push(`${header.className || 'large'}`)).observe(header, {
      attributes: true,
    })
  })
  return { ...visit, changes: () => page.evaluate(() => (globalThis as unknown as Counted).changes) }
}

/** Scrolls by steps as a visitor does, and lets the page answer to each. */
const scrollBy = (page: Page, step: number, times: number) =>
  page.evaluate(
    async ([step, times]) => {
      for (let done = 0; done < times; done++) {
        window.scrollBy(0, step)
        // Its event, and the browser's own scrolling after a change of height.
        for (const _ of 'ab') await new Promise(requestAnimationFrame)
      }
    },
    [step, times] as const,
  )

const BASE = 'header{top:0;width:100%;background:#fff}main p{height:700px;margin:0}'

/** How sites build a bar. Each of these changed its look to and fro at the threshold with a plain comparison. */
const BARS = [
  ['sticky, and shrinks by 60 px', 'header{position:sticky;height:100px}.is-small{height:40px}'],
  ['sticky, and shrinks slowly', 'header{position:sticky;height:100px;transition:height .15s}.is-small{height:40px}'],
  ['in the flow, and fixed when small', 'header{height:100px}.is-small{position:fixed;height:40px}'],
  ['fixed', 'header{position:fixed;height:100px}.is-small{height:40px}'],
  [
    'sticky, and shrinks without the browser holding the text',
    'html{overflow-anchor:none}header{position:sticky;height:100px}.is-small{height:40px}',
  ],
  [
    'sticky on a page that is only just long enough',
    'main p{height:212px}header{position:sticky;height:100px}.is-small{height:40px}',
  ],
] as const

describe.runIf(isShipped())('a header', () => {
  it('keeps its default for a limit that cannot be read, and tells its owner', async () => {
    const said: string[] = []
    const path = putSite(held.world, BODY().replace('data-wisp-header', 'data-wisp-header="8 rem"'), {
      css: 'p{height:900px}header{position:fixed}',
    })
    const { page, requests } = await held.world.visit(`${path}?wisp-inspect`, {
      prepare: ({ page }) => page.on('console', (message) => said.push(message.text())),
    })
    await expect.poll(() => requests).toContain('GET /v/site-header.js')
    await expect
      .poll(() => said.filter((text) => text.startsWith('[wisp]')))
      .toEqual([expect.stringContaining('data-wisp-header="8 rem" is no number')])
    await scrollBy(page, 110, 1)
    expect(await page.locator('header').getAttribute('class')).toBeFalsy()
    await scrollBy(page, 20, 1)
    await expect.poll(() => page.locator('header').getAttribute('class')).toBe('is-small')
  })

  it.each(BARS)('that is %s changes its look once on the way down and once on the way up', async (_, css) => {
    const { changes, page } = await openHeader(BASE + css, '', { ours: true })
    await scrollBy(page, 10, 11)
    expect(await changes()).toEqual([])
    await scrollBy(page, 1, 40)
    expect(await changes()).toEqual(['is-small'])
    // To and fro where it has just changed.
    for (const step of [-1, 1, -2, 2, -1, 1]) await scrollBy(page, step, 1)
    expect(await changes()).toEqual(['is-small'])
    await scrollBy(page, -1, 200)
    expect(await changes()).toEqual(['is-small', 'large'])
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  it('stays small below where it shrinks by more than the limit, and is large at the top', async () => {
    const css = `${BASE}header{position:sticky;height:200px}.is-small{height:40px}`
    const { changes, page } = await openHeader(css, '', { ours: true })
    await scrollBy(page, 1, 500)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
    // Once too early, as it is not known before how much it shrinks.
    expect(await changes()).toEqual(['is-small', 'large', 'is-small'])
    await scrollBy(page, -100, 10)
    expect((await changes()).at(-1)).toBe('large')
  })

  it('is large up to 120 px exactly, and small on a page that comes back scrolled', async () => {
    const { changes, page } = await openHeader(`${BASE}header{position:fixed}`)
    const scrollTo = (top: number) =>
      page.evaluate(async (top) => {
        window.scrollTo(0, top)
        for (const _ of 'ab') await new Promise(requestAnimationFrame)
      }, top)
    await scrollTo(120)
    expect(await changes()).toEqual([])
    await scrollTo(121)
    expect(await changes()).toEqual(['is-small'])
    await scrollTo(113)
    expect(await changes()).toEqual(['is-small'])
    await scrollTo(112)
    expect(await changes()).toEqual(['is-small', 'large'])
    await scrollTo(900)
    await page.reload()
    await expect.poll(() => page.locator('header').getAttribute('class')).toBe('is-small')
  })

  it('takes its own limit and its own classes, and the usual ones for such as make no sense', async () => {
    const body = [
      'data-wisp-header="200" data-small-class="  compact dark "',
      'data-wisp-header="far"',
      'data-wisp-header="-5"',
    ]
      .map((attributes) => `<header ${attributes}></header>`)
      .join('')
    const path = putSite(held.world, `${body}<main></main>`, { css: 'header{position:fixed}main{height:3000px}' })
    const { page } = await held.world.visit(path)
    const classes = () => page.locator('header').evaluateAll((all) => all.map(({ className }) => className))
    await page.evaluate(() => scrollTo(0, 200))
    await expect.poll(classes).toEqual(['', 'is-small', 'is-small'])
    await page.evaluate(() => scrollTo(0, 201))
    await expect.poll(classes).toEqual(['compact dark', 'is-small', 'is-small'])
  })
})
