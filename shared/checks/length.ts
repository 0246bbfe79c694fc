import type { Check } from './check'

/** Longest value of a field (specification, section 9), in UTF-16 units like `maxlength`. */
export const FIELD_MAX = 254

export const length: Check = (value) => (value.length > FIELD_MAX ? 'tooLong' : undefined)
