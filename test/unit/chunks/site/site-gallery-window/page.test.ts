// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPage, fits } from '../../../../../chunks/site/site-gallery-window/page'
import type { GalleryLinks, GalleryPage } from '../../../../../shared/page/gallery/chunks'

const pageWith = (rules: GalleryLinks['rules'] = []): GalleryPage =>
  createPage({
    load: () => Promise.reject(),
    opens: (link) => link.hasAttribute('href'),
    withGiven: (selectors) => [selectors, ...rules.map(({ selector }) => selector)].join(),
    rules,
  })

const put = (html: string): HTMLElement => {
  document.body.innerHTML = html
  return document.querySelector('a') as HTMLElement
}
const block = (settings: unknown): string =>
  `<script type="application/json" data-wisp-gallery>${JSON.stringify(settings)}</script>`

afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

describe('an option', () => {
  it('of a link counts before those of its containers, from inside out, of wisp.gallery, the last first, and of the page', () => {
    vi.stubGlobal('fb_opts', { margin: 9 })
    const link = put(
      `<div data-wisp-gallery data-margin="3"><div class="gallery" data-margin="2"><a href="/a" data-margin="1"></a></div></div>`,
    )
    const page = pageWith([
      { selector: 'a', options: { margin: 4 } },
      { selector: '.other', options: { margin: 5 } },
      { selector: '.gallery', options: { margin: 6 } },
    ])
    const values = [page.raw(link, 'margin')]
    const [outer, inner] = document.querySelectorAll('div') as unknown as [HTMLElement, HTMLElement]
    for (const element of [link, inner, outer]) {
      delete element.dataset.margin
      values.push(page.raw(link, 'margin'))
    }
    expect(values).toEqual(['1', '2', '3', 4])
    expect(pageWith([{ selector: '.gallery', options: { margin: 6 } }]).raw(link, 'margin')).toBe(6)
    expect(pageWith([{ selector: 'a', options: { padding: 6 } }]).raw(link, 'margin')).toBe(9)
    expect(pageWith().raw(link, 'padding')).toBe(undefined)
  })

  it('has words between dashes in its attribute', () => {
    const link = put('<a href="/a" data-overlay-color="red"></a>')
    expect(pageWith().raw(link, 'overlayColor')).toBe('red')
  })

  it('of the page is in a block, which takes the place of the original variable as a whole', () => {
    vi.stubGlobal('fb_opts', { margin: 9, padding: 8 })
    const { raw } = pageWith()
    const link = put('<a href="/a"></a>')
    expect([raw(link, 'margin'), raw(link, 'padding')]).toEqual([9, 8])
    const other = put(`${block({ margin: 7 })}<a href="/a"></a>`)
    const page = pageWith()
    expect([page.raw(other, 'margin'), page.raw(other, 'padding')]).toEqual([7, undefined])
  })

  it('of the page is read again when the window asks for the links', () => {
    const link = put('<a href="/a"></a>')
    const page = pageWith()
    expect(page.raw(link, 'margin')).toBe(undefined)
    document.body.insertAdjacentHTML('beforeend', block({ margin: 7 }))
    expect([...page.links()]).toEqual([link])
    expect(page.raw(link, 'margin')).toBe(7)
  })

  it('modal is also a class of the link', () => {
    const { raw } = pageWith()
    expect(raw(put('<a href="/a" class="modal"></a>'), 'modal')).toBe(true)
    expect(raw(put('<a href="/a" class="modal" data-modal="no"></a>'), 'modal')).toBe('no')
    expect(raw(put('<div class="modal"><a href="/a"></a></div>'), 'modal')).toBe(undefined)
  })

  it('is read, and never throws, whatever the page says in its place', () => {
    const name = fc.constantFrom('margin', 'modal', '__proto__', 'constructor', 'toString', 'minViewportWidth')
    const anything = fc.oneof(fc.anything({ withNullPrototype: true }), fc.constant({ toString: 1 }), fc.jsonValue())
    fc.assert(
      fc.property(name, anything, anything, anything, (name, global, option, attribute) => {
        vi.stubGlobal('fb_opts', global)
        const link = put('<form data-wisp-gallery><input name="dataset"><input name="closest"><a href="/a"></a></form>')
        link.setAttribute('data-margin', JSON.stringify(attribute) ?? '')
        const page = pageWith([{ selector: 'a', options: { [name]: option } }])
        Array.from(page.links())
        const value = page.raw(link, name)
        // Nothing that every object has.
        if (name !== 'margin' && typeof global !== 'object') expect(value).toBe(option ?? undefined)
        expect(typeof fits(link, page)).toBe('boolean')
      }),
    )
  })
})

