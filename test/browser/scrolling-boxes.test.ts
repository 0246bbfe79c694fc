/** Pages on which a box scrolls instead of the window. */
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { everydayRows } from '../support/everyday-share'
import { popupOf } from '../support/popup'
import { putSite } from '../support/site-page'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const SHELL = 'html,body{height:100%;margin:0;overflow:hidden}'
const TALL = '<p class="tall">Text</p>'

interface Shell {
  css: string
  /** With the scrolling box as `.box`. */
  body: string
}
const SHELLS: Record<string, Shell> = {
  'a main that scrolls': { css: `${SHELL}main{height:100%;overflow:auto}`, body: `<main class="box">${TALL}</main>` },
  'a body that scrolls': {
    css: 'html{height:100%;overflow:hidden}body{height:100%;margin:0;overflow-y:scroll}',
    body: `${TALL}<script>document.body.className='box'</script>`,
  },
  'snap points': {
    css: `${SHELL}.box{height:100vh;overflow-y:scroll;scroll-snap-type:y proximity}`,
    body: `<div class="box">${TALL}</div>`,
  },
  'a fixed box, on a page that is a few pixels too high': {
    css: 'body{margin:0;min-height:calc(100vh + 20px)}.box{position:fixed;inset:0 0 0 20%;overflow:auto}',
    body: `<nav>Shop</nav><div class="box">${TALL}</div>`,
  },
  'a column beside two others, below a list that scrolls': {
    css: `${SHELL}body{display:flex}aside{width:25%}.box{width:50%;height:100%;overflow:auto}ul{height:90px;overflow:auto}`,
    body: `<aside>A</aside><div class="box"><ul><li>1<li>2<li>3<li>4<li>5<li>6<li>7</ul>${TALL}</div><aside>B</aside>`,
  },
  'a box whose scrollbar a script draws': {
    css: `${SHELL}.box{height:100%;overflow:hidden}`,
    body: `<div class="box">${TALL}</div>`,
  },
  'a box in the shadow root of a web component': {
    css: SHELL,
    body: `<app-content><template shadowrootmode="open"><style>:host{display:block;height:100%}.box{height:100%;overflow:auto}</style><div class="box"><slot></slot></div></template>${TALL}</app-content>`,
  },
}

const putShell = (name: keyof typeof SHELLS): string => {
  const { css, body } = SHELLS[name] as Shell
  const path = `/${name.replace(/\W/g, '-')}`
  const page = `<meta charset="utf-8"><style>h1{position:absolute}.tall{height:4000px;margin:0}${css}</style>${body}`
  fixture.world.put(path, '', page)
  return path
}

/** Scrolls with the wheel, as a visitor does, to about this share of the page. */
const scrollTo = async ({ page }: Visit, share: number): Promise<void> => {
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, 1)
  await page.evaluate((share) => {
    const box = (document.querySelector('.box') ??
      document.querySelector('app-content')?.shadowRoot?.querySelector('.box')) as Element
    box.scrollTop = (box.scrollHeight - box.clientHeight) * share
  }, share)
}

const reached = (visit: Visit) =>
  visit.wisp(async (wisp) => {
    await wisp.ready()
    return (await wisp.explain()).popups.map(({ says }) => says).join()
  })

describe.runIf(isShipped())('where a box scrolls instead of the window', () => {
  it.each(everydayRows(Object.keys(SHELLS)))('%s: percents and pixels are those of the box', async (name) => {
    await fixture.world.show(
      popupOf({ triggers: { scrollPercent: 50 } }),
      popupOf({ id: 'popup00000002', type: 'bar', html: '<h2>Second</h2>', triggers: { scrollPixel: 600 } }),
    )
    const visit = await fixture.world.visit(putShell(name))
    await expect.poll(() => reached(visit)).toMatch(/ 0 of 50 %.* 0 of 600 px/)
    await scrollTo(visit, 0.1)
    await expect.poll(() => reached(visit)).toMatch(/ 10 of 50 %.* 3\d\d of 600 px/)
    await scrollTo(visit, 0.6)
    // Found by its text: the page is inert, and has no roles, if the lightbox opened first.
    await visit.page.locator('h2', { hasText: 'Second' }).waitFor()
    await visit.dialog.first().waitFor()
  })

  it('what scrolls beside it, or in the page, is not the page', async () => {
    const list = '<ul style="height:300px;overflow:auto"><li style="height:2000px">Long</ul>'
    fixture.world.put('/page-with-list', '', `<style>body{height:4000px}</style>${list}`)
    await fixture.world.show(popupOf({ triggers: { scrollPercent: 50 } }))
    const visit = await fixture.world.visit('/page-with-list')
    await expect.poll(() => reached(visit)).toContain('0 of 50 %')
    await visit.page.evaluate(() => {
      const list = document.querySelector('ul') as Element
      list.scrollTop = 1700
      globalThis.scrollTo(0, 1000)
    })
    await expect.poll(() => reached(visit)).toMatch(/3\d of 50 %/)
  })

  it('a header becomes small, and a timed popup opens at its depth and not before', async () => {
    const popup = '<dialog data-wisp-popup="301" data-trigger="scroll" data-scroll="60"><p>Timed</p></dialog>'
    const visit = await fixture.world.visit(
      putSite(fixture.world, `<header data-wisp-header>Studio</header><main class="box">${TALL}</main>${popup}`, {
        css: `${SHELL}.tall{height:4000px}main{height:100%;overflow:auto}header{position:fixed;top:0}`,
      }),
    )
    const { page } = visit
    await expect.poll(() => visit.requests).toContain('GET /v/site-header.js')
    await scrollTo(visit, 0.1)
    await expect.poll(() => page.locator('header.is-small').count()).toBe(1)
    await scrollTo(visit, 0)
    await expect.poll(() => page.locator('header.is-small').count()).toBe(0)
    await page.waitForTimeout(400)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await scrollTo(visit, 0.65)
    await page.locator('dialog[open]').waitFor()
  })
})
