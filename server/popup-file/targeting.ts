/** Popup file: targeting, that is where and to whom a popup shows. */
import * as v from 'valibot'
import { DEVICES, type Targeting } from '../../shared/model/popup-targeting'
import { COMPARISONS, type Comparison, ENGAGEMENTS } from '../../shared/model/targeting'
import { PopupId } from '../../shared/wire/server/text'
import { flag, keyed, listOf, oneOf, textOf } from './values'
import { VISIT_TARGETING } from './visit-targeting'

/** Comparisons without a value. */
const bare = (comparison: Comparison): boolean => comparison === 'exists' || comparison === 'not_exists'

const Value = v.pipe(
  v.union([v.string(), v.number(), v.boolean()], 'must be text, a number, true or false'),
  v.transform(String),
  v.maxLength(1000, 'must be 1000 characters or less'),
)

const Condition = v.pipe(
  keyed({
    show: v.optional(flag, true),
    name: textOf(200),
    comparison: oneOf(COMPARISONS),
    value: v.exactOptional(Value),
  }),
  v.partialCheck(
    [['comparison'], ['value']],
    ({ comparison, value }) => value !== undefined || bare(comparison),
    'must have a value to compare with',
  ),
  v.transform(({ value = '', ...rest }) => ({ ...rest, value: bare(rest.comparison) ? '' : value })),
)

const Engagement = keyed({
  show: v.optional(flag, true),
  what: oneOf(ENGAGEMENTS),
  kind: v.optional(oneOf(['embedded', 'other']), 'other'),
  popup: v.optional(v.union([v.literal('any'), PopupId], 'must be any or the 13 characters of a popup id'), 'any'),
})

const Written = keyed({
  device: v.exactOptional(oneOf(DEVICES)),
  engagement: v.exactOptional(Engagement),
  sourceCode: v.exactOptional(keyed({ contains: v.optional(flag, true), text: textOf(1000) })),
  variables: v.exactOptional(listOf(Condition, 'conditions', 20)),
  cookies: v.exactOptional(listOf(Condition, 'conditions', 20)),
  adblock: v.exactOptional(flag),
  searchBar: v.exactOptional(flag),
  abTest: v.exactOptional(PopupId),
  audience: v.exactOptional(listOf(Condition, 'conditions', 20)),
  ...VISIT_TARGETING,
} satisfies Record<keyof Targeting, v.GenericSchema>)

/** The annotation makes tsc check the schema against the type. */
export const TargetingFile: v.GenericSchema<unknown, Targeting> = Written
