import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasLinks, linked, linkProblems, siteLinksOf } from '../../../../server/files/links'
import { escapeHtml, htmlOf } from '../../../../server/lib/markup'
import { elementsOf } from '../../../../server/template/elements'

const html = (text: string): string => htmlOf(linked(text))

describe('a text of an owner', () => {
  it.each([
    ['[privacy policy](https://shop.example/privacy)', '<a href="https://shop.example/privacy">privacy policy</a>'],
    ['See [a](/a), [b](#b).', 'See <a href="/a">a</a>, <a href="#b">b</a>.'],
    ['[mail](mailto:a@b.example)', '<a href="mailto:a@b.example">mail</a>'],
    ['[cup](https://w.example/Mug_(cup))', '<a href="https://w.example/Mug_(cup)">cup</a>'],
    ['[q & a](/q?a=1&b=2)', '<a href="/q?a=1&amp;b=2">q &amp; a</a>'],
    ['[rules of [[country]]](/rules)', '<a href="/rules">rules of [[country]]</a>'],
    ['[one \\[1\\]](/1)', '<a href="/1">one [1]</a>'],
    ['[privacy]()', '<a href="{{privacy}}">privacy</a>'],
    ['[Terms]()', '<a href="{{terms}}">Terms</a>'],
    ['[Datenschutz](privacy)', '<a href="{{privacy}}">Datenschutz</a>'],
  ])('%s has its link', (text, expected) => {
    expect(html(text)).toBe(expected)
    expect(linkProblems(text)).toEqual([])
  })

  it.each([
    ['[[country]](https://shop.example)', '[[country]](https://shop.example)'],
    ['[1] see below', '[1] see below'],
    ['[x] (https://shop.example)', '[x] (https://shop.example)'],
    ['[x](see below)', '[x](see below)'],
    ['\\[x](https://shop.example)', '[x](https://shop.example)'],
    ['a \\[ b', 'a [ b'],
    ['[]()', '[]()'],
    ['**bold** _it_ <b>', '**bold** _it_ &lt;b&gt;'],
    ['![x', '![x'],
    ['https://shop.example', 'https://shop.example'],
    ['{{privacy}}', '{{privacy}}'],
  ])('%s is text', (text, expected) => {
    expect(html(text)).toBe(expected)
    expect(hasLinks(text)).toBe(false)
    expect(linkProblems(text)).toEqual([])
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'javascript\u0001:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'shop.example/privacy',
    'privacy.html',
    'https://',
    'blob:https://shop.example/1',
    '/from?page=[[path]]',
  ])('cannot link to %s, also if it was stored before there were links', (to) => {
    expect(html(`Our [policy](${to})`)).toBe(escapeHtml(`Our [policy](${to})`))
    expect(linkProblems(`Our [policy](${to})`)).toEqual([
      `has a link to "${to}", which must be an address like https://…, mailto:…, tel:…, /path or #section, or privacy or terms`,
    ])
  })

  it('has words and an address for each link, and is told of all that are missing', () => {
    expect(linkProblems('[ ](https://shop.example) and [policy]()')).toEqual([
      'has a link without words, to https://shop.example',
      'has a link without an address, "policy"; there is [privacy]() and [terms](), and \\[ for a bracket that begins no link',
    ])
  })

  it('says which pages of its site it links to', () => {
    expect(siteLinksOf(['[terms]()', 'and [more](privacy)', '[x](/privacy)'])).toEqual(['privacy', 'terms'])
  })

  it('never becomes markup of its own, whatever is in it', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '\\',
      '<',
      '>',
      '"',
      "'",
      '&',
      'a',
      ' ',
      'javascript:',
      '/x',
      '[[',
      ']]',
    )
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join('')),
        (text) => {
          const names = elementsOf(`<p>${html(text)}</p>`).map(({ name }) => name)
          expect(names.filter((name) => !/^(html|head|body|p|a)$/.test(name))).toEqual([])
          expect(names.includes('a')).toBe(hasLinks(text))
        },
      ),
    )
  })
})
