import { normalisePhone } from './normalise-phone'

/** As far as a number can be judged without its country's rules: a plus and 7 to 15 digits (ITU-T E.164). */
export const isInternational = (value: string): boolean => /^\+[1-9]\d{6,14}$/.test(normalisePhone(value))
