import { describe, expect, it } from 'vitest'
import type { WispApi } from '../../shared/page/model/api'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { BAR, popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const TEXT =
  '<header><h1>Shop</h1></header><main><p>Text that must stay where it is.</p><div style="height: 3000px">Long</div></main><footer>End</footer>'

/** Pages that are hard to move, or to keep from scrolling, without a layout shift. */
const PAGES: [how: string, css: string, body?: string][] = [
  ['the body scrolls', 'html { overflow: hidden; height: 100% } body { height: 100%; margin: 0; overflow: auto }'],
  [
    'a box in the body scrolls, and html and body have overflow hidden',
    'html, body { overflow: hidden; height: 100%; margin: 0 } main { height: 100%; overflow: auto }',
  ],
  [
    'the body has overflow hidden and is as tall as the window',
    'body { overflow: hidden; height: 100vh; margin: 0 } main { height: 100%; overflow: auto }',
  ],
  [
    'a column of the window’s height contains a box that scrolls',
    'html, body { height: 100%; margin: 0 } body { display: flex; flex-direction: column } main { flex: 1; overflow: auto }',
  ],
  [
    'a grid has a sticky footer',
    'html { height: 100% } body { min-height: 100%; margin: 0; display: grid; grid-template-rows: auto 1fr auto } footer { position: sticky; bottom: 0; background: gold }',
  ],
  ['html is transformed and the body has perspective', 'html { transform: translateZ(0) } body { perspective: 800px }'],
  [
    'html is transformed and shorter than the window',
    'html { transform: translateZ(0) } body { perspective: 800px } main div { height: 300px !important }',
  ],
  ['html is about to be transformed', 'html { will-change: transform } main div { height: 300px !important }'],
  ['html is transformed', 'html { transform: translateZ(0) }'],
  ['the body has perspective', 'body { perspective: 800px }'],
  ['html has a filter', 'html { filter: brightness(0.99) }'],
  ['the body has a filter', 'body { filter: brightness(0.99) }'],
  ['the body hides horizontal overflow', 'body { overflow-x: hidden }'],
  ['html and body hide horizontal overflow', 'html, body { overflow-x: hidden }'],
  [
    'html and body hide horizontal overflow and are as tall as the window',
    'html, body { overflow-x: hidden; height: 100% }',
  ],
  [
    'html and body hide horizontal overflow, and the body is a column',
    'html, body { overflow-x: hidden } body { display: flex; flex-direction: column }',
  ],
  ['html and body clip horizontal overflow', 'html, body { overflow-x: clip }'],
  ['the body has containment', 'body { contain: layout paint }'],
  ['html has containment', 'html { contain: layout }'],
  ['html is zoomed', 'html { zoom: 1.1 }'],
  ['the body is zoomed', 'body { zoom: 0.9 }'],
  ['both edges have a scrollbar gutter', 'html { scrollbar-gutter: stable both-edges }'],
  ['the scrollbar is always there', 'html { overflow-y: scroll }'],
  ['html has a margin and a border', 'html { margin: 20px; border: 5px solid }'],
  ['html is a column', 'html { display: flex; flex-direction: column; min-height: 100vh } body { flex: 1 }'],
  ['the body is absolute', 'body { position: absolute; inset: 0; margin: 0; overflow: auto }'],
  [
    'the body scrolls and has a sticky header',
    'html { overflow: hidden; height: 100% } body { height: 100%; margin: 0; overflow: auto } header { position: sticky; top: 0 }',
  ],
  ['the body scrolls smoothly and snaps', 'html { scroll-behavior: smooth; scroll-snap-type: y proximity }'],
]

/** Pages that keep something in the window, which hangs in the page while that is transformed. */
const FIXED: [how: string, css: string, body?: string][] = [
  ['a header is fixed', 'header { position: fixed; inset: 0 0 auto; height: 48px; background: silver }'],
  [
    'a fixed header has a layer of its own',
    'header { position: fixed; inset: 0 0 auto; height: 48px; background: silver; will-change: transform } * { transition: all 0.3s }',
  ],
  [
    'a fixed header contains a fixed button, and the body has room for it',
    'body { margin: 0; padding-top: 48px } header { position: fixed; inset: 0 0 auto; height: 48px } h1 { position: fixed; right: 0; bottom: 0; background: gold }',
  ],
  [
    'a fixed header has a margin and blurs what is behind it',
    'header { position: fixed; inset: 12px 12px auto; height: 48px; border-radius: 24px; backdrop-filter: blur(4px); background: silver }',
  ],
  [
    'a header stands over the page without being fixed',
    'body { margin: 0 } header { position: absolute; inset: 0 0 auto; height: 48px; background: silver }',
  ],
  [
    'an app is absolute and scrolls',
    'main { position: absolute; inset: 0; overflow: auto; background: silver } header, footer { display: none }',
  ],
  [
    'a fixed app has a box that scrolls',
    'main { position: fixed; inset: 0; display: flex; flex-direction: column; background: silver } main div { height: auto !important; flex: 1; overflow: auto }',
  ],
  ['an app is fixed and scrolls', 'main { position: fixed; inset: 0; overflow: auto; background: silver }'],
  [
    'the body scrolls below a fixed header',
    'html { overflow: hidden; height: 100% } body { height: 100%; margin: 0; overflow: auto } header { position: fixed; inset: 0 0 auto; height: 48px } footer { position: fixed; bottom: 0 }',
  ],
  [
    'html and body hide horizontal overflow, below a fixed header',
    'html, body { overflow-x: hidden } header { position: fixed; inset: 0 0 auto; height: 48px }',
  ],
]

const bar = { ...BAR, onClickOnly: true, triggers: {} }
const box = popupOf({ onClickOnly: true, triggers: {} })

/** More frames than there are between the steps of a movement. */
const FRAMES = 15

/** In the page: waits until nothing has moved for so many frames. */
const settled = async (frames: number): Promise<void> => {
  for (let still = 0; still < frames; still++) {
    await new Promise(requestAnimationFrame)
    if (document.getAnimations().some(({ playState }) => playState === 'running')) still = 0
  }
}

const comeAndGo = async (visit: Visit, id: string): Promise<void> => {
  await visit.wisp((wisp, popupId) => wisp.open(popupId), id)
  await visit.page.locator('wisp-popup .wisp-frame').waitFor()
  await visit.page.evaluate(settled, FRAMES)
  await visit.wisp((wisp) => wisp.close())
  await visit.page.locator('wisp-popup').waitFor({ state: 'detached' })
  await visit.page.evaluate(settled, FRAMES)
}

// Plain code that both builds share keeps a page still: testing one build is enough.
describe.runIf(isShipped())('no layout shift on a page where', () => {
  it.each([...PAGES, ...FIXED])('%s: a lightbox and a bar at the top open and close', async (how, css) => {
    await fixture.world.show(bar, box)
    const path = `/${how.replaceAll(/\W/g, '')}`
    fixture.world.put(path, '', `<style>${css}</style><body>${TEXT}`)
    const visit = await fixture.world.visit(path)
    await visit.decided()
    const before = await visit.page.locator('footer').boundingBox()
    // The layout shifts of each visit are checked when its case is over.
    for (const { id } of [box, bar]) await comeAndGo(visit, id)
    expect(await visit.page.locator('footer').boundingBox()).toEqual(before)
  })

  /** In the page: closes the bar as soon as the page has made room for it, and opens it again when the room has gone. */
  const hurry = async (id: string): Promise<void> => {
    const { wisp } = window as unknown as { wisp: WispApi }
    const top = (): number => (document.querySelector('p') as Element).getBoundingClientRect().top
    const moved = async (from: number): Promise<void> => {
      while (top() === from) await new Promise(requestAnimationFrame)
    }
    for (let round = 0; round < 3; round++) {
      const still = top()
      await wisp.open(id)
      await moved(still)
      const low = top()
      wisp.close()
      await moved(low)
    }
  }

  it.each([['nothing is special', ''] as const, ...FIXED])(
    '%s: a bar at the top opens and closes in a hurry, with motion and without',
    async (how, css) => {
      await fixture.world.show(bar)
      const path = `/${how.replaceAll(/\W/g, '')}`
      fixture.world.put(path, '', `<style>${css}</style><body>${TEXT}`)
      for (const reducedMotion of ['reduce', 'no-preference'] as const) {
        const visit = await fixture.world.visit(path, { reducedMotion })
        await visit.decided()
        const before = await visit.page.locator('p').boundingBox()
        await visit.page.evaluate(hurry, bar.id)
        await visit.page.evaluate(settled, FRAMES)
        expect(await visit.page.locator('p').boundingBox()).toEqual(before)
        await visit.expectUndisturbed()
      }
    },
  )

  it('the body scrolls: its text stands below the bar, and its end can still be reached', async () => {
    await fixture.world.show(bar)
    fixture.world.put('/inside', '', `<style>${PAGES[0]?.[1]}</style><body>${TEXT}`)
    const visit = await fixture.world.visit('/inside')
    await visit.decided()
    const top = (selector: string) => visit.page.locator(selector).evaluate((box) => box.getBoundingClientRect().top)
    const before = await top('main')
    await visit.wisp((wisp, popupId) => wisp.open(popupId), bar.id)
    const height = (await visit.page.getByRole('region', { name: 'Sale' }).boundingBox())?.height ?? 0
    await expect.poll(() => top('main')).toBeCloseTo(before + height, 0)
    // No part of the scrolling box is below the window.
    const end = () => visit.page.evaluate(() => document.body.getBoundingClientRect().bottom)
    await expect.poll(end).toBeCloseTo(800, 0)
  })
})
