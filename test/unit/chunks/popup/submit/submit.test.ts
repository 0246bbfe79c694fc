// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { showProblems } from '../../../../../chunks/popup/submit/problems'
import { messages as words } from '../../../../../shared/checks/messages'
import { judge } from '../../../../../shared/page/forms/check'
import { collect, queryOf } from '../../../../../shared/page/forms/collect'
import { fieldsOf, readValue } from '../../../../../shared/page/forms/fields'
import { formats } from '../../../../../shared/page/forms/formats'
import { withFormats } from '../../../../../shared/page/forms/rules'

const fieldsIn = (html: string) => {
  const form = new DOMParser().parseFromString(`<form>${html}</form>`, 'text/html').querySelector('form')
  return fieldsOf(form as HTMLFormElement)
}
const NOW = { now: Date.parse('2030-01-01') }
const EMAIL = (value = '') => `<input type="email" data-wisp-field="email" required value="${value}">`
const verdictOf = (html: string) =>
  judge(
    fieldsIn(html).map((field) => ({ field, value: readValue(field) })),
    withFormats(formats),
    words,
    NOW,
  )
const extrasOf = (html: string, query?: (name: string) => string) => collect(fieldsIn(html), query).extraFields

describe('the data of a form', () => {
  it('distinguishes built-in fields, extra fields and consent', () => {
    const lead = collect(
      fieldsIn(`${EMAIL('a@b.co')}
        <input id="s" data-wisp-field="size" data-wisp-property="shoe" placeholder="EU" value=" 42 ">
        <label data-wisp-field="consent"><input type="checkbox" checked></label>`),
    )
    const size = { id: 's', type: 'text', name: 'size', placeholder: 'EU', value: '42', property: 'shoe' }
    expect(lead).toEqual({
      fields: { email: 'a@b.co' },
      extraFields: [{ ...size, createdAs: '', version: '' }],
      consent: true,
    })
  })

  it.each([
    ['<label data-wisp-field="x"><input type="checkbox"></label>', 'false'],
    ['<label data-wisp-field="x"><input type="checkbox" value="news" checked></label>', 'news'],
    [
      '<fieldset data-wisp-field="x"><input type="checkbox" value="a" checked><input type="checkbox" value="b" checked></fieldset>',
      'a, b',
    ],
    [
      '<fieldset data-wisp-field="x"><input type="radio" value="a"><input type="radio" value="b" checked></fieldset>',
      'b',
    ],
    ['<input type="hidden" data-wisp-field="x">', ' '],
    ['<textarea data-wisp-field="x">text</textarea>', 'text'],
    ['<select data-wisp-field="x"><option value="a">A</option><option value="b" selected>B</option></select>', 'b'],
    ['<select multiple data-wisp-field="x"><option selected>A</option><option selected>B</option></select>', 'A, B'],
  ])('reads %s as "%s"', (html, value) => expect(extrasOf(html)[0]?.value).toBe(value))

  it.each([
    [
      '<label data-wisp-field="x" data-wisp-property-type="boolean"><input type="checkbox" value="news"></label>',
      'false',
    ],
    [
      '<label data-wisp-field="x" data-wisp-property-type="boolean"><input type="checkbox" value="news" checked></label>',
      'true',
    ],
    ['<input data-wisp-field="x" data-wisp-property-type="boolean" value="Yes">', 'true'],
    [
      '<fieldset data-wisp-field="x" data-wisp-property-type="boolean"><input type="radio" value="yes"><input type="radio" value="no" checked></fieldset>',
      'false',
    ],
  ])('has true or false for a boolean property: %s, %s', (html, value) => expect(extrasOf(html)[0]?.value).toBe(value))

  it.each([
    ['what a widget has put over it', '<span class="wisp-cover"><select><option>US</option></select></span>'],
    ['a disabled control', '<input value="no" disabled>'],
  ])('does not include %s', (_, more) => {
    const html = `<label data-wisp-field="phone"><input type="tel" value="\u202a(212) 555-1234\u202c">${more}</label>`
    expect(collect(fieldsIn(html)).fields).toEqual({ phone: '\u202a(212) 555-1234\u202c' })
  })

  it('takes no more from an address than a field may hold', () => {
    const [field] = extrasOf('<input type="hidden" data-wisp-field="x">', () => 'y'.repeat(100_000))
    expect(field?.value).toHaveLength(2048)
  })

  it('leaves out empty dates, and consent if there is none', () => {
    const dates = '<input type="date" data-wisp-field="x"><input type="date" data-wisp-field="birthday">'
    expect(collect(fieldsIn(dates))).toEqual({ fields: {}, extraFields: [], consent: undefined })
  })

  it('says how a field was made and in which version, if its template does', () => {
    const html = '<input data-wisp-field="x" data-wisp-created-as="company" data-wisp-created-version="6">'
    expect(extrasOf(html)[0]).toMatchObject({ createdAs: 'company', version: '6' })
  })

  it.each([
    ['by its name', '<input type="hidden" data-wisp-field="utm_source" value="none">', 'news'],
    ['by what it asks for', '<input type="hidden" data-wisp-field="from" data-wisp-query="utm_source">', 'news'],
    ['of the page on which the visit began', '<input type="hidden" data-wisp-field="utm_term">', 'mugs'],
    ['or keeps its own value without such a parameter', '<input type="hidden" data-wisp-field="x" value="y">', 'y'],
    ['but never a visible field', '<input data-wisp-field="utm_source">', ''],
  ])('fills a hidden field from the address %s', (_, html, value) => {
    history.replaceState(null, '', '?utm_source=news&utm_source=other')
    const query = queryOf('https://shop.example/?utm_source=first&utm_term=mugs#utm_term=no')
    expect(extrasOf(html, query)[0]?.value).toBe(value)
    history.replaceState(null, '', '?')
  })
})

