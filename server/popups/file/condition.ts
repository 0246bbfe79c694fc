/** Popup file: a condition on a value of the page, by its name. */
import * as v from 'valibot'
import { COMPARISONS, type Comparison } from '../../../shared/targeting/chunk-values'
import { flag, keyed, oneOf, textOf } from '../../files/values'

/** Comparisons without a value. */
const bare = (comparison: Comparison): boolean => comparison === 'exists' || comparison === 'not_exists'

const Value = v.pipe(
  v.union([v.string(), v.number(), v.boolean()], 'must be text, a number, true or false'),
  v.transform(String),
  v.maxLength(1000, 'must be 1000 characters or less'),
)

export const Condition = v.pipe(
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
