/** Parses, validates and formats phone numbers by the rules of a dial code. */
import {
  type CountryCode,
  Metadata,
  type MetadataJson,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core'
import { type Doubt, doubt } from '../../../shared/checks/check'
import type { MessageKey } from '../../../shared/checks/messages'
import { asDialledToday } from '../../../shared/checks/mexico'
import { normalisePhone } from '../../../shared/checks/normalise-phone'
import { digitsOf, readPhone, withExtension } from '../../../shared/checks/phone'
import { onKeys } from '../../../shared/checks/phone-keys'

/** Dial code of each country, without the plus. Of countries that share a code, the main one comes first. */
export type DialCodes = Record<string, string>

/** A country and the rules of its dial code (build/phone.js). `rules` is undefined unless they are loaded. */
export interface Region {
  country: string
  dialCode: string
  rules?: MetadataJson | undefined
}

/** Codes of services and networks that belong to no country: freephone, satellites, premium rates. */
const NON_GEOGRAPHIC = /^\+(8(00|08|70|78|81|82|83|88)|979)\d{4,12}$/

/** Most countries dial 00 for a plus. */
const withPlus = (text: string): string => onKeys(readPhone(text).number.replace(/^\+?[\s(]*00\)?/, '+'))

const isNonGeographic = (text: string): boolean => NON_GEOGRAPHIC.test(normalisePhone(withPlus(text)))

const read = (number: string, { country, rules }: Region): PhoneNumber | undefined =>
  rules && parsePhoneNumberFromString(number, { defaultCountry: country as CountryCode, extract: false }, rules)

/**
 * A number that begins with the dial code, and with nothing that is dialled before numbers at home, lacks its plus:
 * `62 812 …` in Indonesia, where it might be one without its 0.
 */
const withoutPlus = (number: string, parsed: PhoneNumber, region: Region): PhoneNumber | undefined => {
  const digits = digitsOf(number)
  if (number.includes('+') || !digits.startsWith(region.dialCode) || digitsOf(parsed.formatNational()) === digits)
    return
  return read(`+${digits}`, region)
}

const parse = (text: string, region: Region): PhoneNumber | undefined => {
  const number = asDialledToday(withPlus(text), region.country)
  const parsed = read(number, region)
  if (parsed?.isValid()) {
    const abroad = withoutPlus(number, parsed, region)
    return abroad?.isValid() ? abroad : parsed
  }
  // `(0)` is for those who dial at home, also where nobody dials it any more. Words may stand beside a number.
  const others = [number.replace(/\(0\)/, ''), number.replace(/[^\d+]/g, '')].filter((other) => other !== number)
  return others.map((other) => read(other, region)).find((other) => other?.isValid()) ?? parsed
}

const parseValid = (text: string, region: Region): PhoneNumber | undefined => {
  const number = parse(text, region)
  return number?.isValid() ? number : undefined
}

/** Words beside a number may change it. */
const hasWords = (text: string): boolean => /\p{L}/u.test(withPlus(text))

/** The digits that a country dials for a plus; '' if its rules are not there. */
const prefixOf = ({ country, rules }: Region): string => {
  if (!rules) return ''
  const metadata = new Metadata(rules)
  metadata.selectNumberingPlan(country as CountryCode)
  return metadata.numberingPlan?.IDDPrefix() ?? ''
}

/** Digits of a number with its dial code that is likely to be one. Shorter ones are of small islands. */
const LIKELY_DIGITS = 9

/** With a plus for what is dialled before it; undefined if no dial code follows. */
const withoutPrefix = (text: string, prefixes: string, dialCodes: DialCodes, least = 1): string | undefined => {
  const { number, extension } = readPhone(text)
  const digits = number.replace(/\D/g, '')
  const [prefix = ''] = (prefixes && new RegExp(`^(?:${prefixes})`).exec(digits)) || []
  const digitsAfterPrefix = digits.slice(prefix.length)
  const isKnown = prefix && Object.values(dialCodes).some((code) => digitsAfterPrefix.startsWith(code))
  if (isKnown && digitsAfterPrefix.length >= least) return withExtension(`+${digitsAfterPrefix}`, extension)
}

/** No dial code begins with 0. */
const isWithPlus = (text: string): boolean => /^\+[\s(]*[1-9]/.test(readPhone(text).number)

export const beginsWith00 = (text: string): boolean => /^\D*00/.test(readPhone(text).number)

/**
 * A number as it is dialled from this country to another (`011 44 20 …`), with a plus; undefined for any other. After 00,
 * which stands for a plus wherever it is typed, only Australia's 0011 cannot be the beginning of a dial code.
 */
export const dialledAbroad = (text: string, region: Region, dialCodes: DialCodes): string | undefined => {
  if (isWithPlus(text) || parseValid(text, region)) return
  return withoutPrefix(text, beginsWith00(text) ? '0011' : prefixOf(region), dialCodes, LIKELY_DIGITS)
}

/** The readings of a number that begins as it is dialled to other countries, each with a plus. */
export interface Readings {
  /** Where this country dials more than 00 before numbers of others: 001 or 00700 in Korea, 0015 in Brazil. */
  own: string
  /** 00 as an international prefix, as in most countries. */
  usual: string
  /** True if the visitor has typed 00 apart from the rest. */
  is00Apart: boolean
}

/** undefined where there is one reading. The rules of the countries that they belong to tell which it is. */
export const readingsOf = (text: string, region: Region, dialCodes: DialCodes): Readings | undefined => {
  if (isWithPlus(text) || parseValid(text, region)) return
  const own = withoutPrefix(text, prefixOf(region), dialCodes)
  const usual = `+${withPlus(text).replace(/\D/g, '')}`
  if (own && own !== usual) return { own, usual, is00Apart: /^\D*00\D/.test(readPhone(text).number) }
}

export const isValid = (text: string, region: Region): boolean => Boolean(parseValid(text, region))

/** The country of a number with an international prefix, if it differs from the current dial code. */
export const foreignCountry = (text: string, { dialCode }: Region, dialCodes: DialCodes): string | undefined => {
  const [, digits] = /^\+(\d+)/.exec(withPlus(text).replace(/[^\d+]/g, '')) ?? []
  if (digits && !digits.startsWith(dialCode))
    return Object.entries(dialCodes).find(([, code]) => digits.startsWith(code))?.[0]
}

/** New ranges come before their rules do: a length that is possible is asked about. */
const problemOf = (text: string, region: Region): MessageKey | Doubt | undefined => {
  const number = parse(text, region)
  if (number?.isValid()) return hasWords(text) ? doubt('phoneInternational') : undefined
  return number?.isPossible() ? doubt('phoneInternational') : 'phoneInternational'
}

/** The error of a number (specification, section 5). undefined for valid ones, and without rules to check by. */
export const numberProblem = (text: string, region: Region): MessageKey | Doubt | undefined => {
  try {
    if (digitsOf(withPlus(text)) || /\S/.test(text))
      return region.rules && !isNonGeographic(text) ? problemOf(text, region) : undefined
  } catch {
    return 'phone'
  }
}

/** The national format and country of a number; undefined if it is invalid. */
export const formatNational = (text: string, region: Region): { text: string; country: string } | undefined => {
  const number = parseValid(text, region)
  if (!number || hasWords(text)) return
  const { extension } = readPhone(text)
  return { text: withExtension(number.formatNational(), extension), country: number.country ?? region.country }
}

/** ITU-T E.164 if the number is known: only the country's rules tell whether a leading 0 belongs to it, as in Italy. */
export const submittedNumber = (text: string, region: Region): string => {
  const { extension } = readPhone(text)
  const number = parse(text, region)
  const e164 = number?.isPossible() && !isNonGeographic(text) ? number.number : undefined
  return withExtension(e164 ?? normalisePhone(withPlus(text), region.dialCode), extension)
}
