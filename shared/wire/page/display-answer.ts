/**
 * The answer of the display and click calls (specification, section 3). It is untrusted: invalid parts are left out.
 * Only what the loader needs is decoded here; popup.ts decodes the rest when the popup is drawn.
 */

import type { Frequency } from '../../model/frequency'
import type { TriggerSettings } from '../../model/trigger-settings'
import type { Campaign } from '../../page/model/campaign'
import type { DisplayAnswer } from '../../page/model/display-answer'
import { guard } from '../../page/platform/dom'
import { entries, fromEntries } from '../../page/platform/natives'
import { camel, list, object, yes } from '../../values/names'
import { decodeType } from '../type'

interface DecodedDisplay extends Omit<DisplayAnswer, 'status' | 'raw'> {
  /** The visitor's place, as the server knows it. The values are untrusted; readers check that they are text. */
  place: ['country' | 'ip', unknown][]
}

/**
 * The last digit identifies the rule: `display_once_every_few_visiting_4`, `…_days_3`, `…_a_visitor_2`,
 * `…_everypage_5`.
 */
const RULES: Record<string, Frequency['rule']> = { 2: 'once', 3: 'days', 4: 'visits' }

/** `yes` becomes true, numeric text a number; other words (`back`) stay as they are. */
const setting = (value: unknown): unknown =>
  value === true || value === 'yes' || (Number.isNaN(Number(value)) ? value : Number(value))

const triggers = (raw: unknown): TriggerSettings =>
  fromEntries(
    entries(object(raw))
      .filter(([, value]) => value === 0 || (value && value !== 'no'))
      .map(([name, value]) => [camel(name), setting(value)]),
  )

/** Decodes one popup; a list, so that an invalid one gives none. */
const campaign = (wire: Record<string, unknown>): Campaign[] => {
  const id = `${wire.poptin_id}`
  if (!/^[\w-]{13}$/.test(id)) return []
  return [
    {
      id,
      key: `${(yes(wire.ab_test) && wire.ab_test_parent_id) || id}`,
      type: decodeType(`${wire.poptin_type}`),
      templateUrl: `${wire.poptin_url ?? ''}`,
      html: `${wire.poptin ?? ''}`,
      onClickOnly: yes(wire.on_click),
      triggers: triggers(wire.triggers),
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
      wire,
    },
  ]
}

export const decodeDisplay = (raw: Record<string, unknown>): DecodedDisplay => {
  const restricted = raw.display === 'not_allowed'
  return {
    // An invalid popup must not affect the others. Popups inherit from the answer, such as its language, city and `viewer_id`; only
    // the account decides on `if_freemium`.
    campaigns: list(!restricted && raw.poptins).flatMap(
      (popup) => guard(() => campaign({ ...raw, ...object(popup), if_freemium: raw.if_freemium })) ?? [],
    ),
    place: [
      ['country', raw.country_code ?? raw.cc],
      ['ip', raw.ip],
    ],
    // Our own field. For servers that do not send it, the legacy-server chunk works out what to run.
    run: list(raw.run ?? (raw.display && ['legacy-server'])).map(String),
    restricted,
  }
}
