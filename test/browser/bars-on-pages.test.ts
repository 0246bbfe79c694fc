/** Bars at the top on app shells, under anchors, and beside headers that hang in a moved body. */
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { BAR, popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const waiting = { ...BAR, onClickOnly: true, triggers: {} }

const put = (how: string, css: string, body: string): string => {
  const path = `/${how.replaceAll(/\W/g, '')}`
  fixture.world.put(path, '', `<style>body { margin: 0 } ${css}</style><body>${body}`)
  return path
}
const edges = ({ page }: Visit, selector: string): Promise<[number, number]> =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return [Math.round(top), Math.round(bottom)]
  })
const open = async (visit: Visit): Promise<number> => {
  await visit.wisp((wisp, popupId) => wisp.open(popupId), waiting.id)
  const bar = visit.page.getByRole('region', { name: 'Sale' })
  await bar.waitFor()
  return Math.round((await bar.boundingBox())?.height ?? 0)
}
const close = (visit: Visit) => visit.wisp((wisp) => wisp.close())
/** The page as its own scripts find it. */
const markup = ({ page }: Visit) =>
  page.evaluate(() => [document.documentElement.getAttribute('style'), document.body.outerHTML])

const APP = '<div id="app"><header>Shop</header><main id="end"><p>Text</p></main></div>'
const FLEX = '#app { display: flex; flex-direction: column } main { flex: 1; overflow: auto }'
const SHELLS: [how: string, css: string, body?: string][] = [
  ['an app of 100vh', `body { overflow: hidden } #app { height: 100vh } ${FLEX}`],
  ['an app of 100dvh', `html { overflow: hidden } #app { height: 100dvh } ${FLEX}`],
  ['an app of at least 100vh', `body { overflow: hidden } #app { min-height: 100vh; max-height: 100vh } ${FLEX}`],
  ['an app that is absolute', `#app { position: absolute; inset: 0 } ${FLEX}`],
  [
    'panes of 100vh',
    'body { overflow: hidden } #app { display: flex } #app > * { height: 100vh; overflow: auto }',
    '<div id="app"><nav>Menu</nav><main id="end">Text</main></div>',
  ],
  [
    'a header, and a pane with what is left',
    'body { overflow: hidden } header { height: 60px } main { height: calc(100vh - 60px); overflow: auto; padding: 20px; box-sizing: border-box }',
  ],
  [
    'an app of 100vh in a shadow root',
    'body { overflow: hidden }',
    `<shop-app><template shadowrootmode="open"><style>#app { height: 100vh } ${FLEX}</style>${APP}</template></shop-app>`,
  ],
  [
    'an app that is as tall as its host, in shadow roots of each other',
    'body { overflow: hidden } shop-app { display: block; height: 100vh }',
    `<shop-app><template shadowrootmode="open"><style>shop-pages { display: block; height: 100% }</style><shop-pages><template shadowrootmode="open"><style>#app { height: 100vh } ${FLEX}</style>${APP}</template></shop-pages></template></shop-app>`,
  ],
  ['an app of 100vh where nothing overflows', `html, body { overflow: hidden } #app { height: 100vh } ${FLEX}`],
]

describe.runIf(isShipped())('on an app shell', () => {
  it.each(SHELLS)('%s: everything is below a bar and inside the window, and as before afterwards', async (...shell) => {
    const [how, css, body = APP] = shell
    await fixture.world.show(waiting)
    const visit = await fixture.world.visit(put(how, css, body))
    await visit.decided()
    const [before, found] = [await edges(visit, '#app'), await markup(visit)]
    expect((await edges(visit, '#end'))[1]).toBe(800)
    const height = await open(visit)
    await expect.poll(async () => (await edges(visit, '#app'))[0]).toBe(height)
    await expect.poll(async () => (await edges(visit, '#end'))[1]).toBe(800)
    await visit.page.setViewportSize({ width: 1280, height: 700 })
    await expect.poll(async () => (await edges(visit, '#end'))[1]).toBe(700)
    await visit.page.setViewportSize({ width: 1280, height: 800 })
    await close(visit)
    await expect.poll(() => edges(visit, '#app')).toEqual(before)
    expect(await markup(visit)).toEqual(found)
  })
})

