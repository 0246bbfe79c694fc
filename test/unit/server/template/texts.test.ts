import { expect, it } from 'vitest'
import { readTemplate } from '../../../../server/template/record'

const linkable = true

it.each([
  ['between elements', '<p>One<br>two <b>three</b></p>', ['One', 'two', 'three']],
  ['on one line', '<p>\n  One\n  two </p>', ['One two']],
  ['with the words of links', '<p>I agree to the <a href="/a">terms</a>.</p>', ['I agree to the terms.', 'terms']],
  ['with slots', '<h2>{{heading}}</h2>', ['{{heading}}']],
  ['of fields and pictures', '<input placeholder="a" aria-label="b"><img alt="c" title="d">', ['b', 'a', 'c', 'd']],
  ['without style sheets, scripts and comments', '<style>p{}</style><script>1</script><!-- a -->', []],
])('a template has its texts %s', (_, html, texts) =>
  expect(readTemplate(html).texts.map(({ text }) => text)).toEqual(texts),
)

it.each([
  ['<p>a</p>', [{ text: 'a', linkable }]],
  ['<button>a</button>', [{ text: 'a' }]],
  ['<button><span>a</span></button><p>b</p>', [{ text: 'a' }, { text: 'b', linkable }]],
  ['<div data-wisp-action="close"><p><i>a</i></p></div>', [{ text: 'a' }]],
  ['<p aria-hidden="true">a</p><p aria-hidden="false">b</p>', [{ text: 'a' }, { text: 'b', linkable }]],
  ['<div data-wisp-ticker>a</div>', [{ text: 'a' }]],
  ['<img alt="a">', [{ text: 'a', attribute: 'alt' }]],
])('links can stand in texts in which they can be pressed and reached: %s', (html, texts) =>
  expect(readTemplate(html).texts).toEqual(texts),
)
