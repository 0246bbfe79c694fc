import { expect, it } from 'vitest'
import type { TriggerSettings } from '../../../../../shared/model/trigger-settings'
import type { Targeting } from '../../../../../shared/targeting/popup-targeting'
import { encodePopup } from '../../../../../shared/wire/server/popup'
import { popupOf } from '../../../../support/shop'

const encode = (changes: { triggers?: TriggerSettings; targeting?: Targeting }) =>
  encodePopup({
    ...popupOf(changes),
    translations: undefined,
    parts: [],
    accountId: 'demo',
    viewerId: 'viewer-1',
    templateUrl: '',
  })

const OFF = {
  exit_intent: 'no',
  exit_intent_mobile: 'no',
  time_delay: 'no',
  time_delay_scope: 'no',
  scroll_percent: 'no',
  page_clicks: 'no',
  pages_visited: 'no',
  inactivity: 'no',
  cart: 'no',
  autopilot: 'no',
}

it.each([
  [{}, {}],
  [
    { exitIntent: true, scrollPercent: 0 },
    { exit_intent: true, scroll_percent: 0 },
  ],
  [{ exitIntentMobile: 'back' }, { exit_intent_mobile: 'back' }],
  [{ timeDelay: 5 }, { time_delay: 5 }],
  [{ sessionDelay: 90 }, { time_delay: 90, time_delay_scope: 'session' }],
  [
    { timeDelay: 5, sessionDelay: 90 },
    { time_delay: 5, session_delay: 90 },
  ],
  [{ scrollPixel: 600 }, { scroll_pixel: 600 }],
  [
    { pageClicks: 3, pagesVisited: 4, inactivity: 20 },
    { page_clicks: 3, pages_visited: 4, inactivity: 20 },
  ],
  [
    { cart: { event: 'cart_value', comparison: 'greater_than', amount: 49.9, products: ['101'] } },
    { cart: { event: 'cart_value', comparison: 'greater_than', amount: 49.9, products: ['101'] } },
  ],
  [{ autopilot: true }, { autopilot: true }],
] as [TriggerSettings, object][])('each trigger has its own value, or no: %j', (triggers, on) => {
  expect(encode({ triggers }).triggers).toEqual({ ...OFF, ...on })
})

it.each([
  [{}, 'no'],
  [{ autopilot: true }, 'yes'],
] as [TriggerSettings, string][])('for the triggers %j, autopilot is %s', (triggers, on) => {
  expect(encode({ triggers }).auto_pilot_trigger).toBe(on)
})

const NOTHING = {
  source_code_target_active: 'no',
  source_code_target_html: '',
  source_code_target_role: '',
  ab_test: 'no',
  ab_test_parent_id: '',
  engagement_with_other_poptin_filter: '',
  js_filter: { display_if_specific_js_active: 'no', js_name_pair: [], js_value_pair: [], js_show_pair: [] },
  cookie_filter: {
    display_if_specific_cookie_active: 'no',
    cookie_name_pair: [],
    cookie_value_pair: [],
    cookie_show_pair: [],
  },
  display_if_adblock_active: 'no',
  device: '',
}

it.each([
  [{}, {}],
  [{ abTest: 'spring-test-1' }, { ab_test: 'yes', ab_test_parent_id: 'spring-test-1' }],
  [
    { engagement: { show: true, what: 'seen', kind: 'other', popup: 'any' } },
    { engagement_with_other_poptin_filter: 'show|seen_poptin|other|any' },
  ],
  [
    { engagement: { show: false, what: 'not_seen', kind: 'embedded', popup: 'demolightbox1' } },
    { engagement_with_other_poptin_filter: 'dont_show|not_seen|embedded|demolightbox1' },
  ],
  [
    { sourceCode: { contains: true, text: '<b>' } },
    { source_code_target_active: 'yes', source_code_target_html: '<b>', source_code_target_role: 'contains' },
  ],
  [
    { sourceCode: { contains: false, text: 'x' } },
    { source_code_target_active: 'yes', source_code_target_html: 'x', source_code_target_role: 'not_contains' },
  ],
  [
    {
      variables: [
        { show: true, name: 'shop.tier', comparison: 'equals', value: 'a@b' },
        { show: false, name: 'x', comparison: 'exists', value: '' },
      ],
    },
    {
      js_filter: {
        display_if_specific_js_active: 'yes',
        js_name_pair: ['show@shop.tier', 'dont_show@x'],
        js_value_pair: ['equals@a@b', 'exists@'],
        js_show_pair: ['show', 'dont_show'],
      },
    },
  ],
  [
    { cookies: [{ show: false, name: 'staff', comparison: 'not_exists', value: '' }] },
    {
      cookie_filter: {
        display_if_specific_cookie_active: 'yes',
        cookie_name_pair: ['dont_show@staff'],
        cookie_value_pair: ['not_exists@'],
        cookie_show_pair: ['dont_show'],
      },
    },
  ],
  [{ adblock: true }, { display_if_adblock_active: 'yes' }],
  [{ adblock: false }, { display_if_adblock_active: 'dont_show' }],
  [{ device: 'mobile' }, { device: 'mobile' }],
] as [Targeting, object][])('the targeting %j has the field names of the specification', (targeting, fields) => {
  expect(encode({ targeting })).toMatchObject({ ...NOTHING, ...fields })
})
