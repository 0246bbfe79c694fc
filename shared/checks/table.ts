/** All checks by their names in `data-wisp-check`. */

import { type Check, doubt } from './check'
import { date, readDate } from './date'
import { domainOf, emailSyntax } from './email'
import { length } from './length'
import { number } from './number'
import { digitsOf, readPhone } from './phone'
import { isFilled, required } from './required'
import { withScheme } from './web-address'

const parses = (address: string): boolean => {
  try {
    return Boolean(new URL(address))
  } catch {
    return false
  }
}

/** A web address, with or without its scheme. */
const url: Check = (value) => {
  const address = withScheme(value)
  if (value && !(/^https?:\/\//i.test(address) && parses(address))) return 'url'
}

/** The domain must not be on the list of free and disposable ones. */
const emailBusiness: Check = (value, { isFree }) => {
  if (!value) return
  const domain = domainOf(value)
  if (!domain || isFree?.(domain)) return 'business'
}

/** For a single required box, such as consent. Its value is `true`, `false`, or its own value when ticked. */
const ticked: Check = (value) => (value === '' || value === 'false' ? 'tick' : undefined)

/**
 * In the form the phone widget validates by its country's rules; the server checks that the result has a country code.
 */
const phoneInternational: Check = (value, { isInternational }) => {
  if (value && isInternational?.(value) === false) return 'phoneInternational'
}

/** Israeli numbers: 9 digits for a landline, 10 for a mobile or other number. */
const NUMBER = /^0([23489]|5[0-58]|7[234679])\d{7}$/
/** In parentheses or not, with a 0 after it or not. From America it is dialled with 011. */
const COUNTRY = /^(?:\+|00|011)?9720?/

/**
 * Written at home or from abroad, with any separators. Words beside a number are asked about, and two dashes in a row,
 * which may be a digit that is missing.
 */
const phoneAdvanced: Check = (value) => {
  if (!value) return
  const { number } = readPhone(value)
  if (!NUMBER.test(number.replace(/[^\d+]/g, '').replace(COUNTRY, '0'))) return 'phoneIsraeli'
  if (/--|\p{L}/u.test(number)) return doubt('phoneIsraeli')
}

/** Digits with what people write between them. A plus comes first. */
const USUAL = /^\+?[\d\s().,/·•*_-]+$/
/** Letters on the keys of a phone, after a few digits: 1-800-FLOWERS. */
const WORD = /^\D*\d{3,}.*[a-z]/i

/** 7 to 15 digits, whatever stands between them. */
const phoneBasic: Check = (value) => {
  if (!value) return
  const { number } = readPhone(value)
  const digits = digitsOf(number)
  if (!digits) return /\p{L}|[^\d\s().+,/-]/u.test(number) ? 'phone' : 'phoneDigits'
  const keys = WORD.test(number.replace(/\W/g, '')) ? number.replace(/[^\da-z]/gi, '') : digits
  if (keys.length < 7 || digits.length > 15) return 'phoneDigits'
  if (!USUAL.test(number)) return doubt('phone')
}

/** In characters. Longer names exist, so one that is longer is only asked about. */
const USUAL_LENGTH = 40

/** For required names: 1 to 40 characters, no digits or angle brackets. Only brackets are in no name at all. */
const personName: Check = (value) => {
  if (/[<>]/.test(value)) return 'nameBrackets'
  if (/\p{Nd}/u.test(value)) return doubt('nameDigits')
  if ([...value].length > USUAL_LENGTH) return doubt('nameLong')
}

const emailTypos: Check = (value, options) => (value ? emailSyntax(value, options) : undefined)

/** Refusals come before doubts, which the visitor may confirm. */
const emailTypoAndBusiness: Check = (value, options) => {
  const typos = emailTypos(value, options)
  return typeof typos === 'string' ? typos : (emailBusiness(value, options) ?? typos)
}

/** For required checkbox groups, radios and selects. The value is the chosen options, joined. */
const chosen: Check = (value) => (isFilled(value) ? undefined : 'choose')

/** A birthday must be in the past: today is, wherever the visitor is. */
const birthday: Check = (value, options) => {
  if (!value) return
  const problem = date(value, options)
  if (problem === 'year') return problem
  if (problem === 'date' || !(Number(readDate(value)) < options.now)) return 'birthday'
  return problem
}

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
