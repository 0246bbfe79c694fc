import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Condition } from '../../../../../shared/targeting/chunk-values'
import type { Targeting } from '../../../../../shared/targeting/popup-targeting'
import { decodeTargeting } from '../../../../../shared/wire/page/targeting'
import { decodeCart } from '../../../../../shared/wire/page/targeting-values'

const js = (pairs: Record<string, unknown>) => ({ js_filter: { display_if_specific_js_active: 'yes', ...pairs } })
const variable = (changes: Partial<Condition> = {}): Condition[] => [
  { show: true, name: 'shop.plan', comparison: 'equals', value: 'pro', ...changes },
]

const cases: [title: string, wire: Record<string, unknown>, targeting: Targeting][] = [
  ['nothing', {}, {}],
  ['a device', { device: 'desktop' }, { device: 'desktop' }],
  ['an invalid device is left out', { device: 'fridge' }, {}],
  [
    'engagement is role, engagement, kind and id with pipes between',
    { engagement_with_other_poptin_filter: 'dont_show|closed|embedded|popup00000002' },
    { engagement: { show: false, what: 'closed', kind: 'embedded', popup: 'popup00000002' } },
  ],
  [
    'seen is spelled seen_poptin',
    { engagement_with_other_poptin_filter: 'show|seen_poptin|other|any' },
    { engagement: { show: true, what: 'seen', kind: 'other', popup: 'any' } },
  ],
  [
    'not_seen is spelled as it is',
    { engagement_with_other_poptin_filter: 'show|not_seen|other|any' },
    { engagement: { show: true, what: 'not_seen', kind: 'other', popup: 'any' } },
  ],
  [
    'engagement without kind and id means any popup that is not embedded',
    { engagement_with_other_poptin_filter: 'show|converted' },
    { engagement: { show: true, what: 'converted', kind: 'other', popup: 'any' } },
  ],
  ['engagement without a role is left out', { engagement_with_other_poptin_filter: '|closed|other|any' }, {}],
  ['engagement of an unknown kind is left out', { engagement_with_other_poptin_filter: 'show|liked|other|any' }, {}],
  [
    'source code that must contain a text',
    { source_code_target_active: 'yes', source_code_target_html: '<b>', source_code_target_role: 'contains' },
    { sourceCode: { contains: true, text: '<b>' } },
  ],
  [
    'source code that must not contain a text',
    { source_code_target_active: '1', source_code_target_html: '<b>', source_code_target_role: 'not_contains' },
    { sourceCode: { contains: false, text: '<b>' } },
  ],
  [
    'source code in the words of the other filters',
    { source_code_target_active: true, source_code_target_html: '<b>', source_code_target_role: 'dont_show' },
    { sourceCode: { contains: false, text: '<b>' } },
  ],
  [
    'source code that is switched off',
    { source_code_target_active: 'no', source_code_target_html: '<b>', source_code_target_role: 'contains' },
    {},
  ],
  ['source code without a text', { source_code_target_active: 'yes', source_code_target_html: '' }, {}],
  [
    'variables in three lists',
    js({ js_name_pair: ['show@shop.plan'], js_value_pair: ['equals@pro'], js_show_pair: ['show'] }),
    { variables: variable() },
  ],
  [
    'the first @ splits',
    js({ js_name_pair: ['show@a@b'], js_value_pair: ['contains@ann@example.com'], js_show_pair: ['show'] }),
    { variables: variable({ name: 'a@b', comparison: 'contains', value: 'ann@example.com' }) },
  ],
  [
    'the role is only with the name',
    js({ js_name_pair: ['dont_show@shop.plan'], js_value_pair: ['equals@pro'] }),
    { variables: variable({ show: false }) },
  ],
  [
    'the role is only in its own list',
    js({ js_name_pair: ['shop.plan'], js_value_pair: ['equals@pro'], js_show_pair: ['dont_show@1'] }),
    { variables: variable({ show: false }) },
  ],
  [
    'its own list wins over the role with the name',
    js({ js_name_pair: ['dont_show@shop.plan'], js_value_pair: ['equals@pro'], js_show_pair: ['show'] }),
    { variables: variable() },
  ],
  [
    'a comparison that needs no value',
    js({ js_name_pair: ['shop.plan'], js_value_pair: ['not_exists'] }),
    { variables: variable({ comparison: 'not_exists', value: '' }) },
  ],
  [
    'a value without a comparison means equals',
    js({ js_name_pair: ['shop.plan'], js_value_pair: ['ann@example.com'] }),
    { variables: variable({ value: 'ann@example.com' }) },
  ],
  [
    'numbers and booleans instead of texts',
    js({ js_name_pair: ['shop.plan'], js_value_pair: [3] }),
    { variables: variable({ value: '3' }) },
  ],
  [
    'a list of rules under the same names',
    js({ rules: [{ js_name_pair: 'show@shop.plan', js_value_pair: 'equals@pro', js_show_pair: 'show' }] }),
    { variables: variable() },
  ],
  [
    'a list of rules in the switch itself',
    {
      js_filter: {
        display_if_specific_js_active: {
          rules: [{ js_name_pair: 'show@shop.plan', js_value_pair: 'equals@pro', js_show_pair: 'show' }],
        },
      },
    },
    { variables: variable() },
  ],
  [
    'three lists in the switch itself',
    {
      cookie_filter: {
        display_if_specific_cookie_active: { cookie_name_pair: ['show@plan'], cookie_value_pair: ['exists@'] },
      },
    },
    { cookies: [{ show: true, name: 'plan', comparison: 'exists', value: '' }] },
  ],
  ['a switch that holds nothing', { js_filter: { display_if_specific_js_active: {} } }, {}],
  [
    'a condition without a name is left out',
    js({ js_name_pair: ['show@'], js_value_pair: ['equals@1'] }),
    { variables: [] },
  ],
  [
    'variables that are switched off',
    { js_filter: { display_if_specific_js_active: 'no', js_name_pair: ['show@a'], js_value_pair: ['equals@1'] } },
    {},
  ],
  [
    'cookies have the same shape',
    {
      cookie_filter: {
        display_if_specific_cookie_active: 'yes',
        cookie_name_pair: ['show@plan', 'dont_show@old'],
        cookie_value_pair: ['starts_with@pro', 'exists@'],
        cookie_show_pair: ['show', 'dont_show'],
      },
    },
    {
      cookies: [
        { show: true, name: 'plan', comparison: 'starts_with', value: 'pro' },
        { show: false, name: 'old', comparison: 'exists', value: '' },
      ],
    },
  ],
  ['an ad blocker is wanted', { display_if_adblock_active: 'yes' }, { adblock: true }],
  ['an ad blocker is wanted, in the words of the filters', { display_if_adblock_active: 'show' }, { adblock: true }],
  ['no ad blocker is wanted', { display_if_adblock_active: 'dont_show' }, { adblock: false }],
  ['ad blockers do not matter', { display_if_adblock_active: 'no' }, {}],
  ['an A/B test', { ab_test: 'yes', ab_test_parent_id: 'parent0000001' }, { abTest: 'parent0000001' }],
  ['an A/B test that is off', { ab_test: 'no', ab_test_parent_id: 'parent0000001' }, {}],
]

