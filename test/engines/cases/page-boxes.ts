import { describe, expect, it } from 'vitest'
import { BAR, popupOf } from '../../support/popup'
import { KEYS } from '../driver/page'
import type { Fixture } from '../visitor'

const DIGITS = '123456789012345'

/** Frames that tell the page what they hold: one of the page's own origin, and one of another. */
const REPORTING_FRAME = `<body style='margin: 0'><input style='width: 100%; height: 100px' oninput='parent.postMessage(this.value, "*")'>`
const FRAMES = `<h1>Pay</h1><style>iframe { display: block; width: 400px; height: 110px; border: 0 }</style>
  <iframe id="own" srcdoc="${REPORTING_FRAME.replaceAll('"', '&quot;')}"></iframe>
  <iframe id="other" sandbox="allow-scripts" srcdoc="${REPORTING_FRAME.replaceAll('"', '&quot;')}"></iframe>
  <script>addEventListener('message', ({ data }) => { window.typed = data })</script>`

const SHELL = '<style>html, body { height: 100%; margin: 0; overflow: hidden }</style>'

const frames = (fixture: Fixture): void => {
  it.each(['own', 'other'])(
    'with a frame: what is typed into one of its %s origin arrives, and popups wait',
    async (name) => {
      const { site, visitor } = fixture
      await visitor.come([], { body: FRAMES })
      const box = await visitor.run((_, name) => {
        const { x, y } = (document.getElementById(name) as Element).getBoundingClientRect()
        return [x + 50, y + 50] as [number, number]
      }, name)
      await visitor.drag(box)
      await expect.poll(() => visitor.run(() => document.activeElement?.id)).toBe(name)
      await site.show(popupOf())
      await visitor.run(({ wisp }) => wisp.refresh())
      const explanation = () => visitor.run(async ({ wisp }) => (await wisp.explain()).popups[0]?.says)
      await expect.poll(explanation).toContain('waits until the visitor has stopped typing')
      await visitor.type(DIGITS)
      await expect.poll(() => visitor.run(() => (window as unknown as { typed?: string }).typed)).toBe(DIGITS)
      expect(await visitor.run(() => document.querySelectorAll('wisp-popup').length)).toBe(0)
      await visitor.drag([700, 500])
      await visitor.boxOf('.wisp-frame')
      await visitor.type(KEYS.Escape)
      await visitor.gone()
    },
  )
}

/** Boxes that scroll in place of the window, each as `#box`. */
const SCROLLERS: [title: string, body: string][] = [
  ['a main', '<style>main { height: 100%; overflow: auto }</style><main id="box" tabindex="0"><p>Text</p></main>'],
  [
    'the body',
    '<style>html { overflow: hidden } body { overflow-y: scroll !important }</style><p tabindex="0">Text</p><script>document.body.id = "box"</script>',
  ],
  [
    'a fixed box with snap points',
    '<style>section { position: fixed; inset: 0; overflow-y: scroll; scroll-snap-type: y proximity }</style><section id="box" tabindex="0"><p>Text</p></section>',
  ],
]

const scrollers = (fixture: Fixture): void => {
  it.each(SCROLLERS)('in which %s scrolls: a popup opens half way down', async (_, body) => {
    const { visitor } = fixture
    const popup = popupOf({ triggers: { scrollPercent: 50 } })
    await visitor.come([popup], { body: body.replace('<p', '<p style="height: 4000px; margin: 0"'), head: SHELL })
    const explanation = () => visitor.run(async ({ wisp }) => (await wisp.explain()).popups[0]?.says)
    await expect.poll(explanation).toContain('0 of 50 %')
    const scroll = (share: number) =>
      visitor.run((_, share) => {
        const box = document.querySelector('#box') as Element
        box.scrollTop = (box.scrollHeight - box.clientHeight) * share
      }, share)
    await scroll(0.2)
    await expect.poll(explanation).toContain('20 of 50 %')
    await scroll(0.6)
    await visitor.boxOf('.wisp-frame')
    await visitor.type(KEYS.Escape)
    await visitor.gone()
  })
}

const APP = `<style>html, body { height: 100%; margin: 0; overflow: hidden }
    #app { display: flex; flex-direction: column; height: 100vh } #list { flex: 1; overflow: auto } footer { height: 30px }</style>`

