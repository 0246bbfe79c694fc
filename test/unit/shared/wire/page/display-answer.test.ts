import { describe, expect, it } from 'vitest'
import { decodeCountdown } from '../../../../../shared/wire/page/countdown'
import { decodeDisplay } from '../../../../../shared/wire/page/display-answer'
import { decodePopup } from '../../../../../shared/wire/page/popup'

/** An answer as the specification's section 3 describes it, every field of a popup in it. */
const answer = {
  poptins: [
    {
      poptin_id: 'abcdefghij-_9',
      poptin_type: 'lightbox',
      poptin_format: '7',
      poptin_name: 'Spring',
      poptin_target: 'lead',
      poptin_url: 'https://cdn.example/t/1.html',
      poptin: '',
      display: 'yes',
      is_teasers_on: 'no',
      on_click: 0,
      ab_test: 'no',
      ab_test_parent_id: '',
      account_id: 12,
      viewer_id: 'v-1',
      poptin_size: { width: '800', height: '500' },
      x_close_button: 1,
      d_f_a: '3',
      d_f_r: 'display_once_every_few_days_3',
      stop_showing_to_converted_users: '1',
      auto_pilot_trigger: 'no',
      triggers: { exit_intent: 'yes', time_delay: '5', scroll_percent: 'no', page_clicks: 2, pages_visited: 'no' },
      if_poptin_credit: false,
      parts: ['form', 'countdown'],
      design_properties: {
        timer: { type: 'duration', minutes: '2', seconds: 30 },
        timer_ver: 'digits',
        poptin_location: 'bottom_right',
        poptin_design_entry_effect: 'zoom',
        poptin_design_exit_effect: 'never heard of',
        poptin_design_content_lock: 'yes',
        poptin_design_auto_close: '1',
        poptin_design_auto_close_sec: '9',
        poptin_design_close_on_screen_click: true,
        poptin_design_close_options_type: 'closing_options-button',
        poptin_design_show_x_after_sec: 4,
        poptin_design_thank_screen: 1,
        poptin_design_thank_screen_auto_close: 1,
      },
    },
  ],
  display: 'yes',
  country_code: 'DE',
  lang: 'he',
  ip: '192.0.2.1',
}
const [popup] = answer.poptins