const TEXT = '<header id="header">Shop</header><a href="#there">Go</a><p>Text</p><h2 id="there">There</h2><div></div>'
const LONG = '#header { position: fixed; top: 0; height: 60px; width: 100% } p, div { height: 2000px }'

describe.runIf(isShipped())('an anchor', () => {
  it.each<[how: string, css: string, below: number]>([
    ['scroll-padding', `html { scroll-padding-top: 60px } ${LONG}`, 60],
    ['scroll-margin', `h2 { scroll-margin-top: 70px } ${LONG}`, 70],
    ['neither', 'h2 { margin: 0 } p, div { height: 2000px }', 0],
    ['scroll-padding of a share, marked important', `html { scroll-padding: 10% 0 !important } ${LONG}`, 80],
  ])('of a page with %s ends as far below the bar as it did below the window’s edge', async (how, css, below) => {
    await fixture.world.show(waiting)
    const visit = await fixture.world.visit(put(`anchor ${how}`, css, TEXT))
    await visit.decided()
    const go = async () => {
      await visit.page.evaluate(() => window.scrollTo(0, 0))
      await visit.page.evaluate(() => document.querySelector('a')?.click())
    }
    const top = async () => (await edges(visit, '#there'))[0]
    await go()
    await expect.poll(top).toBe(below)
    await visit.page.evaluate(() => window.scrollTo(0, 0))
    const height = await open(visit)
    // While the page glides, anchors do, too.
    await expect.poll(() => visit.page.evaluate(() => document.body.getAnimations().length)).toBe(0)
    await go()
    await expect.poll(top).toBe(below + height)
    await close(visit)
    await expect.poll(() => visit.page.locator('wisp-popup').count()).toBe(0)
    await go()
    await expect.poll(top).toBe(below)
  })
})

