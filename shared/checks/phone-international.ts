import type { Check } from './check'
import { normalisePhone } from './normalise-phone'

/** As far as a number can be judged without its country's rules: a plus and 7 to 15 digits (ITU-T E.164). */
export const phoneInternational: Check = (value) => {
  if (value && !/^\+[1-9]\d{6,14}$/.test(normalisePhone(value))) return 'phoneInternational'
}
