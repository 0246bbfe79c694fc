// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { opens, describe as tell } from '../../../../../chunks/site/site-gallery/links'
import { addRule, withGiven } from '../../../../../chunks/site/site-gallery/rules'
import type { Stop } from '../../../../../shared/page/platform/dom'

const removes: Stop[] = []
beforeEach(() => {
  removes.push(addRule('.works', {}), addRule('a.shown', {}))
})
afterEach(() => {
  for (const remove of removes.splice(0)) remove()
})

const put = (html: string): Element => {
  document.body.innerHTML = html
  return document.querySelector('a,area') as Element
}

describe('a link that is not marked', () => {
  it.each<[string, boolean]>([
    ...['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif', 'bmp'].map((extension): [string, boolean] => [
      `/a.${extension}`,
      true,
    ]),
    ['/A.JPG', true],
    ['a.b.Png', true],
    ['/a.jpg?size=2', true],
    ['/a.jpg#top', true],
    ['https://pictures.example/a.jpg', true],
    ['  /a.jpg  ', true],
    ['/page', false],
    ['/a.svg', false],
    ['/a.pdf', false],
    ['/a.mp4', false],
    ['/page?picture=a.jpg', false],
    ['/page#a.jpg', false],
    ['/a.jpg/', false],
    ['/ajpg', false],
    ['/a.jpg.html', false],
    ['https://picture.jpg', false],
    ['mailto:ann@example.png', false],
    ['javascript:show("a.jpg")', false],
    ['javascript:void(/a.jpg', false],
    ['#a.jpg', false],
    ['', false],
  ])('to %j opens: %j', (href, expected) => {
    const link = put('<a>A</a>')
    link.setAttribute('href', href)
    expect(opens(link)).toBe(expected)
  })
})

describe('of these links', () => {
  it.each<[string, boolean]>([
    ['<a class="fancybox" href="/page">', true],
    ['<a class="big fancybox" href="/page">', true],
    ['<a class="fancybox-inline" href="#text">', true],
    ['<a class="big fancybox-iframe" href="/page">', true],
    ['<a class="fancybox-pdf" href="/page">', true],
    ['<a class="my-fancybox-inline" href="/page">', false],
    ['<a class="fancyboxes" href="/page">', false],
    ['<a class="fancybox-close" href="/a.jpg">', false],
    ['<li class="fancybox-inline"><a href="#text">', true],
    ['<li class="fancybox-inline"><p><a href="#text">', false],
    ['<a data-wisp-gallery href="/page">', true],
    ['<area class="fancybox" href="/page">', true],
    ['<area href="/a.png">', true],
    ['<area href="/page">', false],
    ['<a class="fancybox">', false],
    ['<a data-wisp-gallery>', false],
    // Selectors of the whole page.
    ['<a class="shown" href="/page">', true],
    ['<div class="works"><a href="/page">', false],
    // In a container.
    ...['/a.jpg', '/a.svg', '/a.PDF', '/a.mp4?x', '/a.webm', '/a.ogv'].flatMap((href): [string, boolean][] => [
      [`<div data-wisp-gallery><p><a href="${href}">`, true],
      [`<div class="works"><p><a href="${href}">`, true],
      [`<div class="gallery"><p><a href="${href}">`, href === '/a.jpg'],
    ]),
    ['<div data-wisp-gallery><a href="/page">', false],
    ['<div data-wisp-gallery><a class="iframe" href="/page">', true],
    ['<div class="works"><a class="iframe" href="/page">', true],
    ['<div class="gallery"><a class="iframe" href="/page">', false],
    ['<a class="iframe" href="/page">', false],
    // Never.
    ['<a class="nolightbox" href="/a.jpg">', false],
    ['<a class="fancybox nofancybox" href="/a.jpg">', false],
    ['<li class="nolightbox"><a href="/a.jpg">', false],
    ['<li class="nofancybox"><a class="fancybox" href="/a.jpg">', false],
    ['<div class="nolightbox"><a href="/a.jpg">', true],
    ['<a download href="/a.jpg">', false],
    ['<a data-wisp-gallery download="a.jpg" href="/a.jpg">', false],
    ['<a data-wisp-gallery="off" href="/a.jpg">', false],
    ['<div data-wisp-gallery="off"><a href="/a.jpg">', false],
    ['<div data-wisp-gallery="off"><a class="fancybox shown" href="/a.jpg">', false],
    ['<div data-wisp-gallery="off"><a data-wisp-gallery href="/a.jpg">', true],
    ['<div data-wisp-gallery="off"><div data-wisp-gallery><a href="/a.svg">', true],
    ['<div data-wisp-gallery><div data-wisp-gallery="off"><a href="/a.svg">', false],
    ['<div data-wisp-gallery><div class="gallery"><a href="/a.svg">', true],
    // Links of a drawing.
    ['<svg><a href="/a.jpg"><rect/></a></svg>', false],
    ['<svg><a class="fancybox" href="/a.jpg"><rect/></a></svg>', false],
    // In forms whose fields are named like what is read.
    ['<form data-wisp-gallery><input name="getAttribute"><input name="matches"><a href="/a.svg">', true],
    ['<form data-wisp-gallery="off"><input name="getAttribute"><input name="closest"><a href="/a.jpg">', false],
  ])('%s opens: %j', (html, expected) => {
    const link = put(html)
    expect(opens(link)).toBe(expected)
    expect(tell(link)).toBe(expected)
    expect([link.getAttribute('aria-haspopup'), link.getAttribute('aria-controls')]).toEqual(
      expected ? ['dialog', 'wisp-gallery'] : [null, null],
    )
  })

  it('no text that is edited: a press places the cursor', () => {
    const link = put('<a href="/a.jpg">A</a>')
    Object.defineProperty(link, 'isContentEditable', { value: true })
    expect(opens(link)).toBe(false)
  })
})

