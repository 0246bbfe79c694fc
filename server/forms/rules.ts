/** Fields of contact forms as those of popups, which are tidied and checked by the same functions. */
import type { FieldRules } from '../../shared/checks/field-checks'
import { MAX_ADDRESS_LENGTH, MAX_FIELD_LENGTH } from '../../shared/checks/length'
import { own } from '../../shared/values/own'
import type { ContactField, FieldKind } from './form'

/** Most characters of a field that names no `maxlength`. */
const MAX_LINE_LENGTH = 400
export const MAX_STORED_TEXT_LENGTH = 10_000
const MAX_LENGTH_BY_KIND: Partial<Record<FieldKind, number>> = {
  textarea: MAX_STORED_TEXT_LENGTH,
  hidden: MAX_STORED_TEXT_LENGTH,
  url: MAX_ADDRESS_LENGTH,
  email: MAX_FIELD_LENGTH,
}

/** The same rules as in a popup, by the same functions. Fields with several values have checks of their own. */
export const rulesOf = ({ name, kind, minlength, maxlength, min, max }: ContactField): FieldRules => ({
  name: `contact ${name}`,
  type: kind === 'range' ? 'number' : kind,
  required: false,
  asked: [],
  limits: {
    minlength,
    maxlength: maxlength ?? own(MAX_LENGTH_BY_KIND, kind) ?? MAX_LINE_LENGTH,
    // Any number, not only whole or positive ones.
    min: `${min ?? (kind === 'date' ? '' : Number.NEGATIVE_INFINITY)}`,
    max: max === undefined ? '' : `${max}`,
    step: 'any',
  },
})
