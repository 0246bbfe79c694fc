import type { Check } from './check'
import { readDate } from './date'

/** A birthday must be in the past. */
export const birthday: Check = (value, { now }) => {
  // An invalid date gives NaN, and comparing NaN is always false.
  if (value && !(Number(readDate(value) ?? Number.NaN) < now)) return 'birthday'
}
