// @vitest-environment happy-dom
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Hit } from '../../../../../shared/page/model/page-builder'
import { hitForm } from '../../../../../shared/wire/page/page-builder/hit'
import { EffectForm, HitForm } from '../../../../../shared/wire/server/hit'

const CLICK = { page_id: 'page', page_type: 'page', event_name: 'click' }
const decoded = (more: Record<string, unknown>) => v.safeParse(HitForm, { ...CLICK, ...more })

describe('a hit', () => {
  it('arrives as the page has sent it', () => {
    const page = { id: 'page', variant: 'b', hits: '', popups: new Map(), actions: new Map(), toasts: [] }
    const hit: Hit = { type: 'popup', option: 'call', event: 'click', element: 'Buy – קנו', tag: 'button' }
    const form = Object.fromEntries(hitForm(page, hit, '1-2-3'))
    expect(v.parse(HitForm, form)).toEqual({
      page: 'page',
      variant: 'b',
      kind: 'popup',
      option: 'call',
      event: 'click',
      session: '1-2-3',
      element: 'Buy – קנו',
      tag: 'button',
      url: location.origin + location.pathname,
    })
  })

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['has defaults', {}, { variant: '', option: '0', session: '', element: '', tag: '', url: '' }],
    ['of a page has option 0', { option_id: 'x' }, { option: '0' }],
    ['of a popup has its option', { page_type: 'popup', option_id: 'x' }, { kind: 'popup', option: 'x' }],
    [
      'that opens is about the whole of it',
      { event_name: 'open', received_element: 'x', received_element_tag: 'a' },
      { element: 'whole_page', tag: '' },
    ],
    [
      'that closes a widget too',
      { event_name: 'close', page_type: 'widget', option_id: 'x' },
      { element: 'whole_widget' },
    ],
    ['has a lost session', { session_id: 'false' }, { session: '' }],
    ['has its name cut', { received_element: 'é'.repeat(60) }, { element: 'é'.repeat(50) }],
    ['has its name cut between characters', { received_element: `${'x'.repeat(49)}😀` }, { element: 'x'.repeat(49) }],
    ['has its name on one line', { received_element: ' a\r\n\tb\u2028c\0' }, { element: 'a b c' }],
    ['cannot turn the text around it', { received_element: '\u202eabc\u2069' }, { element: 'abc' }],
    ['keeps signs of markup as text', { received_element: '<b>"&' }, { element: '<b>"&' }],
    ['has a tag in small letters', { received_element_tag: 'BUTTON' }, { tag: 'button' }],
    ['has no tag with signs', { received_element_tag: 'a b' }, { tag: '' }],
    ['has an address without query', { url: 'https://shop.example/a?b=1#c' }, { url: 'https://shop.example/a' }],
    ['has no address that is a script', { url: 'javascript:alert(1)' }, { url: '' }],
    ['has no address that is none', { url: '/a' }, { url: '' }],
    ['has a name of older pages', { receivedElement: 'buy', sessionID: '1' }, { element: 'buy', session: '1' }],
    ['prefers the newer name', { receivedElement: 'old', received_element: 'new' }, { element: 'new' }],
  ])('%s', (_, fields, expected) => {
    expect(decoded(fields).output).toMatchObject(expected)
  })

  it.each([
    { page_id: '' },
    { page_id: 'a b' },
    { page_id: 'a'.repeat(51) },
    { page_id: ['a'] },
    { page_type: 'PAGE' },
    { page_type: '__proto__' },
    { event_name: '' },
    { event_name: 'a\nb' },
    { page_variant_id: '<' },
    { option_id: '"' },
    { received_element: ['a'] },
  ])('is refused with %j', (fields) => {
    expect(decoded(fields).success).toBe(false)
  })

  it('is either refused or short and on one line, whatever is sent', () => {
    const names = fc.constantFrom(
      ...['page_id', 'pageID', 'page_type', 'event_name', 'received_element', 'url', 'session_id', '__proto__'],
    )
    const values = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.constantFrom('page', 'open'),
      fc.array(fc.string()),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (entries) => {
        const result = decoded(Object.fromEntries(entries))
        if (!result.success) return
        for (const text of Object.values(result.output)) expect(text).toMatch(/^[^\p{Cc}\p{Surrogate}]{0,300}$/u)
        expect(result.output.element.length).toBeLessThanOrEqual(50)
      }),
    )
  })
})

describe('the popup of an effect', () => {
  it.each([
    [
      { popup_id: 'a', id: 'b' },
      { popup: 'a', page: '' },
    ],
    [
      { post_id: 'a', page_id: 'p' },
      { popup: 'a', page: 'p' },
    ],
    [{ id: '7' }, { popup: '7', page: '' }],
    [{}, { popup: '', page: '' }],
  ])('%j', (fields, expected) => {
    expect(v.parse(EffectForm, fields)).toEqual(expected)
  })
})
