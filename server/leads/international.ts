import { normalisePhone } from '../../shared/checks/normalise-phone'
import { readPhone } from '../../shared/checks/phone'

/** True for a plus and 7 to 15 digits (ITU-T E.164): all that can be checked without the country's rules. */
export const isInternational = (value: string): boolean =>
  /^\+[1-9]\d{6,14}$/.test(normalisePhone(readPhone(value).number))
