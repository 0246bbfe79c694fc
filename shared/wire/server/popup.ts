/** One popup of the display answer (specification, section 3). `decodeDisplay` reads it back. */
import type { Frequency, PopupDefinition, Triggers } from '../../popup'
import { snake } from '../names'
import { encodeDesign } from './design'

/** A popup on its way to one visitor; its template travels by address. */
export interface ServedPopup extends Omit<PopupDefinition, 'html'> {
  /** Chunks that the template will ask for. */
  parts: string[]
  accountId: string
  viewerId: string
  templateUrl: string
}

const FREQUENCY: Record<Frequency['rule'], string> = {
  visits: 'display_once_every_few_visiting_4',
  days: 'display_once_every_few_days_3',
  once: 'display_once_a_visitor_2',
  always: 'all@display_everytime_everypage_5',
}

const TRIGGERS =
  'exit_intent exit_intent_mobile time_delay time_delay_scope scroll_percent page_clicks pages_visited inactivity cart autopilot'
const ALL_OFF = Object.fromEntries(TRIGGERS.split(' ').map((name) => [name, 'no']))

const encodeTriggers = (triggers: Triggers): Record<string, unknown> => ({
  ...ALL_OFF,
  ...Object.fromEntries(Object.entries(triggers).map(([name, setting]) => [snake(name), setting ?? 'no'])),
})

/** Fields that no popup file sets yet, at the value that switches nothing on. */
const NEUTRAL = {
  poptin: '',
  display: 'yes',
  is_teasers_on: 'no',
  ab_test: 'no',
  ab_test_parent_id: '',
  auto_pilot_trigger: 'no',
  redirect_url: '',
  redirect_target: '',
  wheel_has_coupon: 'no',
  if_poptin_credit: 'no',
  source_code_target_active: 'no',
  source_code_target_html: '',
  source_code_target_role: '',
  engagement_with_other_poptin_filter: '',
  js_filter: { display_if_specific_js_active: 'no', js_name_pair: [], js_value_pair: [], js_show_pair: [] },
  cookie_filter: {
    display_if_specific_cookie_active: 'no',
    cookie_name_pair: [],
    cookie_value_pair: [],
    cookie_show_pair: [],
  },
  display_if_adblock_active: 'no',
  poptin_fields: [],
  poptin_trigger: { close_trigger: '', convert: '' },
  client_restriction_setting: { upgrade_popup: null },
  cookie: '',
  poptin_new_session: 'no',
}

export const encodePopup = (popup: ServedPopup): Record<string, unknown> => ({
  ...NEUTRAL,
  poptin_id: popup.id,
  poptin_type: popup.type,
  poptin_format: popup.format,
  poptin_name: popup.name,
  poptin_target: popup.target,
  poptin_url: popup.templateUrl,
  poptin_size: popup.size,
  on_click: popup.onClickOnly ? 'yes' : 'no',
  account_id: popup.accountId,
  viewer_id: popup.viewerId,
  design_properties: encodeDesign(popup.design),
  x_close_button: popup.design.closeControl === 'x' ? 'yes' : 'no',
  d_f_r: FREQUENCY[popup.frequency.rule],
  d_f_a: popup.frequency.count,
  stop_showing_to_converted_users: popup.stopWhenConverted ? 'yes' : 'no',
  triggers: encodeTriggers(popup.triggers),
  lang: popup.language,
  parts: popup.parts,
})
