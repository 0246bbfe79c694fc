import { describe, expect, it } from 'vitest'
import { readTemplates } from '../../../../server/template/merged-record'
import { fillsForm, readTemplate } from '../../../../server/template/record'

const screens = (...names: string[]): string =>
  names.map((name) => `<section data-wisp-screen="${name}"></section>`).join('')
const form = '<form data-wisp-form><input data-wisp-field="email"></form>'

describe('a game asks for the lead', () => {
  it.each([
    ['first', ['main', 'play']],
    ['after', ['play', 'main']],
    ['after', ['welcome', 'play', 'main']],
    // Names are compared whole.
    ['after', ['welcome', 'main-rules', 'play', 'main']],
    ['after', ['main_2', 'play', 'main']],
    ['first', ['play-again', 'main', 'play']],
    ['first', ['main']],
    ['first', []],
  ])('%s, with the screens %j', (order, names) => {
    expect(readTemplate(form + screens(...names)).leadOrder).toBe(order)
  })

  it('never, where it has no form', () => {
    expect(readTemplate(screens('play', 'main')).leadOrder).toBe('never')
    expect(
      readTemplate(`${screens('play')}<p>Write data-wisp-form here</p><!-- <form data-wisp-form> -->`).leadOrder,
    ).toBe('never')
  })
})

describe('a submission fills in a form', () => {
  it.each([
    ['<input data-wisp-field="email">', { email: 'ann@example.com' }, true],
    ['<input data-wisp-field="email">', { email: ' ' }, false],
    ['<input data-wisp-field="Size &amp; fit">', { 'Size & fit': 'L' }, true],
    ['<input data-wisp-field="size" data-wisp-property="shoe">', { shoe: '42' }, true],
    ['<textarea data-wisp-field="a"><input data-wisp-field="b"></textarea>', { b: 'x' }, false],
    ['<input type="hidden" data-wisp-field="campaign">', {}, true],
  ])('%s with %j: %s', (html, values, filled) => {
    expect(fillsForm(readTemplate(html), values)).toBe(filled)
  })
})

it('knows the screens, what leads to them, and merge tags', () => {
  const html = `${screens('main', 'rules')}<button data-wisp-to='rules'>Rules</button><p>Hello [[name]]</p>`
  expect(readTemplate(html)).toMatchObject({ screens: ['main', 'rules'], targets: ['rules'], hasMergeTags: true })
})

describe('merge tags are read where pages fill them in', () => {
  it.each([
    ['Hello [[name]]', true],
    ['<p>&#91;&#91;country]]</p>', true],
    ['<img alt="[[product]]">', true],
    ['<input value="&lbrack;[utm_source]]">', true],
    ['<!-- [[name]] --><p>Hello</p>', false],
    ['<style>.a::after { content: "[[name]]" }</style>', false],
    ['<script>let lists = [[1], [2]]</script>', false],
    ['<textarea>[[name]]</textarea>', false],
    ['<p class="[[name]]">Hello</p>', false],
    ['<object>[[name]]</object>', false],
  ])('%s: %s', (html, hasMergeTags) => expect(readTemplate(html).hasMergeTags).toBe(hasMergeTags))
})

it('has the steps of a form that goes over several screens in one of its languages only', () => {
  const steps = `<form data-wisp-form>${screens('mail', 'call')}</form>`
  expect(readTemplates(form, [form, steps]).steps).toEqual(['mail', 'call'])
  expect(readTemplates(steps, [form]).steps).toEqual(['mail', 'call'])
  expect(readTemplates(form, [form])).not.toHaveProperty('steps')
})

it.each([
  ['plain', '', '<div>', 25_000],
  ['of screens', '', '<div data-wisp-screen="main"><div data-wisp-screen="rules">', 12_500],
  ['of steps', '<form data-wisp-form>', '<div data-wisp-screen="one"><div data-wisp-screen="two">', 12_500],
])('reads markup of any depth: %s', (_, start, tags, depth) => {
  const html = `${start}${tags.repeat(depth)}<form data-wisp-form><input data-wisp-field="email"></form>`
  expect(readTemplate(html)).toMatchObject({ leadOrder: 'first', fields: [{ key: 'email' }] })
})

