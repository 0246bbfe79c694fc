/** Parses, validates and formats phone numbers by the rules of a dial code. */
import {
  type CountryCode,
  type MetadataJson,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core'
import type { MessageKey } from '../../../shared/checks/messages'
import { normalisePhone } from '../../../shared/checks/normalise-phone'
import { tidy } from '../../../shared/checks/tidy'

/** Dial code of each country, without the plus. Of countries that share a code, the main one comes first. */
export type DialCodes = Record<string, string>

/** A country and the rules of its dial code (build/phone.js). `rules` is undefined unless they are loaded. */
export interface Region {
  country: string
  dialCode: string
  rules?: MetadataJson | undefined
}

/** Most countries dial 00 for a plus. */
const withPlus = (text: string): string => tidy(text).replace(/^00/, '+')

const parse = (text: string, { country, rules }: Region): PhoneNumber | undefined =>
  rules && parsePhoneNumberFromString(withPlus(text), { defaultCountry: country as CountryCode, extract: false }, rules)

const parseValid = (text: string, region: Region): PhoneNumber | undefined => {
  const number = parse(text, region)
  return number?.isValid() ? number : undefined
}

/** The country of a number with an international prefix, if it differs from the current dial code. */
export const foreignCountry = (text: string, { dialCode }: Region, dialCodes: DialCodes): string | undefined => {
  const [, digits] = /^\+(\d+)/.exec(withPlus(text).replace(/[^\d+]/g, '')) ?? []
  if (digits && !digits.startsWith(dialCode))
    return Object.entries(dialCodes).find(([, code]) => digits.startsWith(code))?.[0]
}

/** The error of a number (specification, section 5). undefined for valid ones, and without rules to check by. */
export const numberProblem = (text: string, region: Region): MessageKey | undefined => {
  try {
    if (text.trim() && region.rules && !parseValid(text, region)) return 'phoneInternational'
  } catch {
    return 'phone'
  }
}

/** The national format and country of a number; undefined if it is invalid. */
export const formatNational = (text: string, region: Region): { text: string; country: string } | undefined => {
  const number = parseValid(text, region)
  return number && { text: number.formatNational(), country: number.country ?? region.country }
}

/** ITU-T E.164 if the number is valid: only the country's rules tell whether a leading 0 belongs to it, as in Italy. */
export const submittedNumber = (text: string, region: Region): string =>
  parseValid(text, region)?.number ?? normalisePhone(withPlus(text), region.dialCode)
