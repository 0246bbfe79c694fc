/**
 * Server side of POST {api}/api/display/conversion/{viewer_id} (specification, section 7). Refuses errors of a script,
 * but never what a visitor typed.
 */
import * as v from 'valibot'
import { isFilled } from '../../checks/required'
import { tidyEmail } from '../../checks/tidy-email'
import { TARGETS } from '../../model/popup'
import { BUILT_IN } from '../../model/template'
import { snake } from '../../values/names'
import { LooseId, PopupId, Text, typedOrListUpTo, typedUpTo } from './text'

/**
 * Far above what a real form needs, so that no lead is refused. Longer text is cut, and the checks mark it as too long;
 * a longer list of fields is refused.
 */
const MAX_FIELDS = 200
const MAX_NAME_LENGTH = 200
const MAX_VALUE_LENGTH = 10_000
/** Characters of all names and values together. */
export const MAX_LEAD_LENGTH = 65_536
/** Limits of a URL, and of a keyword from the script, in characters. */
const MAX_URL_LENGTH = 4_000
const MAX_WORD_LENGTH = 100
/** The list of visited pages may be as large as the body. */
const MAX_FACT_LENGTH = 262_144

const typed = (names: string[], length: number) =>
  v.object(Object.fromEntries(names.map((name) => [name, typedUpTo(length)])))

const Value = typedUpTo(MAX_VALUE_LENGTH)
const Word = typedUpTo(MAX_WORD_LENGTH)
const BuiltInFields = typed(BUILT_IN.map(snake), MAX_VALUE_LENGTH)

const ExtraField = v.object({
  name: typedUpTo(MAX_NAME_LENGTH),
  property_name: typedUpTo(MAX_NAME_LENGTH),
  value: typedOrListUpTo(MAX_VALUE_LENGTH),
})

/** The list is sent as JSON text. */
const ExtraFields = v.pipe(
  Text,
  v.transform((text) => text || '[]'),
  v.parseJson(undefined, 'must be a list in JSON'),
  v.array(v.unknown(), 'must be a list of fields'),
  v.maxLength(MAX_FIELDS, `must have at most ${MAX_FIELDS} fields`),
  v.array(ExtraField),
)

/** Facts of the visit, stored unchanged with the conversion. */
const FACTS =
  'referrer previous_url title visitor facebook_messanger_data_ref origin_landing_page previous_visited_pages previous_visited_pages_with_current previous_visited_pages_with_timestamp all_visited_pages store_integration store_integration_customer_id browser_language operating_system last_converted_email leader_request_cookie extra_button coupon prize_id poptin_view_id'
const Facts = typed(FACTS.split(' '), MAX_FACT_LENGTH)

const Form = v.object({
  poptin_id: PopupId,
  p_target: v.optional(v.union([v.picklist(TARGETS), v.literal('')], `must be one of ${TARGETS.join(', ')}`), ''),
  email: v.pipe(Value, v.transform(tidyEmail)),
  newExtraFields: ExtraFields,
  checkbox_checked: Word,
  trigger: Word,
  url: typedUpTo(MAX_URL_LENGTH),
  client_id: Word,
  submission_id: LooseId,
  elapsed: v.pipe(
    Text,
    v.check((text) => Number(text || 0) >= 0, 'must be a number of seconds'),
    v.transform((text) => (text === '' ? undefined : Number(text))),
  ),
  trap: Word,
  /** Number of times that the visitor has pressed a key or the pointer in the form, as the browser itself says. */
  gestures: Word,
  /** Names of fields, one after the other. */
  unsure: typedUpTo(MAX_VALUE_LENGTH),
})

/** Our names of the built-in fields except the email, and those that are sent. */
const NAMES = BUILT_IN.filter((name) => name !== 'email').map((name) => [name, snake(name)] as const)

const filled = (fields: Iterable<[string, string]>): Record<string, string> =>
  Object.fromEntries([...fields].filter(([name, value]) => name && isFilled(value)))

type Raw = v.InferOutput<typeof Form> & { builtIn: Record<string, string>; facts: Record<string, string> }

const decode = (raw: Raw) => ({
  popupId: raw.poptin_id,
  /** '' if the script did not say. */
  target: raw.p_target,
  /** '' from scripts that send none. */
  submissionId: raw.submission_id,
  email: raw.email,
  /** All filled-in fields except the email, by our names. Built-in fields override extra fields of the same name. */
  fields: filled([
    ...raw.newExtraFields.map(({ name, property_name, value }): [string, string] => [property_name || name, value]),
    // Own names: of the built-in fields.
    ...NAMES.map(([name, field]): [string, string] => [name, raw.builtIn[field] ?? '']),
  ]),
  /** 'true' or 'false'; '' if the form has no consent box. */
  consent: raw.checkbox_checked,
  trigger: raw.trigger,
  url: raw.url,
  clientId: raw.client_id,
  /** Seconds from opening to submission, if sent. */
  elapsed: raw.elapsed,
  trap: raw.trap,
  /** undefined if the form was pressed before the code was there that counts them. */
  gestures: raw.gestures === '' ? undefined : Number(raw.gestures) || 0,
  /** Names of the fields whose value is unlikely and, as the visitor says, right. */
  unsure: raw.unsure.split(',').filter(Boolean).slice(0, MAX_FIELDS),
  facts: filled(Object.entries(raw.facts)),
})

export type ReceivedConversion = ReturnType<typeof decode>

export const ConversionForm = v.pipe(
  v.intersect([
    Form,
    v.pipe(
      BuiltInFields,
      v.transform((builtIn) => ({ builtIn })),
    ),
    v.pipe(
      Facts,
      v.transform((facts) => ({ facts })),
    ),
  ]),
  v.transform(decode),
)

/** Length of all names and values together, in characters. */
export const sizeOfLead = ({ email, fields }: ReceivedConversion): number =>
  Object.entries(fields).reduce((sum, [name, value]) => sum + name.length + value.length, email.length)

export const encodeConversion = (id: string, code: string): Record<string, unknown> => ({
  success: true,
  conversion_id: id,
  integration: { conversion_code: code },
})
