// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { Item, typeOf } from '../../../../../chunks/site/site-gallery-window/items'
import type { GalleryPage } from '../../../../../shared/page/gallery/chunks'
import { nextOf } from '../../../../../shared/page/gallery/items'
import { itemsOf as itemsIn } from '../../../../../shared/page/gallery/items-of'
import { finished } from '../../../../../shared/page/gallery/steps'

/** A page as the light half describes it, with options from attributes. */
const pageOf = (markup: string): GalleryPage => {
  document.body.innerHTML = markup
  return {
    load: () => Promise.reject(new Error('nothing to load')),
    links: () => [...document.querySelectorAll('a')],
    raw: (link, name) => link.dataset[name],
    groupKey: (link) => link.closest('div') ?? link,
  }
}

const itemsOf = (markup: string) => {
  const page = pageOf(markup)
  return finished(itemsIn([...page.links()], (link) => new Item(link, page)))
}

describe('the type of what a link leads to', () => {
  it.each([
    ['a.jpg', 'image'],
    ['a.JPEG?x=1#y', 'image'],
    ['/b/c.png', 'image'],
    ['a.gif', 'image'],
    ['a.bmp', 'image'],
    ['a.webp', 'image'],
    ['a.avif', 'image'],
    ['a.svg', 'svg'],
    ['a.SVG', 'svg'],
    ['a.pdf?download', 'pdf'],
    ['a.mp4', 'video'],
    ['a.webm', 'video'],
    ['a.ogv', 'video'],
    ['a.ogg', 'video'],
    ['#about', 'inline'],
    ['#a.jpg', 'inline'],
    ['/page', 'ajax'],
    ['/page?file=a.jpg', 'ajax'],
    ['/page.html#a.jpg', 'ajax'],
    ['/jpg', 'ajax'],
    ['', undefined],
    ['#', undefined],
    ['javascript:void(0)', undefined],
    ['JavaScript:a.jpg', undefined],
  ])('%s: %s', (address, type) => {
    expect(typeOf(address, { type: '', content: '' }, false)).toBe(type)
  })

  it.each([
    ['the option before all others', { type: 'ajax', content: 'Hi' }, true, 'ajax'],
    ['given content before the class', { type: '', content: 'Hi' }, true, 'html'],
    ['the class before the extension', { type: '', content: '' }, true, 'iframe'],
  ] as const)('%s', (_, options, isFrame, type) => {
    expect(typeOf('a.jpg', options, isFrame)).toBe(type)
  })
})

describe('the title of an item', () => {
  it.each([
    ['its option', '<a href="1" data-title="A" title="B"><img title="C" alt="D"></a>', 'A'],
    ['the title of the link', '<a href="1" title="B"><img title="C" alt="D"></a>', 'B'],
    ['the title of its picture', '<a href="1"><img title=" C " alt="D"></a>', 'C'],
    ['the alternative text of its picture', '<a href="1"><picture><img alt="D"></picture></a>', 'D'],
    ['no alternative text, if it is not to be used', '<a href="1" data-title-from-alt="false"><img alt="D"></a>', ''],
    ['nothing', '<a href="1"></a>', ''],
  ])('is %s', (_, markup, title) => {
    expect(itemsOf(markup)[0]?.title).toBe(title)
  })
})

describe('the next item', () => {
  const links = (...addresses: string[]): string => addresses.map((href) => `<a href="${href}"></a>`).join('')

  it.each([
    ['is the one behind', links('/a', '/b', '/c'), 0, 1, 1],
    ['is the one before', links('/a', '/b', '/c'), 2, -1, 1],
    ['is none at the end', links('/a', '/b'), 1, 1, undefined],
    ['is none at the beginning', links('/a', '/b'), 0, -1, undefined],
    ['is the first behind the last, if the gallery is cyclic', links('/a', '/b" data-cyclic="true'), 1, 1, 0],
    ['is the last before the first, if the gallery is cyclic', links('/a" data-cyclic="true', '/b', '/c'), 0, -1, 2],
    ['is none in a circle of one', links('/a" data-cyclic="true'), 0, -1, undefined],
  ])('%s', (_, markup, from, step, to) => {
    expect(nextOf(itemsOf(markup), from, step)).toBe(to)
  })
})

describe('what several links lead to', () => {
  const link = (name: string, attributes = ''): string => `<a href="/${name}.jpg" ${attributes}></a>`
  const copy = (name: string, around: string): string => `<p class="${around}">${link(name)}</p>`

  it.each([
    ['is one item', link('a') + link('a') + link('b'), 'a2 b1'],
    ['is one item, however far apart the links are', link('a') + link('b') + link('a'), 'a2 b1'],
    [
      'is several, if the content is given',
      link('a', 'data-content="1"') + link('b') + link('a', 'data-content="2"'),
      'a1 b1 a1',
    ],
    ['is several, if the kinds are', link('a') + link('a', 'data-type="iframe"'), 'a1 a1'],
    [
      'is one in the place of the original, of Slick',
      copy('c', 'slick-slide slick-cloned') + link('a') + link('b') + link('c') + copy('a', 'slick-slide slick-cloned'),
      'a2 b1 c2',
    ],
    [
      'of Swiper, which marks an original that is seen as well',
      copy('b', 'swiper-slide swiper-slide-duplicate') +
        copy('a', 'swiper-slide swiper-slide-duplicate-active') +
        link('b') +
        copy('a', 'swiper-slide-duplicate swiper-slide'),
      'a2 b2',
    ],
    ['of Splide', copy('b', 'splide__slide splide__slide--clone') + link('a') + link('b'), 'a1 b2'],
    ['of Owl', copy('b', 'owl-item cloned active') + link('a') + link('b'), 'a1 b2'],
    ['of tiny-slider', copy('b', 'tns-item tns-slide-cloned') + link('a') + link('b'), 'a1 b2'],
    ['of Glide', copy('b', 'glide__slide glide__slide--clone') + link('a') + link('b'), 'a1 b2'],
    ['of bxSlider', copy('b', 'bx-clone') + link('a') + link('b'), 'a1 b2'],
    ['of FlexSlider', copy('b', 'clone') + link('a') + link('b'), 'a1 b2'],
    ['stays in a slider that is a copy itself', `<div class="is-clone">${link('a')}${link('b')}</div>`, 'a1 b1'],
    ['stays where a word only looks like that', `<p class="cyclone">${link('b')}</p>${link('a')}${link('b')}`, 'b2 a1'],
  ])('%s', (_, markup, expected) => {
    const items = itemsOf(markup).map(({ href, links }) => `${href.replace(/.*\/(.*)\.jpg/, '$1')}${links.length}`)
    expect(items.join(' ')).toBe(expected)
  })

  it('takes its picture and its caption from any of them', () => {
    const [item] = itemsOf(`${link('a')}<a href="/a.jpg" title="A pot"><img alt="Blue"></a>`)
    expect([item?.title, item?.picture?.alt]).toEqual(['A pot', 'Blue'])
  })
})
