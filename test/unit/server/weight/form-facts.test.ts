import { describe, expect, it } from 'vitest'
import type { StoredPopup } from '../../../../server/popups/queries'
import { readTemplate } from '../../../../server/template/record'
import { formOf } from '../../../../server/weight/form-facts'
import { PLAIN_DESIGN } from '../../../../shared/model/design'

const formWith = (html: string, popup: Partial<StoredPopup> = {}) =>
  formOf({ design: PLAIN_DESIGN, parts: ['form'], ...popup } as StoredPopup, readTemplate(html))

describe('a form has its visitor fetch', () => {
  it.each([
    ['<input type="email">', []],
    ['<input data-wisp-field="email" data-wisp-check="business">', ['domains']],
    ['<input type="email" data-wisp-check="business required">', ['domains']],
    ['<input type="number">', ['number']],
    ['<input data-wisp-check="whole number">', ['number']],
    ['<input data-wisp-check="numbers">', []],
    ['<input type="date">', ['calendar']],
    ['<select data-wisp-search></select>', ['select']],
    ['<input data-wisp-check="phone-international">', ['phone', 'select', 'phone/countries', 'phone/1']],
    ['<input type="tel"><textarea></textarea><select></select>', []],
    [
      '<input type="hidden" data-wisp-field="email"><input type="date" disabled><input data-wisp-trap type="email">',
      [],
    ],
    ['<p data-wisp-search>Search</p>', []],
  ])('for %s: %j', (html, widgets) => {
    expect(formWith(html)?.widgets).toEqual(widgets)
  })

  it.each([
    ['<label data-wisp-field="phone" data-wisp-check="phone"><input></label>', true],
    ['<label data-wisp-field="when"><input type="date"></label>', true],
    ['<fieldset data-wisp-field="site" data-wisp-check="url"><input></fieldset>', true],
    ['<label data-wisp-field="email"><input></label>', false],
    ['<input data-wisp-check="phone">', false],
    ['<input data-wisp-field="phone" disabled>', false],
    ['<fieldset disabled><input data-wisp-field="phone"></fieldset>', false],
    ['<p data-wisp-field="phone">Phone</p>', false],
    ['<input type="hidden" data-wisp-field="phone">', false],
  ])('the rarer checks of its fields, wherever the mark is: %s: %s', (html, hasFormats) => {
    expect(formWith(html)?.hasFormats).toBe(hasFormats)
  })

  it.each([
    ['<label data-wisp-field="email"><input></label>', true],
    ['<input data-wisp-field="email">', true],
    ['<input type="email">', false],
    ['<input data-wisp-field="email" disabled>', false],
  ])('the report of a known visitor, where one gives an address: %s: %s', (html, hasEmail) => {
    expect(formWith(html)?.hasEmail).toBe(hasEmail)
  })

  it('searchable lists before they are touched', () => {
    expect(formWith('<select data-wisp-search></select>')?.hasSearch).toBe(true)
    expect(formWith('<select></select>')?.hasSearch).toBe(false)
  })

  it('the code that leads to another address, if the popup has one', () => {
    const redirect = { url: '/thanks', newTab: false, sendFormData: false }
    expect(formWith('', { design: { ...PLAIN_DESIGN, redirect } })?.redirects).toBe(true)
    expect(formWith('')?.redirects).toBe(false)
  })

  it('nothing if there is none', () => {
    expect(formWith('<input type="email">', { parts: ['copy'] })).toBeUndefined()
  })
})
