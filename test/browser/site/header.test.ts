import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { putSite } from '../../support/site-page'

const fixture = withWorld()

type Counted = { changes: string[] }

const BODY = (attributes = '') =>
  `<header data-wisp-header ${attributes}>Studio</header><main><p>One</p><p>Two</p><p id="third">Three</p><p>Four</p></main>`

const openHeader = async (css: string, attributes = '', options: object = {}) => {
  const visit = await fixture.world.visit(putSite(fixture.world, BODY(attributes), { css }), options)
  const { page, requests } = visit
  await expect
    .poll(() => requests)
    .toEqual(['GET /wisp-site.js', 'GET /v/site-header.js', 'GET /v/site-header-hold.js'])
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
      for (let round = 0; round < times; round++) {
        window.scrollBy(0, step)
        // One frame for the scroll event, one for the browser's own scrolling after a change of height.
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

  it('that shrinks by more than the limit stays small below it, and is large at the top', async () => {
    const css = `${BASE}header{position:sticky;height:200px}.is-small{height:40px}`
    const { changes, page } = await openHeader(css, '', { ours: true })
    await scrollBy(page, 1, 500)
    expect(await page.evaluate(() => scrollY)).toBe(500)
    expect(await changes()).toEqual(['is-small'])
    await scrollBy(page, -100, 10)
    expect((await changes()).at(-1)).toBe('large')
  })

  it.each<readonly [string, string]>([
    ...BARS.slice(0, 5),
    [
      'softly lower by what is in it',
      'header{position:sticky}header a{display:block;padding:38px 0;transition:padding .2s}.is-small a{padding:8px 0}',
    ],
    [
      'fixed above a page that makes room for it',
      'header{position:fixed;height:100px}.is-small{height:40px}body{padding-top:100px}body:has(.is-small){padding-top:40px}',
    ],
    [
      'lower by its height, and later by its padding',
      'header{position:sticky;height:60px;padding:20px 0;transition:height .1s,padding .4s}.is-small{height:30px;padding:5px 0}',
    ],
    [
      'lower by its border, and later by its height',
      'header{position:sticky;height:60px;border:solid #fff;border-width:0 0 40px;transition:border-width .1s,height .4s}.is-small{height:30px;border-width:0 0 10px}',
    ],
    [
      'fixed above a page that makes room for it more slowly',
      'header{position:fixed;height:100px;transition:height .1s}.is-small{height:40px}body{padding-top:100px;transition:padding .4s}body:has(.is-small){padding-top:40px}',
    ],
  ])('that is %s leaves what an address or a script goes to at its place below it', async (_, css) => {
    const { page } = await openHeader(`${BASE}html{scroll-padding-top:50px}${css}`, '', { ours: true })
    await page.evaluate(() => {
      const header = document.querySelector('header')
      header?.replaceChildren(Object.assign(document.createElement('a'), { href: '#third', textContent: 'Third' }))
    })
    const top = () =>
      page
        .locator('p')
        .nth(2)
        .evaluate((third) => Math.round(third.getBoundingClientRect().top))
    for (const behavior of ['smooth', 'instant'] as const)
      for (const method of ['address', 'element', 'number']) {
        await page.evaluate(
          ([behavior, method]) => {
            const third = document.querySelector('#third') as Element
            document.documentElement.style.scrollBehavior = behavior === 'smooth' ? 'smooth' : ''
            if (method === 'address') document.querySelector<HTMLElement>('header a')?.click()
            else if (method === 'element') third.scrollIntoView({ behavior })
            else window.scrollBy({ top: third.getBoundingClientRect().top - 50, behavior })
          },
          [behavior, method] as const,
        )
        await page.locator('header.is-small').waitFor()
        await expect.poll(top, { message: `${behavior} ${method}` }).toBe(50)
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        // At rest.
        await expect.poll(() => page.locator('header').evaluate((header: HTMLElement) => header.offsetHeight)).toBe(100)
      }
    // The browser goes there before our script has come.
    await page.goto(page.url().replace(/#.*/, '?again#third'))
    await page.locator('header.is-small').waitFor()
    await expect.poll(top).toBe(50)
    // Whatever was held is let go at the top, where the site's own margins count again.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  })

  it.each<readonly [string, string]>([
    ['sticky', 'header{position:sticky;height:100px;transition:height .4s}.is-small{height:40px}'],
    ['fixed when small', 'header{height:100px;transition:height .4s}.is-small{position:fixed;height:40px}'],
    [
      'sticky, as high as the row of its grid',
      'header{position:sticky;display:grid;grid-template-rows:100px;transition:grid-template-rows .4s}.is-small{grid-template-rows:40px}',
    ],
    [
      'sticky, with a border whose colour changes faster',
      'header{position:sticky;height:100px;border:0 solid #fff;transition:border-color .1s,height .4s}.is-small{height:40px;border-color:#000}',
    ],
    [
      'fixed above a page that makes room for it as slowly',
      'header{position:fixed;height:100px}.is-small{height:40px}body{padding-top:100px;transition:padding .4s}body:has(.is-small){padding-top:40px}',
    ],
  ])('that is %s leaves the page below it where it is in each moment of its change', async (_, css) => {
    const { page } = await openHeader(`${BASE}html{scroll-padding-top:50px}${css}`, '', { ours: true })
    const ends = await page.evaluate(async () => {
      const third = document.querySelector('#third') as Element
      const frame = () => new Promise(requestAnimationFrame)
      const ends: number[] = []
      for (let frames = 1; frames < 16; frames += 2) {
        scrollTo(0, 900)
        while (
          document.getAnimations().some((each) => each instanceof CSSTransition) ||
          !document.querySelector('.is-small')
        )
          await frame()
        // The header grows from the next frame on, and shrinks again after the jump.
        scrollTo(0, 0)
        for (let index = 0; index < frames; index++) await frame()
        third.scrollIntoView()
        for (let index = 0; index < 4; index++) await frame()
        ends.push(Math.round(third.getBoundingClientRect().top))
      }
      return ends
    })
    expect(new Set(ends)).toEqual(new Set([50]))
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
    const path = putSite(fixture.world, `${body}<main></main>`, { css: 'header{position:fixed}main{height:3000px}' })
    const { page } = await fixture.world.visit(path)
    const classes = () => page.locator('header').evaluateAll((all) => all.map(({ className }) => className))
    await page.evaluate(() => scrollTo(0, 200))
    await expect.poll(classes).toEqual(['', 'is-small', 'is-small'])
    await page.evaluate(() => scrollTo(0, 201))
    await expect.poll(classes).toEqual(['compact dark', 'is-small', 'is-small'])
  })
})