const bars = (fixture: Fixture): void => {
  it('that is an app: a bar leaves its last line inside the window, and all as it was', async () => {
    const { visitor } = fixture
    const body = '<div id="app"><div id="list"><p style="height: 3000px">Text</p></div><footer>The end</footer></div>'
    await visitor.come([BAR], { body, head: APP })
    const places = () =>
      visitor.run(() => [
        document.querySelector('#app')?.getBoundingClientRect().top,
        (document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0) - innerHeight,
      ])
    const { height } = await visitor.boxOf('.wisp-frame')
    await expect.poll(places).toEqual([height, 0])
    await visitor.press('.wisp-close')
    await visitor.gone()
    await expect.poll(places).toEqual([0, 0])
  })

  it.each([
    'transform: translateZ(0)',
    'transform-style: preserve-3d',
    '-webkit-backdrop-filter: blur(1px); backdrop-filter: blur(1px)',
    'content-visibility: auto',
    'container-type: inline-size',
  ])('whose body has %s: a fixed header stands below a bar, and no lower', async (css) => {
    const { visitor } = fixture
    const header = '<header id="header" style="position:fixed;top:0!important;width:100%">Shop</header>'
    await visitor.come([BAR], {
      body: `${header}<div style="height: 3000px">Text</div>`,
      head: `<style>body { margin: 0; ${css} }</style>`,
    })
    const places = () =>
      visitor.run(() => {
        const header = document.querySelector('#header') as Element
        return [header.getBoundingClientRect().top, header.getAttribute('style')]
      })
    const { height } = await visitor.boxOf('.wisp-frame')
    await expect.poll(places).toEqual([height, 'position:fixed;top:0!important;width:100%'])
    await visitor.press('.wisp-close')
    await visitor.gone()
    await expect.poll(places).toEqual([0, 'position:fixed;top:0!important;width:100%'])
  })

  it('that is an app in a shadow root: a bar leaves its last line inside the window', async () => {
    const { visitor } = fixture
    const inner = `${APP}<div id="app"><div id="list"><p style="height: 3000px">Text</p></div><footer>The end</footer></div>`
    await visitor.come([BAR], {
      body: `<shop-app><template shadowrootmode="open">${inner}</template></shop-app>`,
      head: APP,
    })
    const end = () =>
      visitor.run(() => {
        const footer = document.querySelector('shop-app')?.shadowRoot?.querySelector('footer')
        return (footer?.getBoundingClientRect().bottom ?? 0) - innerHeight
      })
    await visitor.boxOf('.wisp-frame')
    await expect.poll(end).toBe(0)
    await visitor.press('.wisp-close')
    await visitor.gone()
    await expect.poll(end).toBe(0)
  })

  it('with anchors: a heading ends below a bar, and below what the page keeps free', async () => {
    const { visitor } = fixture
    const head = '<style>html { scroll-padding-top: 60px } div { height: 1500px }</style>'
    await visitor.come([BAR], {
      body: '<a id="link" href="#far">Far</a><div></div><h2 id="far">Far</h2><div></div>',
      head,
    })
    const { height } = await visitor.boxOf('.wisp-frame')
    // While the page glides, anchors do, too.
    await visitor.until(() => !document.body.getAnimations().length)
    await visitor.run(() => document.querySelector<HTMLElement>('#link')?.click())
    const top = () => visitor.run(() => Math.round(document.querySelector('#far')?.getBoundingClientRect().top ?? 0))
    await expect.poll(top).toBe(Math.round(height) + 60)
    await visitor.press('.wisp-close')
    await visitor.gone()
  })
}

const low = (fixture: Fixture): void => {
  it('behind a lightbox that is higher than the window: the lightbox scrolls by a wheel, and the page does not', async () => {
    const { visitor } = fixture
    const html = `<section data-wisp-screen="main" style="overflow: hidden">${'<p>A line</p>'.repeat(80)}<p id="end">The end</p></section>`
    await visitor.come([popupOf({ html })])
    const { x, y, width, height } = await visitor.boxOf('.wisp-frame')
    const below = () =>
      visitor.run(({ inPopup }) => {
        const [end, frame] = ['#end', '.wisp-frame'].map((part) => inPopup(part)?.getBoundingClientRect().bottom ?? 0)
        return [Math.max(0, Math.round((end ?? 0) - (frame ?? 0))), scrollY]
      })
    expect((await below())[0]).toBeGreaterThan(0)
    await visitor.wheel([x + width / 2, y + height / 2], 9_000)
    await expect.poll(below).toEqual([0, 0])
    await visitor.type(KEYS.Escape)
    await visitor.gone()
  })
}

export const pageBoxes = (fixture: Fixture) =>
  describe('a page', () => {
    for (const cases of [frames, scrollers, bars, low]) cases(fixture)
  })
