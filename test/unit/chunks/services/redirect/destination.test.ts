import { describe, expect, it } from 'vitest'
import { destinationOf, type Facts } from '../../../../../chunks/services/redirect/destination'
import type { Redirect } from '../../../../../shared/model/design'
import { decodeRedirect, parametersOf } from '../../../../../shared/wire/page/redirect'

const PAGE = 'https://shop.example/mugs/blue?x=1#top'
const facts: Facts = {
  page: PAGE,
  landing: '',
  isPrivate: false,
  host: 'https://popups.example',
  mobile: false,
  parameters: [
    { name: 'email', value: 'ann@example.com', isHidden: false },
    { name: 'shoe size', value: '42 ½', isHidden: false },
  ],
  conversionId: 'c-9',
  integration: 'university.example',
}
const lead = (url: string, redirect: Partial<Redirect> = {}, more: Partial<Facts> = {}) =>
  destinationOf({ url, newTab: false, sendFormData: false, ...redirect }, { ...facts, ...more })

describe('where a conversion leads', () => {
  it.each([
    ['https://a.example/b?c=d#e', 'https://a.example/b?c=d#e'],
    ['a.example/b', 'http://a.example/b'],
    ['a.example:8080', 'http://a.example:8080/'],
    ['tel:+15551234', 'tel:+15551234'],
    ['sms:+15551234', 'sms:+15551234'],
    ['mailto:ann@example.com?subject=Hi', 'mailto:ann@example.com?subject=Hi'],
    // The page's own site.
    ['/thanks', 'https://shop.example/thanks'],
    ['?thanks', 'https://shop.example/mugs/blue?thanks'],
    ['//a.example/', 'https://a.example/'],
  ])('%s: %s', (url, href) => expect(lead(url)).toEqual({ href }))

  it.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'JAVASCRIPT:x', 'http://', 'blob:x:y'])(
    'goes nowhere for %j',
    (url) => expect(lead(url)).toBeUndefined(),
  )

  it.each([
    [true, '+972 (50) 123-4567', 'tel:+972501234567'],
    [true, '0501234567890', 'tel:0501234567890'],
    [true, 'a.example', 'http://a.example/'],
  ])('in a mobile popup (%s), a bare number is a phone number: %s', (mobile, url, href) =>
    expect(lead(url, {}, { mobile })).toEqual({ href }),
  )

  it.each(['popup00000002', 'https://popups.example/api/display/click/popup00000002'])(
    'opens another popup: %s',
    (url) => expect(lead(url)).toEqual({ popup: 'popup00000002' }),
  )
  it('opens no popup by a link of another site', () =>
    expect(lead('https://a.example/click/popup00000002')).toEqual({ href: 'https://a.example/click/popup00000002' }))

  it.each([
    ['https://a.example/?from=[[url]]', `https://a.example/?from=${encodeURIComponent(PAGE)}`],
    ['https://a.example[[path]]?p=[[path]]', 'https://a.example/mugs/blue?p=%2Fmugs%2Fblue'],
    ['[[url]]', PAGE],
  ])('inserts the page into %s', (url, href) => expect(lead(url)).toEqual({ href }))
  it('does not mistake a path of the page for another host', () =>
    expect(lead('[[path]]?thanks', {}, { page: 'https://shop.example//evil.example/x' })).toEqual({
      href: 'https://shop.example/evil.example/x?thanks',
    }))

  it.each([
    ['https://a.example/', 'https://a.example/?email=ann%40example.com&shoe+size=42+%C2%BD'],
    [
      'https://a.example/?email=no&email=no&a=b#c',
      'https://a.example/?email=ann%40example.com&a=b&shoe+size=42+%C2%BD#c',
    ],
    ['tel:+15551234', 'tel:+15551234'],
  ])('passes on what was typed, each name once: %s', (url, href) =>
    expect(lead(url, { sendFormData: true })).toEqual({ href }),
  )

  it('passes on no ids of clicks where the browser asks for privacy, under whatever name a hidden field has them', () => {
    const redirect = { url: 'https://a.example/?from=[[url]]', newTab: false, sendFormData: true }
    const page = 'https://shop.example/mugs?gclid=Cj0KCQiA&utm_source=ads#top'
    const hidden: [string, string][] = [
      ['fbclid', 'short'],
      ['source id', ' Cj0KCQiA '],
      ['first', 'mc-12345'],
      ['note', 'google gclid Cj0KCQiA'],
      ['escaped', encodeURIComponent(page)],
      ['query', '?gclid=Cj0KCQiA'],
      ['page', page],
      ['other page', 'https://s.example/?gclid=abcdefgh123'],
      ['source', 'ads'],
    ]
    const parameters = [
      { name: 'email', value: 'ann@example.com', isHidden: false },
      ...hidden.map(([name, value]) => ({ name, value, isHidden: true })),
    ]
    const passed = (isPrivate: boolean) => {
      const landing = 'https://shop.example/?mc_eid=mc-12345'
      const to = destinationOf(redirect, { ...facts, page, landing, parameters, isPrivate })
      return to && 'href' in to && [...new URL(to.href).searchParams]
    }
    expect(passed(true)).toEqual([
      ['from', 'https://shop.example/mugs?utm_source=ads#top'],
      ['email', 'ann@example.com'],
      ['page', 'https://shop.example/mugs?utm_source=ads#top'],
      ['other page', 'https://s.example/'],
      ['source', 'ads'],
    ])
    expect(passed(false)).toEqual([['from', page], ['email', 'ann@example.com'], ...hidden])
  })

  it.each([
    ['awc', 'typed'],
    ['note', 'my link is https://s.example/?gclid=abcdefgh123'],
    ['note', 'abcdefgh123'],
  ])('passes on what the visitor typed as it is, also where the browser asks for privacy: %s=%s', (name, value) => {
    const to = lead(
      'https://a.example/',
      { sendFormData: true },
      {
        isPrivate: true,
        page: 'https://shop.example/?gclid=abcdefgh123',
        parameters: [{ name, value, isHidden: false }],
      },
    )
    expect(to && 'href' in to && [...new URL(to.href).searchParams]).toEqual([[name, value]])
  })

  it('goes to the one integration host with the conversion’s id in its path', () => {
    expect(lead('university.example/join/?a=b')).toEqual({ href: 'http://university.example/join/c-9?a=b' })
    expect(lead('university.example/join', {}, { conversionId: '' })).toEqual({
      href: 'http://university.example/join',
    })
    expect(lead('a.example/join')).toEqual({ href: 'http://a.example/join' })
  })
})

