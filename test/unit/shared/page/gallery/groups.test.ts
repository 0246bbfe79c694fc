// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { createPage } from '../../../../../chunks/site/site-gallery-window/page'
import type { GalleryLinks } from '../../../../../shared/page/gallery/chunks'
import { groupsOf } from '../../../../../shared/page/gallery/groups'
import { finished } from '../../../../../shared/page/gallery/steps'

const every: GalleryLinks = {
  load: () => Promise.reject(new Error('nothing to load')),
  opens: () => true,
  withGiven: (selectors) => selectors,
  rules: [],
}

describe('links are grouped', () => {
  it.each([
    [
      'by their container',
      '<div class="gallery"><a href="1"></a><a href="2"></a></div><div class="gallery"><a href="3"></a></div>',
      ['gallery-1:1 2', 'gallery-2:3'],
    ],
    [
      'by the id of the container, which still counts',
      '<div id="pots" class="gallery"><a href="1"></a></div><div data-wisp-gallery><a href="2"></a></div>',
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
      '<div class="gallery"><a href="1" rel="x"></a></div><a href="2" rel="x"></a>',
      ['gallery-1:1', 'x:2'],
    ],
  ])('%s', (_, markup, groups) => {
    document.body.innerHTML = markup
    const described = finished(groupsOf(createPage(every))).map(
      ({ name, links }) => `${name}:${links.map((link) => link.getAttribute('href')).join(' ')}`,
    )
    expect(described).toEqual(groups)
  })
})