describe.runIf(isShipped())('a header stands at the bar’s lower edge', () => {
  it.each<[how: string, css: string, body?: string]>([
    ['it is fixed', ''],
    ['it stands over the page without being fixed', 'body #header { position: absolute }'],
    ['the body is zoomed out', 'body { zoom: 0.8 }'],
    ['the body is zoomed in', 'body { zoom: 1.25 }'],
    ['the body is transformed', 'body { transform: translateZ(0) }'],
    ['the body has a filter', 'body { filter: brightness(0.99) }'],
    ['the body has containment', 'body { contain: paint }'],
    ['the body is about to change', 'body { will-change: transform }'],
    ['the body is scaled by a property of its own', 'body { scale: 1 }'],
    ['the body filters what is behind it', 'body { backdrop-filter: blur(1px) }'],
    ['the body is in space', 'body { transform-style: preserve-3d }'],
    ['the body is seen from near', 'body { perspective: 900px }'],
    ['the body is drawn when it is seen', 'body { content-visibility: auto }'],
    ['the body is a container', 'body { container-type: inline-size }'],
    ['the body moves', '@keyframes still { to { transform: none } } body { animation: still 9s infinite }'],
    ['the root is zoomed in', 'html { zoom: 1.25 }'],
    ['a wrapper is about to change', '#page { will-change: transform }', `<div id="page">${TEXT}</div>`],
    ['a wrapper has a layer', '#page { transform-style: preserve-3d }', `<div id="page">${TEXT}</div>`],
    ['it stands where a transform puts it', '#header { top: -60px !important; transform: translateY(60px) }'],
    ['a share of its height moves it', '#header { top: -60px !important; translate: 0 100% }'],
  ])('where %s', async (how, css, body = TEXT) => {
    await fixture.world.show(waiting)
    const visit = await fixture.world.visit(put(how, `${LONG} ${css}`, body))
    await visit.decided()
    const top = async () => (await edges(visit, '#header'))[0]
    const height = await open(visit)
    await expect.poll(top).toBe(height)
    // Longer than the interval at which headers are looked for.
    await visit.page.waitForTimeout(700)
    expect(await top()).toBe(height)
  })

  it.each(['transform-style: preserve-3d', 'will-change: transform'])(
    'and scrolls with a page of %s that holds it, also where that has come to its place in the window',
    async (css) => {
      await fixture.world.show(waiting)
      const visit = await fixture.world.visit(put(`held ${css}`, `body { ${css} } ${LONG}`, TEXT))
      await visit.decided()
      const height = await open(visit)
      const top = async () => (await edges(visit, '#header'))[0]
      await expect.poll(top).toBe(height)
      for (const by of [height, 300, 0]) {
        await visit.page.evaluate((to) => window.scrollTo(0, to), by)
        // Longer than the interval at which headers are looked for.
        await visit.page.waitForTimeout(700)
        expect(await top()).toBe(height - by)
      }
    },
  )

  it.each([
    ['fixed', 'top:0!important;position:fixed;height:60px'],
    ['fixed, with all its edges at once', 'inset:0 0 auto!important;position:fixed'],
    ['sticky', 'height:60px;top:0!important;position:sticky'],
    ['sticky, without a margin of its own', 'margin:0!important;top:0!important;position:sticky'],
  ])('and has its own style again, word for word, where that is important: %s', async (how, style) => {
    await fixture.world.show(waiting)
    const body = `<header id="header" style="${style}">Shop</header><p>Text</p>`
    const visit = await fixture.world.visit(put(`own style ${how}`, 'p { height: 2000px }', body))
    await visit.decided()
    const found = await markup(visit)
    const top = async () => (await edges(visit, '#header'))[0]
    const height = await open(visit)
    await expect.poll(top).toBe(height)
    if (style.includes('fixed')) expect(await markup(visit)).toEqual(found)
    await close(visit)
    await expect.poll(top).toBe(0)
    expect(await markup(visit)).toEqual(found)
  })

  it('without a trace in copies of the page, also where its own place is marked important', async () => {
    await fixture.world.show(waiting)
    const css = `${LONG} #header { top: 0 !important }`
    const visit = await fixture.world.visit(put('important', css, TEXT))
    await visit.decided()
    const found = await markup(visit)
    const top = async () => (await edges(visit, '#header'))[0]
    const height = await open(visit)
    await expect.poll(top).toBe(height)
    expect(await markup(visit)).toEqual(found)
    // Its rule finds it again after the page has put something before it.
    await visit.page.evaluate(() => document.body.prepend(document.createElement('i')))
    await expect.poll(top).toBe(height)
    await visit.page.evaluate(() => window.scrollTo(0, 300))
    await close(visit)
    await expect.poll(top).toBe(0)
  })
})