describe('the redirect of a popup', () => {
  const popup = (design: object, more: object = {}) => decodeRedirect({ design_properties: design, ...more })
  const ON = { poptin_design_redirect: 'yes', poptin_design_redirect_url: 'a.example' }

  it.each([
    [ON, {}, { url: 'a.example', newTab: false, sendFormData: false }],
    [ON, { redirect_target: '_blank' }, { url: 'a.example', newTab: true, sendFormData: false }],
    [{ ...ON, poptin_design_redirect_send_form_data: 1 }, {}, { url: 'a.example', newTab: false, sendFormData: true }],
    [{ ...ON, poptin_design_redirect: 'no' }, { redirect_url: 'b.example' }, undefined],
    [{}, { redirect_url: ' b.example ' }, { url: 'b.example', newTab: false, sendFormData: false }],
    [{ poptin_design_redirect: 'yes' }, {}, undefined],
    [{}, {}, undefined],
  ])('%j %j', (design, more, redirect) => expect(popup(design, more)).toEqual(redirect))

  it('passes on built-in fields by their names in the conversion call, others in lower case, and no empty ones', () => {
    const extra = { id: '', type: 'text', placeholder: '', property: '' }
    const fields = { email: 'ann@example.com', firstName: 'Ann', phone: '' }
    const extraFields = [
      { ...extra, name: 'Shoe Size', value: '42' },
      { ...extra, name: 'source', value: ' ' },
    ]
    expect(parametersOf({ fields, extraFields }, []).map(({ name, value }) => [name, value])).toEqual([
      ['first_name', 'Ann'],
      ['email', 'ann@example.com'],
      ['shoe size', '42'],
    ])
  })

  it('knows which of them were hidden: of built-in fields by their form, of others by their type', () => {
    const extra = { id: '', placeholder: '', property: '', value: 'x' }
    const fields = { email: 'ann@example.com', firstName: 'Ann' }
    const extraFields = [
      { ...extra, name: 'source', type: 'hidden' },
      { ...extra, name: 'size', type: 'text' },
    ]
    const hidden = parametersOf({ fields, extraFields }, ['firstName']).filter(({ isHidden }) => isHidden)
    expect(hidden.map(({ name }) => name)).toEqual(['first_name', 'source'])
  })
})
