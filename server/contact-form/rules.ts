/** Fields of contact forms as those of popups, which are tidied and checked by the same functions. */
import type { FieldRules } from '../../shared/checks/field'
import { ADDRESS_MAX, FIELD_MAX } from '../../shared/checks/length'
import { own } from '../../shared/platform/own'
import type { ContactField, FieldKind } from './form'

/** Most characters of a field that names no `maxlength`. */
const LINE_MAX = 400
export const TEXT_MAX = 10_000
const LONGEST_VALUES: Partial<Record<FieldKind, number>> = {
  textarea: TEXT_MAX,
  hidden: TEXT_MAX,
  url: ADDRESS_MAX,
  email: FIELD_MAX,
}

/** As a field of a popup, which is checked by the same functions. Fields with several values have checks of their own. */
export const rulesOf = ({ name, kind, minlength, maxlength, min, max }: ContactField): FieldRules => ({
  ...{ name: `contact ${name}`, type: kind === 'range' ? 'number' : kind, required: false, asked: [] },
  limits: {
    ...{ minlength, maxlength: maxlength ?? own(LONGEST_VALUES, kind) ?? LINE_MAX },
    // Any number, not only whole or positive ones.
    ...{
      min: `${min ?? (kind === 'date' ? '' : Number.NEGATIVE_INFINITY)}`,
      max: max === undefined ? '' : `${max}`,
      step: 'any',
    },
  },
})
