import { beforeAll, describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { MODAL_FRAME } from '../support/modal'
import { BAR, popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const first = { ...BAR, onClickOnly: true, triggers: {} }
const second = { ...first, id: 'popupbar00002', name: 'News', html: `${BAR.html}<p>More</p><p>And more</p>` }

const bar = (visit: Visit, name = 'Sale') => visit.page.getByRole('region', { name })
const open = async (visit: Visit, { id, name } = first): Promise<void> => {
  await visit.wisp((wisp, popupId) => wisp.open(popupId), id)
  await bar(visit, name).waitFor()
}
const close = (visit: Visit, { id } = first) => visit.wisp((wisp, popupId) => wisp.close(popupId), id)
/** Top and bottom edge in the window. */
const edges = async ({ page }: Visit, selector: string): Promise<[number, number]> =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return [Math.round(top), Math.round(bottom)]
  })
const heightOf = async (visit: Visit, name = 'Sale') => Math.round((await bar(visit, name).boundingBox())?.height ?? 0)
const scroll = ({ page }: Visit, top: number) => page.evaluate((to) => window.scrollTo(0, to), top)

const STYLE = `<style>
  body { margin: 0 }
  #header { height: 80px; width: 100%; background: navy; transition: all 0.3s }
  .fixed { position: fixed; top: 0 }
  .relative { position: relative }
  .sticky { position: sticky; top: 0 }
  .insisting { top: 0 !important; transition: none }
  .transformed { transform: translateZ(0); width: 100%; height: 80px }
  #nav { position: sticky; top: 80px; height: calc(100vh - 80px); width: 200px; float: left; background: silver }
  #tall { position: sticky; top: 0; height: 100vh; width: 100px; float: right; background: gold }
  main { height: 4000px }
</style>`

/** How pages keep a header at the top. */
const HEADERS: [how: string, page: string][] = [
  ['fixed', '<header id="header" class="fixed">Shop</header><main></main>'],
  ['sticky', '<header id="header" class="sticky">Shop</header><main></main>'],
  [
    'sticky, deep inside wrappers',
    '<div><div><div><header id="header" class="sticky">Shop</header><main></main></div></div></div>',
  ],
  [
    'fixed, deep inside wrappers',
    '<div><div><div><header id="header" class="fixed">Shop</header><main></main></div></div></div>',
  ],
  [
    'fixed, in an element that is fixed and transformed',
    '<div class="fixed transformed"><header id="header" class="fixed">Shop</header></div><main></main>',
  ],
  ['fixed by a rule marked important', '<header id="header" class="fixed insisting">Shop</header><main></main>'],
  [
    'fixed, in the shadow root of a web component',
    '<shop-header><template shadowrootmode="open"><style>header { position: fixed; top: 0; height: 80px; width: 100% }</style><header id="header">Shop</header></template></shop-header><main></main>',
  ],
  [
    'fixed by the host rule of a web component',
    '<shop-header id="header"><template shadowrootmode="open"><style>:host { display: block; position: fixed; top: 0; height: 80px; width: 100% }</style>Shop</template></shop-header><main></main>',
  ],
  ['sticky by a rule marked important', '<header id="header" class="sticky insisting">Shop</header><main></main>'],
]

const pathOf = (how: string): string => `/${how.replaceAll(/\W/g, '')}`
const put = (path: string, body: string): void => fixture.world.put(path, '', `${STYLE}<body>${body}`)

beforeAll(() => {
  for (const [how, page] of HEADERS) put(pathOf(how), page)
  // The page makes its own changes on a key press, so that their layout shifts do not count as ours.
  put(
    '/late',
    `<main></main><script>addEventListener('keydown', ({ key }) => {
      if (key === 'n') document.body.append(Object.assign(document.createElement('header'), { id: 'header', className: 'fixed' }))
      if (key === 'h') header.style.top = '-200px'
      if (key === 'r') header.className = 'relative'
    })</script>`,
  )
  put('/part', '<div class="transformed"><header id="header" class="fixed">Shop</header></div><main></main>')
  put('/nav', '<header id="header" class="sticky">Shop</header><nav id="nav"></nav><div id="tall"></div><main></main>')
})