describe('display answer', () => {
  const [campaign] = decodeDisplay(answer).campaigns

  it('gives the loader what it needs for decisions', () => {
    expect(campaign).toMatchObject({
      id: 'abcdefghij-_9',
      type: 'lightbox',
      templateUrl: 'https://cdn.example/t/1.html',
      onClickOnly: false,
      frequency: { rule: 'days', count: 3 },
      stopWhenConverted: true,
      parts: ['form', 'countdown'],
      key: 'abcdefghij-_9',
      targeted: true,
    })
    expect(campaign?.triggers).toEqual({ exitIntent: true, timeDelay: 5, pageClicks: 2 })
    expect(decodeDisplay(answer)).toMatchObject({
      restricted: false,
      raw: { country_code: 'DE', ip: '192.0.2.1' },
    })
    expect(decodeDisplay({ cc: 'IL' }).raw.country_code).toBe('IL')
  })

  it.each<[title: string, wire: Record<string, unknown>, triggers: Record<string, unknown>]>([
    ['a trigger that is off has no key', { exit_intent: 'no', time_delay: '', cart: null, inactivity: false }, {}],
    ['a number may be text', { time_delay: '5', scroll_percent: 50 }, { timeDelay: 5, scrollPercent: 50 }],
    ['0 is a number too', { time_delay: 0, scroll_pixel: '0' }, { timeDelay: 0, scrollPixel: 0 }],
    ['on is yes or true', { exit_intent: 'yes', autopilot: true }, { exitIntent: true, autopilot: true }],
    ['a word stays a word', { exit_intent_mobile: 'back' }, { exitIntentMobile: 'back' }],
  ])('triggers: %s', (_, wire, triggers) => {
    expect(decodeDisplay({ poptins: [{ ...popup, triggers: wire }] }).campaigns[0]?.triggers).toEqual(triggers)
  })

  it.each([
    ['its own id', {}, 'abcdefghij-_9'],
    [
      'its own id, if a parent is named but no test runs',
      { ab_test: 'no', ab_test_parent_id: 'parent0000001' },
      'abcdefghij-_9',
    ],
    ['the parent of its A/B test', { ab_test: 'yes', ab_test_parent_id: 'parent0000001' }, 'parent0000001'],
  ])('uses as the key of markers %s', (_, wire, key) => {
    expect(decodeDisplay({ poptins: [{ ...popup, ...wire }] }).campaigns[0]?.key).toBe(key)
  })

  it.each([
    ['no', false],
    ['yes', true],
    [undefined, true],
  ])('needs the targeting chunk if the server says %s: %s', (targeted, expected) => {
    expect(decodeDisplay({ poptins: [{ ...popup, targeted }] }).campaigns[0]?.targeted).toBe(expected)
  })

  it('gives the chunks what they draw', () => {
    expect(campaign && decodePopup(campaign)).toEqual({
      id: 'abcdefghij-_9',
      key: 'abcdefghij-_9',
      type: 'lightbox',
      format: 7,
      name: 'Spring',
      target: 'lead',
      size: { width: 800, height: 500 },
      language: 'he',
      viewerId: 'v-1',
      credit: false,
      design: {
        position: 'bottom-right',
        layout: 'horizontal',
        entryEffect: 'zoom',
        exitEffect: 'fade',
        contentLock: true,
        autoClose: 9,
        closeOnOutsideClick: true,
        closeControl: 'button',
        closeAfter: 4,
        thanks: true,
        thanksAutoClose: 5,
      },
      wire: campaign?.wire,
    })
    expect(decodeCountdown(campaign?.wire ?? {})).toEqual({ style: 'digits', seconds: 150 })
  })

  it.each([
    ['display_once_every_few_visiting_4', 'visits'],
    ['display_once_every_few_days_3', 'days'],
    ['display_once_a_visitor_2', 'once'],
    ['all@display_everytime_everypage_5', 'always'],
    [undefined, 'always'],
    ['', 'always'],
  ])('reads the frequency rule %s as %s', (rule, expected) => {
    const { campaigns } = decodeDisplay({ poptins: [{ ...popup, d_f_r: rule }] })
    expect(campaigns[0]?.frequency.rule).toBe(expected)
  })

  it.each<[account: unknown, popup: unknown, credit: boolean]>([
    ['yes', 'no', true],
    [1, undefined, true],
    ['no', 'yes', true],
    [false, 'no', false],
    [undefined, undefined, false],
  ])('a free account (%s) and a popup with credit (%s) show the credit line: %s', (account, ownCredit, credit) => {
    const { campaigns } = decodeDisplay({ if_freemium: account, poptins: [{ ...popup, if_poptin_credit: ownCredit }] })
    expect(campaigns.map((campaign) => decodePopup(campaign).credit)).toEqual([credit])
  })

  it.each<[string, Record<string, unknown>, Record<string, unknown>, string]>([
    ['its own', { viewer_id: 'v-1' }, { viewer_id: 'v-2' }, 'v-1'],
    ['that of the answer', {}, { viewer_id: 'v-2' }, 'v-2'],
    ['none', {}, {}, ''],
  ])('a popup has one viewer id: %s', (_, ownFields, account, expected) => {
    const { viewer_id, ...rest } = { viewer_id: '', ...popup }
    const { campaigns } = decodeDisplay({ ...account, poptins: [{ ...rest, ...ownFields }] })
    expect(campaigns.map((campaign) => decodePopup(campaign).viewerId)).toEqual([expected])
  })

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['not allowed', { ...answer, display: 'not_allowed' }],
    ['popups that are not a list', { poptins: 'x' }],
    ['an invalid popup', { poptins: [null, 1, 'x', [], {}] }],
    ['an id that is too short', { poptins: [{ ...popup, poptin_id: 'short' }] }],
    ['an id that would escape its path', { poptins: [{ ...popup, poptin_id: '../../../../x' }] }],
  ])('shows nothing for %s', (_, raw) => {
    expect(decodeDisplay(raw as Record<string, unknown>).campaigns).toEqual([])
  })

  it('accepts valid popups beside invalid ones', () => {
    expect(decodeDisplay({ poptins: [{ poptin_id: 1 }, popup] }).campaigns).toHaveLength(1)
  })

  it('decodes a minimal popup', () => {
    const { campaigns } = decodeDisplay({ poptins: [{ poptin_id: popup?.poptin_id, poptin_type: 'bar' }] })
    expect(campaigns[0]).toMatchObject({
      type: 'bar',
      triggers: {},
      parts: ['legacy-server'],
      frequency: { rule: 'always', count: 0 },
    })
    expect(campaigns[0] && decodePopup(campaigns[0]).design).toMatchObject({
      position: 'middle-center',
      closeControl: 'x',
      contentLock: false,
      thanks: true,
    })
  })
})
