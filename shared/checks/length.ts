import type { Check, Limits } from './check'

/** Longest value of a line (specification, section 9), in UTF-16 units like `maxlength`. */
export const MAX_FIELD_LENGTH = 254
/** Most characters of a text of several lines. */
const MAX_TEXTAREA_LENGTH = 5_000
/** Most characters of an address of a page. */
export const MAX_ADDRESS_LENGTH = 2_048

const BY_TYPE = new Map([
  ['textarea', MAX_TEXTAREA_LENGTH],
  ['url', MAX_ADDRESS_LENGTH],
])

/** The owner's own limit, or what holds for a field of this type. */
export const maxLengthOf = (type: string, { maxlength }: Limits): number =>
  maxlength ?? BY_TYPE.get(type) ?? MAX_FIELD_LENGTH

export const length: Check = (value, { minlength = 0, maxlength = MAX_FIELD_LENGTH }) => {
  if (value.length > maxlength) return 'tooLong'
  if (value && value.length < minlength) return 'tooShort'
}
