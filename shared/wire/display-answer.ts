/**
 * The answer of the display and click calls (specification, section 3). Hostile: what does not fit is left out.
 * Only what the loader decides on is decoded here; popup.ts decodes the rest where it is drawn.
 */

import type { Campaign } from '../model/campaign'
import type { Frequency } from '../model/frequency'
import type { TriggerSettings } from '../model/trigger-settings'
import { guard } from '../platform/dom'
import { camel, list, object, yes } from './names'
import { decodeType } from './type'

interface DecodedDisplay {
  campaigns: Campaign[]
  /** Where the server takes the visitor to be: text, unless somebody plays tricks; who reads it asks. */
  place: ['country' | 'ip', unknown][]
  /** Chunks to run on the page. */
  run: string[]
  /** Nothing may be shown; restriction.ts decodes why. */
  restricted: boolean
}

/** `display_once_every_few_visiting_4`, `…_days_3`, `…_a_visitor_2`, `…_everypage_5`: the last digit tells them apart. */
const RULES: Record<string, Frequency['rule']> = { 2: 'once', 3: 'days', 4: 'visits' }

const frequency = (rule: unknown, count: unknown): Frequency => ({
  // Own names: one sign is the name of nothing else.
  rule: RULES[`${rule}`.slice(-1)] ?? 'always',
  count: Number(count) || 0,
})

/** On is `true`; a number is a number, also as text; a word (`back`) stays a word. */
const setting = (value: unknown): unknown => {
  if (value === true || value === 'yes') return true
  return Number.isNaN(Number(value)) ? value : Number(value)
}

const triggers = (raw: unknown): TriggerSettings =>
  Object.fromEntries(
    Object.entries(object(raw))
      .filter(([, value]) => value === 0 || (value && value !== 'no'))
      .map(([name, value]) => [camel(name), setting(value)]),
  )

/** A popup without a language or city of its own has the answer's; `if_freemium` is the account's alone: see below. */
const campaign = (wire: Record<string, unknown>): Campaign[] => {
  const id = `${wire.poptin_id}`
  if (!/^[\w-]{13}$/.test(id)) return []
  return [
    {
      id,
      key: `${(yes(wire.ab_test) && wire.ab_test_parent_id) || id}`,
      type: decodeType(wire.poptin_type),
      templateUrl: `${wire.poptin_url ?? ''}`,
      html: `${wire.poptin ?? ''}`,
      onClickOnly: yes(wire.on_click),
      triggers: triggers(wire.triggers),
      frequency: frequency(wire.d_f_r, wire.d_f_a),
      stopWhenConverted: yes(wire.stop_showing_to_converted_users),
      // Ours, beside the specification's: for a server that does not say, a chunk reads them off the template.
      parts: list(wire.parts ?? ['legacy-server']).map(String),
      // Ours, beside the specification's: a server that does not say may have sent any of it.
      targeted: wire.targeted !== 'no',
      wire,
    },
  ]
}

export const decodeDisplay = (raw: Record<string, unknown>): DecodedDisplay => {
  const restricted = raw.display === 'not_allowed'
  return {
    // One that makes trouble must not take the others with it.
    campaigns: list(!restricted && raw.poptins).flatMap(
      (popup) =>
        guard(() => campaign({ lang: raw.lang, city: raw.city, ...object(popup), if_freemium: raw.if_freemium })) ?? [],
    ),
    place: [
      ['country', raw.country_code ?? raw.cc],
      ['ip', raw.ip],
    ],
    // Ours, beside the specification's: for a server that does not say, a chunk finds out.
    run: list(raw.run ?? ['legacy-server']).map(String),
    restricted,
  }
}
