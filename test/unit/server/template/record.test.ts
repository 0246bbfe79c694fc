import { describe, expect, it } from 'vitest'
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

it('reads markup of any depth', () => {
  const html = `${'<div>'.repeat(50_000)}<form data-wisp-form><input data-wisp-field="email"></form>`
  expect(readTemplate(html)).toMatchObject({ marks: ['form', 'field'], fields: [{ key: 'email' }] })
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