const FIXED = '#box { position: fixed; left: 0; right: 0; height: 60px } main { padding-top: 60px }'
const HEADER = 'header { position: fixed; top: 0; height: 80px; width: 100% }'
const BESIDE = '<header>Shop</header><aside id="box"><p>Text</p></aside><p>Text</p>'
const PAGE = '<header id="box">Shop</header><main><p>Text</p></main>'
describe.runIf(isShipped())('a box that keeps its place in the window', () => {
  it.each<[how: string, css: string, found: [number, number], below: (bar: number) => [number, number], body?: string]>(
    [
      ['is fixed where it stands in the page', FIXED, [0, 60], (bar) => [bar, bar + 60]],
      [
        'is fixed where it stands in a body of columns',
        `${FIXED} body { display: flex; flex-direction: column }`,
        [0, 60],
        (bar) => [bar, bar + 60],
      ],
      [
        'is fixed in a header that is not',
        '#box { position: fixed; height: 40px } header { height: 60px }',
        [0, 40],
        (bar) => [bar, bar + 40],
        '<header><a id="box">Logo</a></header><p>Text</p>',
      ],
      [
        'is fixed above where it stands in the page',
        '#box { position: fixed; height: 60px; width: 100%; margin-top: -60px } body { padding-top: 60px }',
        [0, 60],
        (bar) => [bar, bar + 60],
      ],
      [
        'scrolls in a body that is fixed',
        'html, body { height: 100% } body { position: fixed; width: 100%; overflow: hidden } #box { height: 100%; overflow: auto }',
        [0, 800],
        (bar) => [bar, 800],
        '<main id="box"><p>Text</p></main>',
      ],
      [
        'is as tall as the window, and fixed where it stands in the page',
        '#box { position: fixed; height: 100vh; width: 100%; z-index: -1 }',
        [0, 800],
        (bar) => [bar, 800],
        '<canvas id="box"></canvas><p>Text</p>',
      ],
      [
        'is fixed below a header, and ends with the window',
        `${HEADER} #box { position: fixed; top: 80px; height: calc(100vh - 80px); width: 200px; overflow: auto }`,
        [80, 800],
        (bar) => [bar + 80, 800],
        BESIDE,
      ],
      [
        'is fixed below a header, and at most as tall as the rest',
        `${HEADER} #box { position: fixed; top: 80px; max-height: calc(100dvh - 80px); width: 200px; overflow: auto }`,
        [80, 800],
        (bar) => [bar + 80, 800],
        BESIDE,
      ],
      [
        'is fixed below a header, and ends above the window’s end',
        `${HEADER} #box { position: fixed; top: 80px; height: 500px; width: 200px; overflow: auto }`,
        [80, 580],
        (bar) => [bar + 80, bar + 580],
        BESIDE,
      ],
      [
        'hangs in the window’s end, and begins below a header',
        `${HEADER} #box { position: fixed; bottom: 0; height: calc(100% - 80px); right: 0; width: 300px; overflow: auto }`,
        [80, 800],
        (bar) => [bar + 80, 800],
        BESIDE,
      ],
      [
        'hangs in the window’s end, and covers nearly all of it',
        '#box { position: fixed; bottom: 0; height: 96vh; width: 100%; overflow: auto }',
        [32, 800],
        (bar) => [bar + 32, 800],
        '<aside id="box"><p>Text</p></aside><p>Text</p>',
      ],
      [
        'hangs in the window’s end, and stands at its beginning',
        '#box { position: fixed; bottom: calc(100% - 60px); height: 60px; width: 100% }',
        [0, 60],
        (bar) => [bar, bar + 60],
      ],
    ],
  )('stands as far below a bar, inside the window, and as before afterwards: it %s', async (how, css, ...rest) => {
    const [found, below, body = PAGE] = rest
    await fixture.world.show(waiting)
    const visit = await fixture.world.visit(put(`place ${how}`, `p { height: 3000px; margin: 0 } ${css}`, body))
    await visit.decided()
    const boxEdges = () => edges(visit, '#box')
    expect(await boxEdges()).toEqual(found)
    const height = await open(visit)
    await expect.poll(boxEdges).toEqual(below(height))
    await visit.page.evaluate(() => window.scrollTo(0, 500))
    // Longer than the interval at which headers are looked for.
    await visit.page.waitForTimeout(700)
    expect(await boxEdges()).toEqual(below(height))
    await close(visit)
    await expect.poll(boxEdges).toEqual(found)
  })
})

it.runIf(isShipped())('a lightbox leaves the gutters of a page as they are', async () => {
  const lightbox = popupOf({ onClickOnly: true, triggers: {} })
  await fixture.world.show(lightbox)
  const css = 'html { scrollbar-gutter: stable both-edges }'
  fixture.world.put('/gutters', '', `<style>${css} p { height: 2000px }</style><body><p>Text</p>`)
  const visit = await fixture.world.visit('/gutters', {
    // Scrollbars take no room in this browser: the window says that they do.
    prepare: ({ page }) =>
      page.addInitScript(() => Object.defineProperty(window, 'innerWidth', { configurable: true, get: () => 1295 })),
  })
  await visit.decided()
  const gutter = () =>
    visit.page.evaluate(() => [
      innerWidth > document.documentElement.clientWidth,
      getComputedStyle(document.documentElement).scrollbarGutter,
    ])
  const before = await gutter()
  await visit.wisp((wisp, popupId) => wisp.open(popupId), lightbox.id)
  await visit.dialog.waitFor()
  expect([before, await gutter()]).toEqual([
    [true, 'stable both-edges'],
    [true, 'stable both-edges'],
  ])
})
