// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import {
  detailOf,
  invalidIn,
  isCached,
  lookOf,
  replyIn,
  routeTo,
} from '../../../../../../shared/wire/page/site/contact'
import { originalRuns } from '../../../../../../shared/wire/page/site/original'

const SERVER = 'https://wisp.example'
const DEFAULT = `${SERVER}/wp-json/contact-form-7/v1/contact-forms/7/feedback`

const fail = (): never => {
  throw new Error('hostile')
}
const throwing = (how: 'getter' | 'proxy'): object =>
  how === 'proxy'
    ? new Proxy({}, { get: fail, has: fail, ownKeys: fail, getOwnPropertyDescriptor: fail })
    : Object.defineProperty({}, 'api', { get: fail, enumerable: true })

afterEach(() => {
  Reflect.deleteProperty(window, 'wpcf7')
  document.body.innerHTML = ''
})

describe('the address of a call', () => {
  const SPACE = 'contact-form-7/v1'
  const PATH = `${SPACE}/contact-forms/7/feedback`

  it.each([
    ['nothing', undefined, DEFAULT],
    [
      '5.1',
      { apiSettings: { root: `https://a.example/wp-json/${SPACE}`, namespace: SPACE } },
      `https://a.example/wp-json/${PATH}`,
    ],
    [
      '5.3',
      { apiSettings: { root: 'https://a.example/wp-json/', namespace: SPACE } },
      `https://a.example/wp-json/${PATH}`,
    ],
    ['5.7', { api: { root: 'https://a.example/wp-json/', namespace: SPACE } }, `https://a.example/wp-json/${PATH}`],
    ['a block', { root: 'https://a.example/wp-json', namespace: SPACE }, `https://a.example/wp-json/${PATH}`],
    ['no namespace', { root: 'https://a.example/wp-json/' }, `https://a.example/wp-json/${PATH}`],
    ['another namespace', { api: { root: '/api', namespace: 'x/v2' } }, '/api/x/v2/contact-forms/7/feedback'],
    [
      'plain permalinks',
      { api: { root: '/index.php?rest_route=/', namespace: SPACE } },
      `/index.php?rest_route=/${PATH}`,
    ],
    ['signs that a replacement would read', { root: `/$&/${SPACE}`, namespace: SPACE }, `/$&/${PATH}`],
    ['wrong types', { api: { root: ['x'], namespace: {} } }, DEFAULT],
    ['null', { api: null }, DEFAULT],
    ['a text', 'wpcf7', DEFAULT],
    ['a symbol', Symbol('x'), DEFAULT],
    ['settings that are symbols', { root: Symbol('x'), api: Symbol('x'), cached: Symbol('x') }, DEFAULT],
    ['settings that throw', throwing('getter'), DEFAULT],
    ['a proxy that throws', throwing('proxy'), DEFAULT],
  ])('with %s', (_, settings, address) => {
    Object.assign(window, { wpcf7: settings })
    expect([routeTo(SERVER, 7, 'feedback'), isCached(), originalRuns()]).toEqual([address, false, false])
  })

  it('survives a global variable that cannot be read', () => {
    Object.defineProperty(window, 'wpcf7', { get: fail, configurable: true })
    expect([routeTo(SERVER, 7, 'feedback'), originalRuns()]).toEqual([DEFAULT, false])
  })

  it('is that of the block before that of the global variable', () => {
    Object.assign(window, { wpcf7: { root: '/global' } })
    document.body.innerHTML = '<script type="application/json" data-wisp-forms>{"root":"/block"}</script>'
    expect(routeTo(SERVER, 7, 'refill')).toBe(`/block/${SPACE}/contact-forms/7/refill`)
  })
})

it.each([
  ['mail_sent', ['sent', 'wpcf7-mail-sent-ok', 'mailsent']],
  ['validation_failed', ['invalid', 'wpcf7-validation-errors', 'invalid']],
  ['payment_required', ['custom-payment-required', 'wpcf7-custom-payment-required']],
  ['a__b__c', ['custom-a-b__c', 'wpcf7-custom-a-b__c']],
  ['Two words\there', ['custom-Two-words-here', 'wpcf7-custom-Two-words-here']],
  ['', ['custom-', 'wpcf7-custom-']],
  ['constructor', ['custom-constructor', 'wpcf7-custom-constructor']],
  ['__proto__', ['custom--proto__', 'wpcf7-custom--proto__']],
])('the status %j looks like %j', (status, look) => {
  expect(lookOf(status)).toEqual(look)
})

it.each([
  ['payment_required', ['payment-required', 'wpcf7-custom-payment-required']],
  ['payment required', ['custom-payment-required', 'wpcf7-custom-payment-required']],
  ['payment_refused', ['custom-payment-refused', 'wpcf7-custom-payment-refused']],
  ['mail_sent', ['sent', 'wpcf7-mail-sent-ok', 'mailsent']],
])('the status %j of a form of 5.4 or later looks like %j', (status, look) => {
  expect(lookOf(status, true)).toEqual(look)
})

