import { expect, it } from 'vitest'
import { templateFields } from '../../../server/template-fields'
import { markupOf, SENTENCES } from '../../support/checks'

it.each(SENTENCES)('reads the field of “$says” from its markup', ({ field }) => {
  expect(templateFields(`<div>${markupOf(field)}</div>`)).toEqual([{ ...field, key: field.name }])
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
])('%s', (html, fields) => expect(templateFields(html)).toEqual(fields))

it('treats consent as required if the design says so', () => {
  const html = '<label data-wisp-field="consent"><input type="checkbox"></label><input data-wisp-field="name">'
  expect(templateFields(html, true).map(({ required }) => required)).toEqual([true, false])
})
