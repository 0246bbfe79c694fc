/**
 * POST {api}/api/display/conversion/{viewer_id} (specification, section 7), the server's half. Refused is what a script got
 * wrong; what a visitor left is taken as it is.
 */
import * as v from 'valibot'
import { isFilled } from '../../checks/required'
import { tidy } from '../../checks/tidy'
import { BUILT_IN } from '../../fields'
import { TARGETS } from '../../popup'
import { snake } from '../names'
import { LooseId, PopupId, Text, Typed, TypedOrList } from './text'

const typed = (names: string[]) => v.object(Object.fromEntries(names.map((name) => [name, Typed])))

const BuiltInFields = typed(BUILT_IN.map(snake))

const ExtraField = v.object({ name: Typed, property_name: Typed, value: TypedOrList })

/** The list arrives as JSON text. */
const ExtraFields = v.pipe(
  Text,
  v.transform((text) => text || '[]'),
  v.parseJson(undefined, 'must be a list in JSON'),
  v.array(ExtraField, 'must be a list of fields'),
)

/** Facts of the visit that are kept beside a conversion as they came. */
const FACTS =
  'referrer previous_url title visitor facebook_messanger_data_ref origin_landing_page previous_visited_pages previous_visited_pages_with_current previous_visited_pages_with_timestamp all_visited_pages store_integration store_integration_customer_id browser_language operating_system last_converted_email leader_request_cookie extra_button coupon prize_id poptin_view_id'
const Facts = typed(FACTS.split(' '))

const Form = v.object({
  poptin_id: PopupId,
  p_target: v.optional(v.union([v.picklist(TARGETS), v.literal('')], `must be one of ${TARGETS.join(', ')}`), ''),
  email: v.pipe(Typed, v.transform(tidy)),
  newExtraFields: ExtraFields,
  checkbox_checked: Typed,
  trigger: Typed,
  url: Typed,
  client_id: Typed,
  submission_id: LooseId,
  elapsed: v.pipe(
    Text,
    v.check((text) => Number(text || 0) >= 0, 'must be a number of seconds'),
    v.transform((text) => (text === '' ? undefined : Number(text))),
  ),
  trap: Typed,
})

const filled = (fields: Iterable<[string, string]>): Record<string, string> =>
  Object.fromEntries([...fields].filter(([name, value]) => name && isFilled(value)))

type Raw = v.InferOutput<typeof Form> & { builtIn: Record<string, string>; facts: Record<string, string> }

const decode = (raw: Raw) => ({
  popupId: raw.poptin_id,
  /** '' when the script did not say. */
  target: raw.p_target,
  /** '' from scripts that send none. */
  submissionId: raw.submission_id,
  email: raw.email,
  /** Every field but the email that was filled, by our names. A built-in field wins over an extra one of its name. */
  fields: filled([
    ...raw.newExtraFields.map(({ name, property_name, value }): [string, string] => [property_name || name, value]),
    // Own names: the built-in ones.
    ...BUILT_IN.filter((name) => name !== 'email').map((name): [string, string] => [
      name,
      raw.builtIn[snake(name)] ?? '',
    ]),
  ]),
  /** 'true' or 'false' as ticked; '' when the form has no such box. */
  consent: raw.checkbox_checked,
  trigger: raw.trigger,
  url: raw.url,
  clientId: raw.client_id,
  /** Seconds from opening to submission, where it was told. */
  elapsed: raw.elapsed,
  trap: raw.trap,
  facts: filled(Object.entries(raw.facts)),
})

export type Conversion = ReturnType<typeof decode>

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

export const encodeConversion = (id: string, code: string): Record<string, unknown> => ({
  success: true,
  conversion_id: id,
  integration: { conversion_code: code },
})