describe('invalid fields', () => {
  const field = { control: 'name-1', message: 'Fill it in.' }

  it.each([
    [
      '5.1',
      { invalidFields: [{ into: 'span.name', message: 'Fill it in.', idref: 'name-1' }] },
      { ...field, wraps: 'span.name', id: 'tag-ve-0' },
    ],
    [
      '5.3',
      { invalid_fields: [{ into: 'span.name', message: 'Fill it in.', idref: 'name-1', error_id: 'e' }] },
      { ...field, wraps: 'span.name', id: 'e' },
    ],
    [
      '5.7',
      { invalid_fields: [{ field: 'name', message: 'Fill it in.', idref: 'name-1', error_id: 'e' }] },
      { ...field, wraps: '[data-name="name"]', id: 'e' },
    ],
    [
      'no control',
      { invalid_fields: [{ field: 'name', message: 'Fill it in.', idref: null }] },
      { wraps: '[data-name="name"]', message: 'Fill it in.', control: '', id: 'tag-ve-0' },
    ],
  ])('of %s', (_, reply, expected) => {
    expect(invalidIn(reply, 'tag')).toEqual([expected])
  })

  it.each([
    ['nothing', {}],
    ['null', { invalid_fields: null, invalidFields: null }],
    ['a text', { invalid_fields: 'name' }],
    ['an object', { invalid_fields: { 0: { field: 'name' } } }],
  ])('are none in %s', (_, reply) => {
    expect(invalidIn(reply, 'tag')).toEqual([])
  })

  it('count once in a reply that lists them in both ways', () => {
    const field = { into: 'span.who', message: 'Missing', idref: 'who' }
    const both = { invalid_fields: [{ ...field, error_id: 'tag-ve-who' }], invalidFields: [field] }
    expect(invalidIn(both, 'tag')).toEqual([
      { wraps: 'span.who', message: 'Missing', control: 'who', id: 'tag-ve-who' },
    ])
  })

  it('have texts only, whatever the server says', () => {
    const hostile = { field: { toString: 'x' }, into: [], message: null, idref: {}, error_id: true }
    for (const item of [hostile, null, 7, 'x'])
      expect(invalidIn({ invalid_fields: [item] }, 'tag')).toEqual([
        { wraps: '[data-name=""]', message: '', control: '', id: 'tag-ve-0' },
      ])
  })
})

it('a reply has a status and a message, and comes with a status of success', () => {
  const body = '{"status":"spam","message":""}'
  expect(replyIn({ status: 200, text: body })).toEqual({ status: 'spam', message: '' })
  for (const [status, text] of [
    [500, body],
    [200, '<p>'],
    [200, '{"status":"spam"}'],
    [200, '{"message":""}'],
    [0, ''],
  ] as const)
    expect(replyIn({ status, text })).toBeUndefined()
})

it.each([
  ['5.1.9', '7', '12'],
  ['5.3.2', '7', '12'],
  ['5.4', 7, 12],
  ['6.0.1', 7, 12],
])(
  'the detail of an event names what was filled in, as %s does, without what the script adds',
  (version, form, post) => {
    const data = new FormData()
    const file = new File(['x'], 'cv.txt')
    for (const [name, value] of [
      ['_wpcf7', '7'],
      ['_wpcf7_version', version],
      ['_wpcf7_locale', 'he_IL'],
      ['_wpcf7_unit_tag', 'tag'],
      ['_wpcf7_container_post', '12'],
      ['name', 'Ann'],
      ['day[]', 'mon'],
      ['day[]', 'tue'],
      ['_wpcf7_checkbox_free_text_day', 'noon'],
      ['_wpcf7_free_text_how', 'Pigeon'],
      ['__proto__', 'x'],
    ] as const)
      data.append(name, value)
    data.append('cv', file)
    expect(detailOf('wrapper', data)).toEqual({
      id: 'wrapper',
      status: 'init',
      formData: data,
      unitTag: 'tag',
      contactFormId: form,
      pluginVersion: version,
      contactFormLocale: 'he_IL',
      containerPostId: post,
      inputs: [
        { name: 'name', value: 'Ann' },
        { name: 'day[]', value: 'mon' },
        { name: 'day[]', value: 'tue' },
        ...(form === 7
          ? [{ name: 'cv', value: file }]
          : [
              { name: 'day-free-text', value: 'noon' },
              { name: 'how-free-text', value: 'Pigeon' },
            ]),
      ],
    })
    expect(detailOf('', new FormData())).toMatchObject({ contactFormId: '', inputs: [] })
  },
)

it('takes no more wrong fields from a reply than any form has', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => ({ field: `f${index}`, message: 'x' }))
  expect([invalidIn({ invalid_fields: many }, 'u').length, invalidIn({ invalidFields: many }, 'u').length]).toEqual([
    100, 100,
  ])
})
