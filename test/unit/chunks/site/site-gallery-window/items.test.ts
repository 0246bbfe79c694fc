// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { groupIn, groupsOf, Item, typeOf } from '../../../../../chunks/site/site-gallery-window/items'
import { nextOf } from '../../../../../shared/gallery/items'
import type { GalleryPage } from '../../../../../shared/model/gallery'

/** A page as the light half describes it, with options from attributes. */
const pageOf = (markup: string): GalleryPage => {
  document.body.innerHTML = markup
  return {
    load: () => Promise.reject(new Error('nothing to load')),
    links: () => [...document.querySelectorAll('a')],
    raw: (link, name) => link.dataset[name],
    container: (link) => link.closest('div'),
  }
}

const itemsOf = (markup: string) => {
  const page = pageOf(markup)
  return page.links().map((link) => new Item(link, page))
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

describe('links are grouped', () => {
  it.each([
    [
      'by their container',
      '<div><a href="1"></a><a href="2"></a></div><div><a href="3"></a></div>',
      ['gallery-1:1 2', 'gallery-2:3'],
    ],
    [
      'by the id of the container, which still counts',
      '<div id="pots"><a href="1"></a></div><div><a href="2"></a></div>',
      ['pots:1', 'gallery-2:2'],
    ],
    ['by their rel', '<a href="1" rel="x"></a><a href="2"></a><a href="3" rel="x"></a>', ['x:1 3', ':2']],
    [
      'by their rel without what says something else',
      '<a href="1" rel="nofollow x"></a><a href="2" rel="noopener NOFOLLOW"></a><a href="3" rel="x noreferrer"></a>',
      ['x:1 3', ':2'],
    ],
    [
      'by the container rather than the rel',
      '<div><a href="1" rel="x"></a></div><a href="2" rel="x"></a>',
      ['gallery-1:1', 'x:2'],
    ],
  ])('%s', (_, markup, groups) => {
    const described = groupsOf(pageOf(markup)).map(
      ({ name, links }) => `${name}:${links.map((link) => link.getAttribute('href')).join(' ')}`,
    )
    expect(described).toEqual(groups)
  })

  it.each([
    ['', ''],
    ['external license tag ugc sponsored help alternate', ''],
    ['lightbox[a]', 'lightbox[a]'],
    ['tagged', 'tagged'],
  ])('rel %s: %s', (rel, group) => {
    const link = document.createElement('a')
    link.rel = rel
    expect(groupIn(link)).toBe(group)
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
    ['is none with the same address', links('/a', '/a', '/b'), 0, 1, 2],
    ['is none if all have the same address', links('/a', '/a'), 0, 1, undefined],
    ['is the first behind the last, if the gallery is cyclic', links('/a', '/b" data-cyclic="true'), 1, 1, 0],
    ['is the last before the first, if the gallery is cyclic', links('/a" data-cyclic="true', '/b', '/c'), 0, -1, 2],
    ['is none in a circle of the same', links('/a" data-cyclic="true', '/a', '/a'), 0, -1, undefined],
    ['is one of its own content', '<a href="#" data-content="A"></a><a href="#" data-content="B"></a>', 0, 1, 1],
  ])('%s', (_, markup, from, step, to) => {
    expect(nextOf(itemsOf(markup), from, step)).toBe(to)
  })
})