describe('the errors of a form', () => {
  it('of an empty form are at its email field, or at its first field', () => {
    const html = `<input data-wisp-field="name">${EMAIL()}<input type="hidden" value="x" data-wisp-field="source">`
    const problemsOf = (html: string) => [...verdictOf(html).problems]
    expect(problemsOf(html)).toEqual([['email', words.required]])
    expect(problemsOf('<input data-wisp-field="a"><input data-wisp-field="b">')).toEqual([['a', words.required]])
    expect(verdictOf(EMAIL('a@b.co'))).toMatchObject({ empty: false, problems: new Map() })
  })

  it.each([
    [EMAIL('a@b'), { email: words.email }],
    [EMAIL('a@b.co'), {}],
    [EMAIL('a@b,c').replace('>', ' data-wisp-check="no-validation">'), {}],
    // Characters that the specification allows, but the browser's own check does not.
    [EMAIL('a(b)@c.co'), {}],
    ['<label data-wisp-field="consent"><input type="checkbox" required></label>', { consent: words.tick }],
    ['<input required data-wisp-field="name"><input value="x" data-wisp-field="y">', { name: words.required }],
    ['<input required data-wisp-field="name" value="R2D2">', { name: words.nameDigits }],
    [
      '<fieldset data-wisp-field="x" data-wisp-check="required"><input type="checkbox" value="a"><input type="checkbox" value="b"></fieldset><input value="x" data-wisp-field="y">',
      { x: words.choose },
    ],
    ['<input type="tel" data-wisp-field="phone" value="12">', { phone: words.phoneDigits }],
    // Only the widget knows the rules of a country; without it no number is refused.
    ['<input type="tel" data-wisp-field="phone" data-wisp-check="phone-international" value="12">', {}],
    ['<input type="date" data-wisp-field="birthday" value="2030-06-01">', { birthday: words.birthday }],
  ])('%s', (html, problems) => expect(verdictOf(html).problems).toEqual(new Map(Object.entries(problems))))

  it('are put below their field and connected to it, beside existing descriptions', () => {
    const fields = fieldsIn(
      `<span class="wisp-field"><input aria-describedby="hint" data-wisp-field="x"><span class="wisp-problem" id="p"></span></span>`,
    )
    const control = fields[0]?.controls[0] as HTMLInputElement
    const room = control.nextElementSibling
    showProblems(fields, new Map([['x', 'Wrong']]))
    expect([room?.textContent, control.getAttribute('aria-describedby'), control.getAttribute('aria-invalid')]).toEqual(
      ['Wrong', 'hint p', 'true'],
    )
    showProblems(fields, new Map())
    expect([room?.textContent, control.getAttribute('aria-describedby'), control.getAttribute('aria-invalid')]).toEqual(
      ['', 'hint', null],
    )
  })
})
