import { expect, it } from 'vitest'
import { elementsOf } from '../../../../server/template/elements'
import { siteLinksIn, withSiteLinks } from '../../../../server/template/site-links'

const ADDRESSES = { privacy: 'https://shop.example/p?a="&b', terms: 'https://shop.example/t' }
const PRIVACY = 'href="https://shop.example/p?a=&quot;&amp;b"'

it.each([
  ['<a href="{{privacy}}">x</a>', `<a ${PRIVACY}>x</a>`],
  ["<a class=b href='{{privacy}}'>x</a>", `<a class=b ${PRIVACY}>x</a>`],
  ['<A HREF="{{privacy}}">x</A>', `<A ${PRIVACY}>x</A>`],
  ['<a href={{privacy}}>x</a>', `<a ${PRIVACY}>x</a>`],
  ['<a href = "{{privacy}}">x</a>', `<a ${PRIVACY}>x</a>`],
  ['<a href="\n{{privacy}} ">x</a>', `<a ${PRIVACY}>x</a>`],
  ['<a\nhref="{{privacy}}"title=b>x</a>', `<a\n${PRIVACY}title=b>x</a>`],
  ['<svg><a xlink:href="{{privacy}}"></a></svg>', `<svg><a xlink:${PRIVACY}></a></svg>`],
  ['<template><a href="{{privacy}}">x</a></template>', `<template><a ${PRIVACY}>x</a></template>`],
  ['<p><a href="{{privacy}}">x</p>y</a>', `<p><a ${PRIVACY}>x</p>y</a>`],
])('%s is a link to a page of the site', (html, expected) => {
  expect(siteLinksIn(elementsOf(html))).toEqual(['privacy'])
  expect(withSiteLinks(html, ADDRESSES)).toBe(expected)
})

it.each([
  '<p> href="{{privacy}}"</p>',
  '<p title=\' href="{{privacy}}"\'>x</p>',
  '<!-- <a href="{{privacy}}"> -->',
  '<style>a[href="{{privacy}}"] { color: red }</style>',
  '<a data-href="{{privacy}}">x</a>',
  '<a href="/a" href="{{privacy}}">x</a>',
  '<a href="/?to={{privacy}}">x</a>',
])('%s is none', (html) => {
  expect(siteLinksIn(elementsOf(html))).toEqual([])
  expect(withSiteLinks(html, ADDRESSES)).toBe(html)
})
