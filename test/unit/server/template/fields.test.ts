import { expect, it } from 'vitest'
import { byKey, withConsent } from '../../../../server/template/fields'
import { readTemplate } from '../../../../server/template/record'
import { markupOf, SENTENCES } from '../../../support/field-checks'

/** The fields with their rules: labels and answers have tests of their own (labels.test.ts). */
const rulesIn = (html: string) => readTemplate(html).fields.map(({ label: _, options: __, ...rules }) => rules)

it.each(SENTENCES)('reads the field of “$says” from its markup', ({ field }) => {
  const required = field.required || field.asked.includes('required')
  const otherChecks = field.asked.filter((check) => check !== 'required')
  expect(rulesIn(`<div>${markupOf(field)}</div>`)).toEqual([
    { ...field, required, asked: otherChecks, key: field.name },
  ])
})

const plain = { type: 'text', required: false, asked: [] }

it.each([
  ['<p>no fields</p><input name="free">', []],
  ['<input data-wisp-field=size data-wisp-property="shoe">', [{ ...plain, name: 'size', key: 'shoe' }]],
  ['<input data-wisp-field="phone" data-wisp-property="fax">', [{ ...plain, name: 'phone', key: 'phone' }]],
  [
    '<INPUT TYPE=EMAIL REQUIRED DATA-WISP-FIELD=email>',
    [{ ...plain, name: 'email', key: 'email', type: 'email', required: true }],
  ],
  [`<input title='a "b" > c' data-wisp-field='name' />`, [{ ...plain, name: 'name', key: 'name' }]],
  ['<!-- <input data-wisp-field="old"> -->', []],
  [
    '<textarea data-wisp-field="message">\n<b>hello</b></textarea><input data-wisp-field="a">',
    [
      { ...plain, name: 'message', key: 'message', type: 'textarea' },
      { ...plain, name: 'a', key: 'a' },
    ],
  ],
  [
    '<fieldset data-wisp-field="reply"><label><input type="radio" required> E-mail</label><label><input type="radio"> Phone</label></fieldset>',
    [{ ...plain, name: 'reply', key: 'reply', type: 'group', required: true }],
  ],
  ['<label data-wisp-field="odd">', [{ ...plain, name: 'odd', key: 'odd', type: '' }]],
  ['<input data-wisp-field="cut', []],
  // Browsers neither let visitors fill these in nor send them.
  ['<input data-wisp-field="a" required disabled>', [{ ...plain, name: 'a', key: 'a', type: '' }]],
  [
    '<fieldset disabled><legend><input data-wisp-field="a" required></legend><input data-wisp-field="b" required></fieldset>',
    [
      { ...plain, name: 'a', key: 'a', required: true },
      { ...plain, name: 'b', key: 'b', type: '' },
    ],
  ],
  [
    '<input data-wisp-field="a" data-wisp-check="required url">',
    [{ ...plain, name: 'a', key: 'a', required: true, asked: ['url'] }],
  ],
  [
    '<p data-wisp-show-if="b:yes"><input data-wisp-field="a" data-wisp-check="required"></p>',
    [{ ...plain, name: 'a', key: 'a' }],
  ],
  ['<input data-wisp-field="Size &amp; fit">', [{ ...plain, name: 'Size & fit', key: 'Size & fit' }]],
  ['<input data-wisp-field="caf&eacute;">', [{ ...plain, name: 'café', key: 'café' }]],
  [
    '<textarea data-wisp-field="message"><input data-wisp-field="none" required></textarea>',
    [{ ...plain, name: 'message', key: 'message', type: 'textarea' }],
  ],
  ['<script>"<input data-wisp-field=a>"</script><template><input data-wisp-field="b"></template>', []],
  ['<iframe><input data-wisp-field="a"></iframe><object><input data-wisp-field="b"></object>', []],
  [
    '<label data-wisp-field="size"><input type="radio" data-wisp-property="shoe" data-wisp-check="no-validation"></label>',
    [{ name: 'size', key: 'shoe', type: 'radio', required: false, asked: ['no-validation'] }],
  ],
])('%s', (html, fields) => expect(rulesIn(html)).toEqual(fields))

it('treats consent as required if the design says so', () => {
  const html = '<label data-wisp-field="consent"><input type="checkbox"></label><input data-wisp-field="name">'
  expect(withConsent(readTemplate(html).fields, true).map(({ required }) => required)).toEqual([true, false])
})

it('names the values of a draft as the lead does', () => {
  const { fields } = readTemplate(
    '<input data-wisp-field="size" data-wisp-property="shoe"><input data-wisp-field="city">',
  )
  expect(byKey({ size: '42', city: 'Jaffa', other: 'x' }, fields)).toEqual({ shoe: '42', city: 'Jaffa', other: 'x' })
  expect(byKey({ shoe: '42' }, fields)).toEqual({ shoe: '42' })
})

it('keeps a value whose name is the property of another field', () => {
  const { fields } = readTemplate(
    '<input data-wisp-field="size" data-wisp-property="shoe"><input data-wisp-field="fit" data-wisp-property="size">',
  )
  expect(byKey({ size: 'wide' }, fields)).toEqual({ size: 'wide' })
})