describe('targeting of a popup', () => {
  it.each(cases)('%s', (_, wire, targeting) => {
    expect(decodeTargeting(wire)).toEqual(targeting)
  })

  it('decodes anything that a server sends without throwing', () => {
    const names = ['engagement_with_other_poptin_filter', 'js_filter', 'cookie_filter', 'device', 'ab_test']
    const more = [
      'source_code_target_active',
      'source_code_target_html',
      'display_if_adblock_active',
      'ab_test_parent_id',
    ]
    const filter = fc.record({
      display_if_specific_js_active: fc.constant('yes'),
      js_name_pair: fc.jsonValue(),
      js_value_pair: fc.jsonValue(),
      rules: fc.jsonValue(),
    })
    const hostile = fc.oneof(fc.jsonValue(), filter, fc.constant({ toString: 1 }))
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names, ...more), hostile), (wire) => {
        const { variables = [] } = decodeTargeting(wire)
        expect(variables.every(({ name, value }) => typeof name === 'string' && typeof value === 'string')).toBe(true)
      }),
    )
  })
})

describe('a cart setting', () => {
  it.each<[title: string, raw: unknown, setting: unknown]>([
    [
      'as it is sent',
      { event: 'cart_value', comparison: 'greater_than', amount: 50, products: ['1', '2'] },
      { event: 'cart_value', comparison: 'greater_than', amount: 50, products: ['1', '2'] },
    ],
    [
      'with numbers and texts swapped',
      { event: 'cart_item', comparison: 'equal', amount: '2', products: [1, 2] },
      { event: 'cart_item', comparison: 'equal', amount: 2, products: ['1', '2'] },
    ],
    [
      'with only its event: any product, at least one',
      { event: 'added_product' },
      { event: 'added_product', comparison: 'greater_than_or_equal', amount: 1, products: 'any_product' },
    ],
    [
      'of an empty cart: nothing at all',
      { event: 'cart_item', amount: 0, products: 'empty_cart' },
      { event: 'cart_item', comparison: 'greater_than_or_equal', amount: 0, products: 'empty_cart' },
    ],
    ['of an unknown event', { event: 'constructor' }, undefined],
    ['that is a boolean', true, undefined],
  ])('%s', (_, raw, setting) => {
    expect(decodeCart(raw)).toEqual(setting)
  })
})
