/** All checks by their names in `data-wisp-check`. */
import { birthday } from './birthday'
import type { Check } from './check'
import { chosen } from './chosen'
import { date } from './date'
import { emailBusiness } from './email-business'
import { emailTypoAndBusiness } from './email-typo-and-business'
import { emailTypos } from './email-typos'
import { length } from './length'
import { number } from './number'
import { personName } from './person-name'
import { phoneAdvanced } from './phone-advanced'
import { phoneBasic } from './phone-basic'
import { phoneInternational } from './phone-international'
import { required } from './required'
import { ticked } from './ticked'
import { url } from './url'

export const CHECKS = {
  required,
  ticked,
  chosen,
  length,
  name: personName,
  'check-typos': emailTypos,
  business: emailBusiness,
  'typo-and-business': emailTypoAndBusiness,
  'no-validation': () => undefined,
  'phone-basic': phoneBasic,
  'phone-advanced': phoneAdvanced,
  'phone-international': phoneInternational,
  birthday,
  date,
  number,
  url,
} satisfies Record<string, Check>

export type CheckName = keyof typeof CHECKS
