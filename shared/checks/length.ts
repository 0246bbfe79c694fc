import type { Check, Limits } from './check'

/** Longest value of a line (specification, section 9), in UTF-16 units like `maxlength`. */
export const FIELD_MAX = 254
/** Most characters of a text of several lines. */
const AREA_MAX = 5_000
/** Most characters of an address of a page. */
export const ADDRESS_MAX = 2_048

const BY_TYPE = new Map([
  ['textarea', AREA_MAX],
  ['url', ADDRESS_MAX],
])

/** The owner's own limit, or what holds for a field of this type. */
export const maxLengthOf = (type: string, { maxlength }: Limits): number => maxlength ?? BY_TYPE.get(type) ?? FIELD_MAX

export const length: Check = (value, { minlength = 0, maxlength = FIELD_MAX }) => {
  if (value.length > maxlength) return 'tooLong'
  if (value && value.length < minlength) return 'tooShort'
}
