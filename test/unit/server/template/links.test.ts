import { expect, it } from 'vitest'
import { readTemplates } from '../../../../server/template/merged-record'
import { readTemplate } from '../../../../server/template/record'

it.each([
  ['a link', '<a href="/sale">Our <b>sale</b></a>', [{ address: '/sale', words: 'Our sale' }]],
  ['a link to a page of the site', '<a href=" {{terms}} ">Terms</a>', [{ address: '{{terms}}', words: 'Terms' }]],
  [
    'a link that is followed as an action',
    '<a href="/a" data-wisp-action="link">A</a>',
    [{ address: '/a', words: 'A' }],
  ],
  [
    'a button that redirects',
    '<button data-wisp-action="redirect" data-wisp-href="https://a.site/?a&amp;b">Go</button>',
    [{ address: 'https://a.site/?a&b', words: 'Go' }],
  ],
  [
    'nothing, where a button that redirects has only the attribute of a link',
    '<a href="/a" data-wisp-action="redirect">Go</a>',
    [{ address: '', words: 'Go' }],
  ],
  ['a link without words', '<a href="/a"><svg><path d=""/></svg></a>', [{ address: '/a', words: '' }]],
  ['a picture', '<a href="/a"><img src="a.jpg" alt="Our mugs"></a>', [{ address: '/a', words: 'Our mugs' }]],
  ['a link with a name of its own', '<a href="/a" aria-label="Our mugs">→</a>', [{ address: '/a', words: 'Our mugs' }]],
  ['the same link twice, once', '<a href="/a">A</a><a href="/a">A</a>', [{ address: '/a', words: 'A' }]],
  ['no link that is a button', '<a href="#" data-wisp-action="close">No, thanks</a>', []],
  ['no link without an address', '<a>A</a>', []],
  ['no other element with an address', '<p href="/a">A</p><link href="/a.css"><area href="/a">', []],
  ['no link that pages leave out', '<iframe><a href="/a">A</a></iframe><script>"<a href=/a>"</script>', []],
])('a template leads to the address of %s', (_, html, links) => expect(readTemplate(html).links).toEqual(links))

it('leads to the addresses of all of its languages', () => {
  const [first = '', ...others] = ['en', 'de'].map((language) => `<a href="/${language}">A</a><a href="/all">B</a>`)
  expect(readTemplates(first, others).links.map(({ address }) => address)).toEqual(['/en', '/all', '/de'])
})
