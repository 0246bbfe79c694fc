import type { Check } from './check'
import { readDate } from './date'

/** Must be earlier than now. */
export const birthday: Check = (value, { now }) => {
  // No day at all is NaN, which is not earlier than anything.
  if (value && !(Number(readDate(value) ?? Number.NaN) < now)) return 'birthday'
}
