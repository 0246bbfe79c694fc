/** What a typed phone number is by the rules of its dial code. */
import {
  type CountryCode,
  type MetadataJson,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core'
import type { MessageKey } from '../../../shared/checks/messages'
import { normalisePhone } from '../../../shared/checks/normalise-phone'
import { tidy as unmarked } from '../../../shared/checks/tidy'

/** Dial code of each country, without its plus. Of those that share one, the country whose rules they follow comes first. */
export type DialCodes = Record<string, string>

/** A country, and the rules of its dial code as the build cut them out; none while they are on their way, or cannot be had. */
export interface Region {
  country: string
  dialCode: string
  rules?: MetadataJson
}

/** 00 is how most of the world dials a plus. */
const plus = (text: string): string => unmarked(text).replace(/^00/, '+')

const read = (text: string, { country, rules }: Region): PhoneNumber | undefined =>
  rules && parsePhoneNumberFromString(plus(text), { defaultCountry: country as CountryCode, extract: false }, rules)

const valid = (text: string, region: Region): PhoneNumber | undefined => {
  const number = read(text, region)
  return number?.isValid() ? number : undefined
}

/** The country that a number names itself, when that is not one of the present dial code. */
export const abroad = (text: string, { dialCode }: Region, dialCodes: DialCodes): string | undefined => {
  const [, digits] = /^\+(\d+)/.exec(plus(text).replace(/[^\d+]/g, '')) ?? []
  if (digits && !digits.startsWith(dialCode))
    return Object.entries(dialCodes).find(([, code]) => digits.startsWith(code))?.[0]
}

/** Specification, section 5. Nothing where there are no rules to judge by. */
export const complaint = (text: string, region: Region): MessageKey | undefined => {
  try {
    if (text.trim() && region.rules && !valid(text, region)) return 'phoneInternational'
  } catch {
    return 'phone'
  }
}

/** As it is written in its country, and which one that is; nothing for a number that is not valid. */
export const tidy = (text: string, region: Region): { text: string; country: string } | undefined => {
  const number = valid(text, region)
  return number && { text: number.formatNational(), country: number.country ?? region.country }
}

/** ITU-T E.164 where the number is valid. Only its country's rules tell whether a leading 0 is part of it, as in Italy. */
export const submitted = (text: string, region: Region): string =>
  valid(text, region)?.number ?? normalisePhone(plus(text), region.dialCode)