// Plain code that both builds share moves them: testing one build is enough.
describe.runIf(isShipped())('the headers of a page', () => {
  it.each(HEADERS)(
    '%s: a header stands below a bar at the top, scrolled or not, and moves back when the bar closes',
    async (how) => {
      await fixture.world.show(first)
      const visit = await fixture.world.visit(pathOf(how))
      const headerTop = () => edges(visit, '#header').then(([top]) => top)
      await open(visit)
      const height = await heightOf(visit)
      for (const to of [0, 40, 700, 0]) {
        await scroll(visit, to)
        await expect.poll(headerTop).toBe(height)
      }
      await scroll(visit, 700)
      await expect.poll(headerTop).toBe(height)
      await close(visit)
      await expect.poll(headerTop).toBe(0)
      await scroll(visit, 0)
      await expect.poll(headerTop).toBe(0)
      expect((await visit.page.locator('#header').getAttribute('style')) || null).toBeNull()
    },
  )

  it('that are added later move too, and keep the styles that the page gives them', async () => {
    await fixture.world.show(first)
    const visit = await fixture.world.visit('/late')
    await open(visit)
    const height = await heightOf(visit)
    // While the page moves, fixed elements move with it.
    await expect.poll(() => visit.page.evaluate(() => document.body.getAnimations().length)).toBe(0)
    await visit.page.keyboard.press('n')
    await expect.poll(() => edges(visit, '#header')).toEqual([height, height + 80])
    await visit.page.keyboard.press('h')
    await expect.poll(() => edges(visit, '#header')).toEqual([height - 200, height - 120])
    await visit.page.keyboard.press('r')
    const top = () => visit.page.locator('#header').evaluate((header) => getComputedStyle(header).top)
    await expect.poll(top).toBe('-200px')
  })

  it('that are fixed to a part of the page move with that part', async () => {
    await fixture.world.show(first)
    const visit = await fixture.world.visit('/part')
    await open(visit)
    const height = await heightOf(visit)
    const headerTop = () => edges(visit, '#header').then(([top]) => top)
    await expect.poll(headerTop).toBe(height)
    await scroll(visit, 40)
    // Longer than the interval at which headers are looked for.
    await visit.page.waitForTimeout(600)
    expect(await headerTop()).toBe(height - 40)
  })

  it.each(HEADERS.slice(1, 3))(
    '%s: a header stands below a bar that opens while a lightbox covers the page',
    async (how) => {
      const lightbox = popupOf({ onClickOnly: true, triggers: {} })
      await fixture.world.show(first, lightbox)
      const visit = await fixture.world.visit(pathOf(how))
      await visit.wisp((wisp, popupId) => wisp.open(popupId), lightbox.id)
      await visit.page.locator(MODAL_FRAME).waitFor()
      await visit.wisp((wisp, popupId) => wisp.open(popupId), first.id)
      const sale = visit.page.getByRole('region', { name: 'Sale', includeHidden: true })
      await sale.waitFor()
      const headerTop = () => edges(visit, '#header').then(([top]) => top)
      await expect.poll(headerTop).toBe(Math.round((await sale.boundingBox())?.height ?? 0))
      await scroll(visit, 700)
      await expect.poll(headerTop).toBe(Math.round((await sale.boundingBox())?.height ?? 0))
      await close(visit)
      await expect.poll(headerTop).toBe(0)
    },
  )

  it('make room for the bar again after the page has replaced its whole body', async () => {
    await fixture.world.show(first)
    const visit = await fixture.world.visit(pathOf('sticky'), { ours: true })
    await open(visit)
    const height = await heightOf(visit)
    const main = () => edges(visit, 'main').then(([top]) => top)
    await expect.poll(main).toBe(height + 80)
    await visit.page.evaluate(() => {
      const html = document.createElement('html')
      html.append(document.head, document.body)
      document.documentElement.replaceWith(html)
    })
    await expect.poll(main).toBe(height + 80)
    await close(visit)
    await expect.poll(main).toBe(80)
  })

  it('keep what stands below them below, and what is as tall as the window inside it', async () => {
    await fixture.world.show(first)
    const visit = await fixture.world.visit('/nav')
    await open(visit)
    const height = await heightOf(visit)
    await scroll(visit, 700)
    await expect.poll(() => edges(visit, '#header')).toEqual([height, height + 80])
    await expect.poll(() => edges(visit, '#nav')).toEqual([height + 80, 800])
    await expect.poll(() => edges(visit, '#tall')).toEqual([height, 800])
    await close(visit)
    await expect.poll(() => edges(visit, '#tall')).toEqual([0, 800])
    await expect.poll(() => edges(visit, '#nav')).toEqual([80, 800])
  })
})

describe('two bars at one edge', () => {
  const framesAre = async (visit: Visit) => {
    const boxes = await Promise.all(['Sale', 'News'].map((name) => bar(visit, name).boundingBox()))
    return boxes.map((box) => [Math.round(box?.y ?? 0), Math.round((box?.y ?? 0) + (box?.height ?? 0))])
  }

  it('at the top stand one below the other, and the page makes room for both', async () => {
    await fixture.world.show(first, second)
    const visit = await fixture.world.visit('/plain')
    const [before] = await edges(visit, '#text')
    const pushed = async () => (await edges(visit, '#text'))[0] - before
    await open(visit)
    const height = await heightOf(visit)
    await open(visit, second)
    const both = height + (await heightOf(visit, 'News'))
    await expect
      .poll(() => framesAre(visit))
      .toEqual([
        [0, height],
        [height, both],
      ])
    await expect.poll(pushed).toBe(both)
    await close(visit)
    await expect.poll(async () => (await bar(visit, 'News').boundingBox())?.y).toBe(0)
    await expect.poll(pushed).toBe(both - height)
    await close(visit, second)
    await expect.poll(pushed).toBe(0)
  })

  it.runIf(isShipped())('at the bottom stand one above the other, and the page does not move', async () => {
    const design = { ...BAR.design, position: 'bottom-center' } as const
    await fixture.world.show({ ...first, design }, { ...second, design })
    const visit = await fixture.world.visit('/plain')
    const before = await edges(visit, '#text')
    await open(visit)
    await open(visit, second)
    const [height, other] = [await heightOf(visit), await heightOf(visit, 'News')]
    await expect
      .poll(() => framesAre(visit))
      .toEqual([
        [800 - height, 800],
        [800 - height - other, 800 - height],
      ])
    await close(visit)
    await expect.poll(async () => ((await bar(visit, 'News').boundingBox())?.y ?? 0) + other).toBe(800)
    expect(await edges(visit, '#text')).toEqual(before)
  })
})

it.runIf(isShipped())('a bar at the top is read and reached before the page', async () => {
  await fixture.world.show(first)
  const visit = await fixture.world.visit('/plain')
  await open(visit)
  await visit.page.keyboard.press('Tab')
  const focused = () => visit.page.evaluate(() => document.activeElement?.localName)
  expect(await focused()).toBe('wisp-popup')
  expect(
    await visit.page.evaluate(() => [...document.documentElement.children].map((child) => child.localName)),
  ).toEqual(['head', 'wisp-popup', 'body'])
})
