/**
 * From a popup of the specification's display answer (section 3) to what the loader decides on. Our server does it for our own
 * script; for other servers, the legacy-server chunk does.
 */
import type { CampaignSettings } from '../model/campaign-settings'
import type { Frequency, TriggerSettings } from '../model/trigger-settings'
import { camel, list, object, yes } from '../values/names'
import { decodeType } from './type'

/** The fields that it is made of, and that nothing else reads. */
export const CAMPAIGN_FIELDS = [
  'd_f_a',
  'd_f_r',
  'on_click',
  'parts',
  'poptin',
  'poptin_id',
  'poptin_type',
  'poptin_url',
  'stop_showing_to_converted_users',
  'targeted',
  'triggers',
]

/**
 * The last digit identifies the rule: `display_once_every_few_visiting_4`, `…_days_3`, `…_a_visitor_2`,
 * `…_everypage_5`.
 */
const RULES: Record<string, Frequency['rule']> = { 2: 'once', 3: 'days', 4: 'visits' }

/** `yes` becomes true, numeric text a number; other words (`back`) stay as they are. */
const setting = (value: unknown): unknown =>
  value === true || value === 'yes' || (Number.isNaN(Number(value)) ? value : Number(value))

const triggersIn = (wire: unknown): TriggerSettings =>
  Object.fromEntries(
    Object.entries(object(wire))
      .filter(([, value]) => value === 0 || (value && value !== 'no'))
      .map(([name, value]) => [camel(name), setting(value)]),
  )

/** undefined for an invalid popup. */
export const decodeCampaign = (wire: Record<string, unknown>): Required<CampaignSettings> | undefined => {
  const id = `${wire.poptin_id}`
  if (!/^[\w-]{13}$/.test(id)) return
  return {
    id,
    key: `${(yes(wire.ab_test) && wire.ab_test_parent_id) || id}`,
    type: decodeType(`${wire.poptin_type}`),
    templateUrl: `${wire.poptin_url ?? ''}`,
    html: `${wire.poptin ?? ''}`,
    onClickOnly: yes(wire.on_click),
    triggers: triggersIn(wire.triggers),
    frequency: {
      // Own names: one character, which is no inherited name.
      rule: RULES[`${wire.d_f_r}`.slice(-1)] ?? 'always',
      count: Number(wire.d_f_a) || 0,
    },
    stopWhenConverted: yes(wire.stop_showing_to_converted_users),
    // Our own field. For servers that do not send it, the legacy-server chunk reads the parts from the template.
    parts: list(wire.parts ?? ['legacy-server']) as string[],
    // Our own field. If the server does not send it, assume that the popup has targeting.
    targeted: wire.targeted !== 'no',
  }
}
