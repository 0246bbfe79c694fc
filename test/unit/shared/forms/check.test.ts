// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { english as words } from '../../../../chunks/popup/submit/words'
import { emptyProblem, problemsOf } from '../../../../shared/forms/check'
import { fieldsOf } from '../../../../shared/forms/fields'

const fieldsIn = (html: string) => {
  document.body.innerHTML = `<form>${html}</form>`
  return fieldsOf(document.querySelector('form') as HTMLFormElement)
}
const NOW = { now: Date.parse('2030-01-01') }
const CODE = '<input data-wisp-field="code" pattern="[0-9]+" value="abc">'
const BOXES =
  '<fieldset data-wisp-field="terms"><input type="checkbox" value="a" required><input type="checkbox" value="b" checked></fieldset>'

describe('HTML attributes of a field', () => {
  it.each([
    ['a pattern that does not match is an error', CODE, { code: words.invalid }],
    ['unless the field is not to be checked', CODE.replace('>', ' data-wisp-check="no-validation">'), {}],
    ['a required checkbox of a group has to be ticked', BOXES, { terms: words.tick }],
  ])('%s', (_, html, problems) => expect(Object.fromEntries(problemsOf(fieldsIn(html), words, NOW))).toEqual(problems))
})

it.each([
  ['a ticked consent', '<label data-wisp-field="consent"><input type="checkbox" checked></label>'],
  ['a hidden field', '<input type="hidden" data-wisp-field="campaign" value="spring">'],
])('%s alone is not a lead', (_, alone) => {
  const email = '<input type="email" data-wisp-field="email">'
  expect(emptyProblem(fieldsIn(alone + email), words)).toEqual(new Map([['email', words.required]]))
  expect(emptyProblem(fieldsIn(alone + email.replace('>', ' value="a@b.co">')), words)).toBeFalsy()
})