describe('the words beside a consent box', () => {
  it.each([
    ['<label data-wisp-field="consent"><input type="checkbox"> I  agree\n to <b>news</b></label>', 'I agree to news'],
    [
      '<label data-wisp-field="consent"><input type="checkbox">Our <a href="{{privacy}}">policy</a>, our <a href="/t">policy</a></label>',
      'Our [policy]({{privacy}}), our [policy](/t)',
    ],
    ['<label>Yes <input type="checkbox" data-wisp-field="consent"></label>', 'Yes'],
    [
      '<input type="checkbox" id="c" data-wisp-field="consent"><label for="x">No</label><label for="c">Yes</label>',
      'Yes',
    ],
    ['<input type="checkbox" aria-label="I agree" data-wisp-field="consent">', 'I agree'],
    ['<input type="checkbox" data-wisp-field="consent">', ''],
    ['<input data-wisp-field="email">', undefined],
  ])('%s', (html, words) => expect(readTemplate(html).consent).toBe(words))

  it('have a version, whose field is none of the form', () => {
    expect(readTemplate('<input type="hidden" data-wisp-field="wisp-consent" value="x">').fields).toEqual([])
  })
})

it('knows the pages of the site that its links lead to', () => {
  const html = '<a href="{{terms}}">a</a><p>{{privacy}}</p><object><a href="{{privacy}}">b</a></object>'
  expect(readTemplate(html).siteLinks).toEqual(['terms'])
})

it.each(['href="/other" xlink:href="{{privacy}}"', 'xlink:href="{{privacy}}" href="/other"'])(
  'knows the address that a drawing leads to as browsers do: %s',
  (attributes) => {
    expect(readTemplate(`<svg><a ${attributes}>a</a></svg>`).links).toMatchObject([{ address: '/other' }])
  },
)

describe('the places of pictures', () => {
  it.each([
    ['<img src="a.jpg" srcset="b.jpg 2x" sizes="50vw">', [{ src: 'a.jpg', srcset: 'b.jpg 2x', sizes: '50vw' }]],
    ['<img data-wisp-picture src="a.jpg">', [{ src: 'a.jpg', awaited: true }]],
    ['<img part="logo" src="a.jpg">', [{ src: 'a.jpg', logo: true }]],
    // Data may be as large as a picture is.
    ['<img src="data:image/png;base64,iVBORw0KGgo=">', [{ src: 'data:' }]],
    [
      '<img src="a.jpg" srcset="data:image/gif;base64,R0lGOD 1x, b.jpg 2x">',
      [{ src: 'a.jpg', srcset: 'data: 1x, b.jpg 2x' }],
    ],
    [
      '<section data-wisp-screen="main"><p data-wisp-screen="main"><img src="a.jpg"></p><p data-wisp-screen="rules"><b data-wisp-screen="main"><img src="b.jpg"></b></p></section>',
      [{ screen: 'main', src: 'a.jpg' }],
    ],
    [
      '<style>.a { background: url("https://cdn.example/a.png") }</style><p style="background:url({{server}}/img/b.png)">',
      [{ src: 'https://cdn.example/a.png' }, { src: '{{server}}/img/b.png' }],
    ],
    ['<object><img src="a.jpg"></object><!-- <img src="b.jpg"> --><p>url(https://cdn.example/c.png)</p>', []],
  ])('%s', (html, pictures) => expect(readTemplate(html).pictures).toEqual(pictures))
})

it('knows what product widgets ask for, typefaces, and what is filled in', () => {
  const html = [
    '<style data-wisp-fonts="Brand 400 normal ../fonts/brand.woff2,Other 400 normal ../fonts/brand.woff2"></style>',
    '<div data-wisp-products="manual" data-wisp-ids="7, 8" data-wisp-count="2"></div><div data-wisp-products></div>',
    '<input type="email" data-wisp-field="email" placeholder="you@example.com"><textarea></textarea>',
    '<input type="hidden" data-wisp-field="from"><input data-wisp-trap><select disabled></select>',
  ].join('')
  expect(readTemplate(html)).toMatchObject({
    typefaces: ['../fonts/brand.woff2'],
    products: [
      { category: 'manual', ids: ['7', '8'], count: 2 },
      { category: 'popular', ids: [], count: 3 },
    ],
    controls: [
      { element: 'input', attributes: { type: 'email', 'data-wisp-field': 'email' } },
      { element: 'textarea', attributes: {} },
    ],
  })
})