describe('screen readers', () => {
  it('are told when a link leads to something else, and the page keeps its own attributes', () => {
    const link = put('<a href="/a.jpg">A</a>')
    tell(link)
    link.setAttribute('href', '/page')
    tell(link)
    expect(link.outerHTML).toBe('<a href="/page">A</a>')
    link.setAttribute('aria-haspopup', 'menu')
    link.setAttribute('aria-controls', 'menu')
    tell(link)
    expect(link.outerHTML).toBe('<a href="/page" aria-haspopup="menu" aria-controls="menu">A</a>')
  })

  it.each([
    ['a container', '<div data-wisp-gallery></div>'],
    ['a block of settings', '<script type="application/json" data-wisp-gallery></script>'],
    ['a form whose fields have any name', '<form data-wisp-gallery><input name="href"><input name="tagName"></form>'],
    [
      'a form whose fields stand in for methods',
      '<form class="fancybox"><input name="getAttribute"><input name="setAttribute"><input name="matches"></form>',
    ],
    ['a drawing', '<svg class="fancybox"></svg>'],
  ])('are told nothing of %s', (_, html) => {
    document.body.innerHTML = html
    const element = document.body.firstElementChild as Element
    expect(tell(element)).toBe(false)
    expect(document.body.querySelectorAll('[aria-controls]')).toHaveLength(0)
  })
})

describe('selectors of the page', () => {
  it.each(['!!', '[', '.a >', 'a:nothing('])('that are none, such as %j, are refused', (selector) => {
    expect(() => addRule(selector)).toThrow()
    expect(withGiven('b')).toBe('b,a.shown,.works')
  })

  it.each([[Symbol('a')], [{}]])('that are no text, such as %j, are refused', (selector) => {
    expect(() => addRule(selector as never)).toThrow()
    expect(withGiven('b')).toBe('b,a.shown,.works')
  })

  it('count as long as they are not taken back, each by itself', () => {
    const twice = [addRule('.more', {}), addRule('.more', {})]
    const link = put('<a class="more" href="/page">A</a>')
    for (const remove of twice) {
      expect(opens(link)).toBe(true)
      remove()
    }
    expect(opens(link)).toBe(false)
    expect(withGiven('b')).toBe('b,a.shown,.works')
  })
})

it('no address, class or mark makes the search for links throw', () => {
  const words = fc.constantFrom(
    ...[
      '',
      'off',
      'fancybox',
      'fancybox-inline',
      'nolightbox',
      'iframe',
      'http://[',
      'data:,a.jpg',
      '\0',
      '//',
      '"]',
      'a.jpg',
    ],
  )
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('href', 'class', 'data-wisp-gallery', 'id', 'name'), words),
      (attributes) => {
        document.body.innerHTML = '<form data-wisp-gallery><p><a>A</a></p><svg><a></a></svg></form>'
        for (const element of document.body.querySelectorAll('*'))
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
        for (const element of document.body.querySelectorAll('*'))
          if (opens(element)) expect([element.localName, element.closest('svg')]).toEqual(['a', null])
      },
    ),
  )
})