describe('the container of a link', () => {
  it.each([
    ['<a href="/a"></a>', undefined],
    ['<div id="one" data-wisp-gallery><p><a href="/a"></a></p></div>', 'one'],
    ['<div id="one" class="gallery"><a href="/a"></a></div>', 'one'],
    ['<div id="one" class="wp-block-gallery"><a href="/a"></a></div>', 'one'],
    ['<div id="one" class="tiled-gallery"><a href="/a"></a></div>', 'one'],
    ['<div id="one" class="wp-block-jetpack-tiled-gallery"><a href="/a"></a></div>', 'one'],
    ['<div data-wisp-gallery><div id="two" class="gallery"><a href="/a"></a></div></div>', 'two'],
    ['<div class="gallery"><div id="two" data-wisp-gallery><a href="/a"></a></div></div>', 'two'],
    ['<div class="gallery"><div id="two" class="works"><a href="/a"></a></div></div>', 'two'],
    ['<div id="one" class="works"><div><a href="/a" class="works"></a></div></div>', 'one'],
    ['<a href="/a" data-wisp-gallery></a>', undefined],
    [
      '<form data-wisp-gallery id="one"><input name="closest"><input name="parentElement"><a href="/a"></a></form>',
      'one',
    ],
  ])('in %s is %j', (html, id) => {
    const page = pageWith([{ selector: '.works', options: {} }])
    const link = put(html)
    const key = page.groupKey(link)
    expect(key === link ? undefined : key instanceof Element && key.getAttribute('id')).toBe(id)
  })
})

it('the links of the page are those that open, in their order', () => {
  put('<map><area href="/1"></map><a id="a"></a><p><a href="/2"></a></p><svg><a></a></svg><a href="/3"></a>')
  const addresses = (condition?: string) => [...pageWith().links(condition)].map((link) => link.getAttribute('href'))
  expect(addresses()).toEqual(['/1', '/2', '/3'])
  expect(addresses('[href="/2"]')).toEqual(['/2'])
})

describe('the group of a link', () => {
  it.each([
    ['', ''],
    ['external license tag ugc sponsored help alternate', ''],
    ['lightbox[a]', 'lightbox[a]'],
    ['tagged', 'tagged'],
  ])('with the rel %j is %j', (rel, group) => {
    const link = put('<a href="/a"></a>')
    link.setAttribute('rel', rel)
    expect(pageWith().groupKey(link)).toBe(group || link)
  })
})

describe('a screen', () => {
  const sized = (width: number, height: number): void => {
    vi.stubGlobal('matchMedia', (query: string) => {
      const [, side = '', least] = /^\(min-(width|height):([\d.e+]+)px\)$/.exec(query) ?? []
      return { matches: (side === 'width' ? width : height) >= Number(least) }
    })
  }

  it.each([
    [320, 320, '', true],
    [319, 800, '', false],
    [800, 319, '', false],
    [319, 319, 'data-min-viewport-width="0" data-min-viewport-height="0"', true],
    [800, 800, 'data-min-viewport-width="801"', false],
    [800, 800, 'data-min-viewport-height="801px"', false],
    [319, 800, 'data-min-viewport-width="-5"', false],
    [319, 800, 'data-min-viewport-width="small"', false],
    [320, 800, 'data-min-viewport-width="__proto__"', true],
  ])('of %i × %i px with the options %j is large enough: %j', (width, height, attributes, expected) => {
    sized(width, height)
    expect(fits(put(`<a href="/a" ${attributes}></a>`), pageWith())).toBe(expected)
  })

  it('has its least height also under the name that the original has for it', () => {
    sized(500, 500)
    vi.stubGlobal('fb_opts', { minViewportWidth: 320, minVpHeight: 600 })
    const link = put('<a href="/a"></a>')
    expect(fits(link, pageWith())).toBe(false)
    vi.stubGlobal('fb_opts', { minViewportHeight: 400, minVpHeight: 600 })
    expect(fits(link, pageWith())).toBe(true)
  })
})
