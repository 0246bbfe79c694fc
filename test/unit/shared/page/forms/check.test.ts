// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { messages as words } from '../../../../../shared/checks/messages'
import { judge } from '../../../../../shared/page/forms/check'
import { fieldsOf, readValue } from '../../../../../shared/page/forms/fields'
import { formats } from '../../../../../shared/page/forms/formats'
import { withFormats } from '../../../../../shared/page/forms/rules'

const verdictOf = (html: string) => {
  document.body.innerHTML = `<form>${html}</form>`
  const fields = fieldsOf(document.querySelector('form') as HTMLFormElement)
  const readings = fields.map((field) => ({ field, value: readValue(field) }))
  return judge(readings, withFormats(formats), words, { now: Date.parse('2030-01-01') })
}
const problemsOf = (html: string) => Object.fromEntries(verdictOf(html).problems)
const CODE = '<input data-wisp-field="code" pattern="[0-9]+" value="abc">'
const BOXES =
  '<fieldset data-wisp-field="terms"><input type="checkbox" value="a" required><input type="checkbox" value="b" checked></fieldset>'
const numberWith = (more: string) => `<input data-wisp-field="guests" data-wisp-number ${more}>`
const dayWith = (more: string) => `<input data-wisp-field="day" data-wisp-date ${more}>`

describe('HTML attributes of a field', () => {
  it.each([
    ['a pattern that does not match is an error', CODE, { code: words.pattern }],
    ['which its title explains', CODE.replace('>', ' title="Digits only">'), { code: 'Digits only' }],
    ['unless the field is not to be checked', CODE.replace('>', ' data-wisp-check="no-validation">'), {}],
    ['a required checkbox of a group has to be ticked', BOXES, { terms: words.tick }],
    ['a number below its least', numberWith('min="2" value="1"'), { guests: 'Please enter 2 or more' }],
    ['a number above its most', numberWith('max="8" value="9,5"'), { guests: 'Please enter 8 or less' }],
    ['a number between steps', numberWith('step="5" value="12"'), { guests: 'Please enter a multiple of 5' }],
    ['a number on a step', numberWith('step="0.5" min="0.25" value="0.75"'), {}],
    ['no number', numberWith('value="four"'), { guests: words.number }],
    [
      'a day before its first',
      dayWith('min="2030-02-01" value="1.1.2030"'),
      { day: 'Please enter 01/02/2030 or a later date' },
    ],
    [
      'a day after its last',
      dayWith('max="2030-02-01" value="2.2.2030"'),
      { day: 'Please enter 01/02/2030 or an earlier date' },
    ],
    [
      'a text that is too short',
      '<input data-wisp-field="code" minlength="5" value="abc">',
      { code: 'Please enter at least 5 characters: this is 2 too short' },
    ],
    [
      'a text that is longer than its owner allows',
      '<input data-wisp-field="code" data-wisp-maxlength="5" value="abcdefgh">',
      { code: 'Please enter at most 5 characters: this is 3 too long' },
    ],
    [
      'a line of more than 254 characters',
      `<input data-wisp-field="line" value="${'a'.repeat(300)}">`,
      { line: 'Please enter at most 254 characters: this is 46 too long' },
    ],
    [
      'a line to which its owner allows more',
      `<input data-wisp-field="line" maxlength="400" value="${'a'.repeat(300)}">`,
      {},
    ],
    ['a message of 5,000 characters', `<textarea data-wisp-field="message">${'a'.repeat(5_000)}</textarea>`, {}],
    [
      'a longer message',
      `<textarea data-wisp-field="message">${'a'.repeat(5_001)}</textarea>`,
      { message: 'Please enter at most 5000 characters: this is 1 too long' },
    ],
    [
      'a long address of a page',
      `<input type="url" data-wisp-field="page" value="https://a.example/${'a'.repeat(1_900)}">`,
      {},
    ],
  ])('%s', (_, html, problems) => expect(problemsOf(html)).toEqual(problems))
})

it.each([
  ['an unlikely address', '<input type="email" data-wisp-field="email" value="o\'brien@example.com">', ['email']],
  ['a name with digits', '<input required data-wisp-field="name" value="Ann 2nd">', ['name']],
  ['a name with brackets', '<input required data-wisp-field="name" value="<Ann2>">', []],
  ['a phone number with words', '<input type="tel" data-wisp-field="phone" value="0541234567 home">', ['phone']],
  ['no phone number', '<input type="tel" data-wisp-field="phone" value="call me">', []],
])('%s is asked about or refused', (_, html, doubts) => expect([...verdictOf(html).doubts]).toEqual(doubts))

it.each([
  ['a ticked consent', '<label data-wisp-field="consent"><input type="checkbox" checked></label>'],
  ['a hidden field', '<input type="hidden" data-wisp-field="campaign" value="spring">'],
])('%s alone is not a lead', (_, alone) => {
  const email = '<input type="email" data-wisp-field="email">'
  expect(verdictOf(alone + email)).toMatchObject({ empty: true, problems: new Map([['email', words.required]]) })
  expect(verdictOf(alone + email.replace('>', ' value="a@b.co">')).empty).toBe(false)
})
