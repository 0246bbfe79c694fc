// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { nameOf } from '../../../../../chunks/site/site-gallery-names/name'

const named = (markup: string, title = 'The caption'): string => {
  document.body.innerHTML = markup
  return nameOf({ links: [...document.querySelectorAll<HTMLElement>('a,area')], title })
}

const DRAWING = '<svg><title>Drawn</title><path></path></svg>'

describe('the name of an item', () => {
  it.each([
    ['what its picture says', '<a aria-label="C" title="T">B<img alt=" A " title="I"></a>', 'A'],
    ['what an area of a map says', '<map><area alt="A" aria-label="C"></map>', 'A'],
    ['the text of the link', '<a aria-label="C"> B <b>bold</b><img alt=""></a>', 'B bold'],
    [
      'the label of the link',
      `<figure><a aria-label="C"><img alt="">${DRAWING}</a><figcaption>D</figcaption></figure>`,
      'C',
    ],
    ['the label of what is in it', `<a><i aria-label="C"></i>${DRAWING}</a>`, 'C'],
    ['the words below it', `<figure><a><img>${DRAWING}</a><figcaption>D</figcaption></figure>`, 'D'],
    [
      'the words below it on an older site',
      '<dl class="gallery-item"><dt><a><img></a></dt><dd class="wp-caption-text">D</dd></dl>',
      'D',
    ],
    ['the title of its drawing', `<a>${DRAWING}</a>`, 'Drawn'],
    ['the caption, if it has no other', '<a title="T"><img alt=""></a>', 'The caption'],
    [
      'not the markup for browsers without scripts',
      '<a><noscript>&lt;img src="a.jpg"&gt;</noscript><img></a>',
      'The caption',
    ],
    ['not a sign of a font', '<a aria-label="C"><i aria-hidden="true">zoom_in</i></a>', 'C'],
    [
      'not the words below other pictures',
      '<figure><figure><a><img></a></figure><figcaption>All</figcaption></figure>',
      'The caption',
    ],
    ['that of another link to the same', '<a><img></a><a>The pot</a>', 'The pot'],
  ])('is %s', (_, markup, name) => {
    expect(named(markup)).toBe(name)
  })
})
