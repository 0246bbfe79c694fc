import { describe, expect, it } from 'vitest'
import { emptyProblem, problemsOf } from '../../../chunks/submit/check'
import { collect, fieldsOf } from '../../../chunks/submit/fields'
import { english as words } from '../../../shared/text'

const fieldsIn = (html: string) => {
  const form = new DOMParser().parseFromString(`<form>${html}</form>`, 'text/html').querySelector('form')
  return fieldsOf(form as HTMLFormElement)
}

const EMAIL = (value = '') => `<input type="email" data-wisp-field="email" required value="${value}">`

describe('collect', () => {
  it('tells built-in fields, extra fields and consent apart', () => {
    const lead = collect(
      fieldsIn(`${EMAIL('a@b.co')}
        <input id="s" data-wisp-field="size" data-wisp-property="shoe" placeholder="EU" value=" 42 ">
        <label data-wisp-field="consent"><input type="checkbox" checked></label>`),
    )
    expect(lead).toEqual({
      fields: { email: 'a@b.co' },
      extraFields: [{ id: 's', type: 'text', name: 'size', placeholder: 'EU', value: '42', property: 'shoe' }],
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
  ])('reads %s as "%s"', (html, value) => expect(collect(fieldsIn(html)).extraFields[0]?.value).toBe(value))

  it('leaves empty dates out, and consent where there is none', () => {
    const { extraFields, consent } = collect(fieldsIn('<input type="date" data-wisp-field="x">'))
    expect(extraFields).toEqual([])
    expect(consent).toBeUndefined()
  })
})

describe('checks', () => {
  it('tells an empty form at its email field', () => {
    const html = `<input data-wisp-field="name">${EMAIL()}<input type="hidden" value="x" data-wisp-field="source">`
    expect(emptyProblem(fieldsIn(html), words)).toEqual({ email: words.required })
    expect(emptyProblem(fieldsIn(EMAIL('a@b.co')), words)).toBeUndefined()
  })

  it.each([
    [EMAIL('a@b'), { email: words.email }],
    [EMAIL('a@b.co'), {}],
    ['<label data-wisp-field="consent"><input type="checkbox" required></label>', { consent: words.tick }],
    ['<input required data-wisp-field="name">', { name: words.required }],
    [
      '<fieldset data-wisp-field="x" data-wisp-check="required"><input type="checkbox" value="a"></fieldset>',
      { x: words.choose },
    ],
  ])('%s', (html, problems) => expect(problemsOf(fieldsIn(html), words)).toEqual(problems))
})
