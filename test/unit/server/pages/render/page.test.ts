import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DocumentPopup, Element, PageDocument } from '../../../../../server/pages/document'
import { renderPage } from '../../../../../server/pages/render'
import { CONTEXT, everyElement, pageOf, section } from '../../../../support/page-document'

const render = (document: PageDocument, context = {}): ReturnType<typeof renderPage> =>
  renderPage(document, { ...CONTEXT, ...context })

const popup = (elements: Element[], name = 'Leaving'): DocumentPopup => ({
  id: 'leaving',
  name,
  show: { trigger: 'none' },
  after: { action: 'keep_showing' },
  position: 'middle-center',
  cover: true,
  animation: 'default',
  hideMobile: false,
  hideDesktop: false,
  close: { position: 'inside', corner: 'top-right' },
  width: 480,
  columns: [{ span: 12, elements }],
})

const heading: Element = { id: 'h', type: 'heading', level: 2, text: 'Hello' }
const picture = { src: 'a.png', alt: '', width: 40, height: 30 }
const pictureElement: Element = { id: 'p', type: 'picture', picture }

/** How often a page has each sign that could begin or end markup. */
const signs = (html: string): number[] => ['<', '>', '"', "'"].map((sign) => html.split(sign).length)

describe('a page', () => {
  it('never takes a text of its document for markup', () => {
    const hostile = fc
      .array(fc.constantFrom('<script>', '</script>', '"', "'", '>', '<!--', '&lt;', '<img src=x onerror=a>', 'x', '{'))
      .map((parts) => `a${parts.join('')}`)
    const body = (text: string): string =>
      render(pageOf([section(everyElement(text))], { popups: [popup(everyElement(text), text)] })).body
    const harmless = signs(body('a'))
    fc.assert(
      fc.property(hostile, (text) => {
        expect(signs(body(text))).toEqual(harmless)
      }),
    )
  })

  it('has a header, a main part and a footer', () => {
    const bar = (id: string) => section([{ id: `${id}-t`, type: 'text', text: id }], { id, size: 'bar' })
    const { body } = render(
      pageOf([bar('top'), section([heading]), bar('between'), section([], { id: 'b' }), bar('end')]),
    )
    expect(
      body.match(/<header>.*id="top".*<\/header><main>.*id="between".*<\/main><footer>.*id="end".*<\/footer>/),
    ).not.toBe(null)
  })

  it('names a section by its heading', () => {
    expect(render(pageOf([section([heading])])).body).toContain(
      '<section id="s1" class="section look-plain size-normal align-start" aria-labelledby="h">',
    )
  })

  it('has its cards in a list', () => {
    expect(render(pageOf([section([heading], { cards: true })])).body).toContain(
      '<ul class="columns cards" role="list"><li class="column span-12">',
    )
  })

  it('asks for the first picture at once, and for the others when they come near', () => {
    const { body, head } = render(
      pageOf([section([pictureElement]), section([{ ...pictureElement, id: 'q' }], { id: 's2' })]),
    )
    expect(head).toContain('<link rel="preload" as="image" href="a.png" fetchpriority="high">')
    expect(body.match(/fetchpriority="high"/g)).toHaveLength(1)
    expect(body.match(/loading="lazy"/g)).toHaveLength(1)
  })

  it('has the poster of a film behind its text, and the film for the runtime', () => {
    const video = { type: 'self-hosted', source: { mp4: 'a.mp4' }, poster: 'a.webp' } as const
    const { body } = render(pageOf([section([heading], { look: 'video', video })]), {
      address: (src: string) => `/f/${src}`,
    })
    expect(body).toContain(
      '<div class="back"><div class="film" data-wisp-video="{&quot;type&quot;:&quot;self-hosted&quot;,&quot;source&quot;:{&quot;mp4&quot;:&quot;/f/a.mp4&quot;},&quot;poster&quot;:&quot;/f/a.webp&quot;}"><img src="/f/a.webp" alt=""',
    )
  })

  it('keeps its popups hidden, by a name that no other page has', () => {
    const { body } = render(pageOf([], { popups: [popup([heading])] }))
    expect(body).toContain('<div id="leaving" data-popup-option-id="page000000001-leaving" hidden>')
  })

  it('names a popup without a heading by what its owner calls it', () => {
    expect(render(pageOf([], { popups: [popup([])] })).body).toContain('aria-label="Leaving" hidden')
  })

  it('holds the data for its runtime and the script as they are given', () => {
    const { body, head } = render(pageOf([]), { data: '{"id":"x"}', tag: '<script async src="/a.js"></script>' })
    expect(body).toBe('<script type="application/json" data-wisp-page>{"id":"x"}</script>')
    expect(head).toBe('<script async src="/a.js"></script>')
  })

  it('has no style attribute, which its policy would forbid', () => {
    expect(render(pageOf([section(everyElement('a'))])).body).not.toMatch(/ style=/)
  })
})
